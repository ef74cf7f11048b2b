import { and, asc, desc, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '../client'
import { auditChain, auditLog, planConfigurations } from '../schema/audit'

export type AuditRow = typeof auditLog.$inferSelect
export type AuditLink = typeof auditChain.$inferSelect

/** Held by the process that links; no other process waits for it. */
const SEALER_LOCK = 7_412_025_002

export async function insertAuditEntry(tx: Executor, row: AuditRow): Promise<void> {
  await tx.insert(auditLog).values(row)
}

/** @returns false when another process is linking at this moment */
export async function tryLockChain(tx: Transaction): Promise<boolean> {
  const [row] = await tx.execute<{ locked: boolean }>(
    sql`select pg_try_advisory_xact_lock(${SEALER_LOCK}::bigint) as locked`,
  )
  return row?.locked === true
}

/** Two processes must not both record what only one of them should. */
export async function lockAuditNotes(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${SEALER_LOCK + 1}::bigint)`)
}

export async function findLastLink(db: Executor): Promise<AuditLink | null> {
  const [row] = await db.select().from(auditChain).orderBy(desc(auditChain.position)).limit(1)
  return row ?? null
}

/** Rows without a link, the oldest first. @param fromId the first row to look at; null: all */
export async function listUnlinked(db: Executor, fromId: string | null, limit: number): Promise<AuditRow[]> {
  const rows = await db
    .select({ entry: auditLog })
    .from(auditLog)
    .leftJoin(auditChain, eq(auditChain.entryId, auditLog.id))
    .where(and(isNull(auditChain.entryId), fromId === null ? undefined : gt(auditLog.id, fromId)))
    .orderBy(asc(auditLog.id))
    .limit(limit)
  return rows.map(({ entry }) => entry)
}

export async function insertLinks(tx: Transaction, links: readonly AuditLink[]): Promise<void> {
  // One parameter, so that the statement is the same for any number of links.
  await tx.execute(sql`insert into ${auditChain} (position, day, entry_id, hash, key_id, signature)
    select "position", "day", "entryId", "hash", "keyId", "signature"
    from jsonb_to_recordset(${JSON.stringify(links)}::jsonb)
      as link("position" bigint, "day" date, "entryId" uuid, "hash" text, "keyId" text, "signature" text)`)
}

/** Links in order, each with its row, or null where the row is gone. */
export async function listLinks(db: Executor, afterPosition: number, limit: number) {
  return db
    .select({ link: auditChain, entry: auditLog })
    .from(auditChain)
    .leftJoin(auditLog, eq(auditLog.id, auditChain.entryId))
    .where(gt(auditChain.position, afterPosition))
    .orderBy(asc(auditChain.position))
    .limit(limit)
}

export async function findLastAuditOf(
  db: Executor,
  object: { objectType: string; objectId: string },
): Promise<AuditRow | null> {
  const [row] = await db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.objectType, object.objectType), eq(auditLog.objectId, object.objectId)))
    .orderBy(desc(auditLog.id))
    .limit(1)
  return row ?? null
}

type PlanConfigurationRow = typeof planConfigurations.$inferInsert

/** The newest configuration of plans that is kept whole. */
export async function findKeptPlans(db: Executor) {
  const [row] = await db
    .select({ hash: planConfigurations.hash, configuration: planConfigurations.configuration })
    .from(planConfigurations)
    .where(isNotNull(planConfigurations.configuration))
    .orderBy(desc(planConfigurations.entryId))
    .limit(1)
  return row ?? null
}

/** Keeps a configuration of plans, the earlier ones no longer whole. */
export async function insertKeptPlans(tx: Transaction, row: PlanConfigurationRow): Promise<void> {
  await tx.update(planConfigurations).set({ configuration: null }).where(isNotNull(planConfigurations.configuration))
  const { configuration } = row
  await tx
    .insert(planConfigurations)
    .values(row)
    .onConflictDoUpdate({ target: planConfigurations.entryId, set: { configuration } })
}
