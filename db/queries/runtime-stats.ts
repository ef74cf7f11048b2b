import { sql } from 'drizzle-orm'
import type { Executor } from '../client'

/** Pending work of all processes together. @param auditFromId the row from which the linker starts */
export async function readOperationCounts(db: Executor, auditFromId: string) {
  const [counts] = await db.execute<{ mails: number; imports: number; unlinked: number }>(sql`
    select
      (select count(*)::int from mail_outbox where next_attempt_at is not null) as mails,
      (select count(*)::int from listing_imports where state in ('QUEUED', 'RUNNING')) as imports,
      (select count(*)::int from audit_log l where l.id > ${auditFromId}::uuid
        and not exists (select from audit_chain c where c.entry_id = l.id)) as unlinked`)
  const connections = await db.execute<{ state: string; count: number }>(sql`
    select coalesce(state, 'starting') as state, count(*)::int as count from pg_stat_activity
    where datname = current_database() and application_name = 'textile-marketplace' group by 1`)
  return {
    mailsWaiting: counts?.mails ?? 0,
    importsUnderWay: counts?.imports ?? 0,
    auditRowsUnlinked: counts?.unlinked ?? 0,
    connections: connections.map(({ state, count }) => ({ state, count })),
  }
}

export type OperationCounts = Awaited<ReturnType<typeof readOperationCounts>>
