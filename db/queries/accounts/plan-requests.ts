import { and, asc, desc, eq, gt, inArray, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Executor, Transaction } from '@/db/client'
import { planRequests } from '@/db/schema/plan-requests'
import { companies, users } from '@/db/schema/users'
import type { PlanRequestStatus } from '@/lib/domain/entitlement/plan-request'

export type PlanRequestRow = typeof planRequests.$inferSelect

/** @returns null when the seller already has an open request: of two concurrent ones exactly one is stored */
export async function insertPlanRequest(
  tx: Transaction,
  request: typeof planRequests.$inferInsert,
): Promise<PlanRequestRow | null> {
  const [row] = await tx
    .insert(planRequests)
    .values(request)
    .onConflictDoNothing({ target: planRequests.sellerId, where: sql`status = 'OPEN'` })
    .returning()
  return row ?? null
}

export async function findOpenPlanRequest(db: Executor, sellerId: string): Promise<PlanRequestRow | null> {
  const [row] = await db
    .select()
    .from(planRequests)
    .where(and(eq(planRequests.sellerId, sellerId), eq(planRequests.status, 'OPEN')))
  return row ?? null
}

export async function findPlanRequest(db: Executor, id: string): Promise<PlanRequestRow | null> {
  const [row] = await db.select().from(planRequests).where(eq(planRequests.id, id))
  return row ?? null
}

export async function countPlanRequestsSince(db: Executor, sellerId: string, since: Date): Promise<number> {
  return db.$count(planRequests, and(eq(planRequests.sellerId, sellerId), gt(planRequests.createdAt, since)))
}

/** Locked until the transaction ends. */
export async function findPlanRequestForUpdate(tx: Transaction, id: string): Promise<PlanRequestRow | null> {
  const [row] = await tx.select().from(planRequests).where(eq(planRequests.id, id)).for('update')
  return row ?? null
}

export async function closePlanRequest(
  tx: Transaction,
  id: string,
  close: { status: Exclude<PlanRequestStatus, 'OPEN'>; reason: string; answeredBy: string | null; closedAt: Date },
): Promise<PlanRequestRow> {
  const [row] = await tx
    .update(planRequests)
    .set({ ...close, version: sql`${planRequests.version} + 1` })
    .where(eq(planRequests.id, id))
    .returning()
  if (!row) throw new Error('a plan request that was locked is gone')
  return row
}

/** A seller's requests, the newest first. */
export async function listPlanRequestsOf(db: Executor, sellerId: string, limit: number): Promise<PlanRequestRow[]> {
  return db
    .select()
    .from(planRequests)
    .where(eq(planRequests.sellerId, sellerId))
    .orderBy(desc(planRequests.createdAt), desc(planRequests.id))
    .limit(limit)
}

const answerers = alias(users, 'answerers')

/** The name of the admin who answered each of these requests; a request without an answer has no entry. */
export async function listAnswererNames(db: Executor, ids: readonly string[]): Promise<[string, string][]> {
  if (ids.length === 0) return []
  const rows = await db
    .select({ id: planRequests.id, name: answerers.name })
    .from(planRequests)
    .innerJoin(answerers, eq(answerers.id, planRequests.answeredBy))
    .where(inArray(planRequests.id, [...ids]))
  return rows.map(({ id, name }) => [id, name])
}

/** A request with the admin who answered it and the account that made it, as the entitlement check needs it. */
function selectWithSeller(db: Executor) {
  return db
    .select({
      request: planRequests,
      answeredByName: answerers.name,
      seller: {
        sellerId: users.id,
        email: users.email,
        emailVerifiedAt: users.emailVerifiedAt,
        companyName: companies.name,
      },
    })
    .from(planRequests)
    .innerJoin(users, eq(users.id, planRequests.sellerId))
    .innerJoin(companies, eq(companies.id, users.companyId))
    .leftJoin(answerers, eq(answerers.id, planRequests.answeredBy))
}

export type PlanRequestWithSeller = Awaited<ReturnType<ReturnType<typeof selectWithSeller>['execute']>>[number]

export type PlanRequestPosition = Pick<PlanRequestRow, 'createdAt' | 'id'>

/** Open requests with the longest waiting first, all others the newest first; after the position `after`, by keyset. */
export async function listPlanRequests(
  db: Executor,
  { isOpen, after, limit }: { isOpen: boolean; after: PlanRequestPosition | null; limit: number },
): Promise<PlanRequestWithSeller[]> {
  const status = isOpen ? sql`${planRequests.status} = 'OPEN'` : sql`${planRequests.status} <> 'OPEN'`
  const direction = isOpen ? asc : desc
  return selectWithSeller(db)
    .where(and(status, after ? behind(after, isOpen) : undefined))
    .orderBy(direction(planRequests.createdAt), direction(planRequests.id))
    .limit(limit)
}

function behind({ createdAt, id }: PlanRequestPosition, isAscending: boolean): SQL | undefined {
  const at = createdAt.toISOString()
  const sign = isAscending ? sql`>` : sql`<`
  return or(
    sql`${planRequests.createdAt} ${sign} ${at}::timestamptz`,
    and(sql`${planRequests.createdAt} = ${at}::timestamptz`, sql`${planRequests.id} ${sign} ${id}::uuid`),
  )
}
