import type { Sql } from 'postgres'

/** How time passes in a test: a deadline that no client may set into the past is moved there in the database. */
export interface Clock {
  /** The time to answer is over. */
  passDeadline(rfqId: string): Promise<void>
  /** The price of the latest version holds no longer. */
  expireQuotation(quoteId: string): Promise<void>
}

export function clockOf(sql: Sql): Clock {
  return {
    async passDeadline(rfqId) {
      const rows = await sql`update rfqs set respond_by = now() - interval '1 second' where id = ${rfqId} returning id`
      if (rows.length !== 1) throw new Error(`no request ${rfqId}`)
    },
    async expireQuotation(quoteId) {
      await sql.begin(async (tx) => {
        // A submitted version is never changed, but by the clock: the trigger is passed by.
        await tx`set local session_replication_role = replica`
        const rows = await tx`
          update quotation_versions set terms = jsonb_set(terms, '{validUntil}', '"2026-01-01T00:00:00.000Z"')
          where quote_id = ${quoteId} and version = (select version from quotations where id = ${quoteId})
          returning version`
        if (rows.length !== 1) throw new Error(`no submitted quotation ${quoteId}`)
      })
    },
  }
}
