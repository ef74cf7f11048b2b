import type { Sql } from 'postgres'

/** Moves deadlines into the past in the database, because no client may do that. */
export interface Clock {
  /** Ends the time for quotations. */
  passDeadline(rfqId: string): Promise<void>
  /** Ends the validity of the latest version. */
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
        // A trigger forbids changes of a submitted version, so it is bypassed.
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
