import 'server-only'
import type { Transaction } from '@/db/client'
import { listQuotations, settleOtherQuotations } from '@/db/queries/rfq/quotations'
import { DomainError, notFound } from '@/lib/domain/errors'
import type { Quotation } from '@/lib/domain/rfq/quotations/quotation'
import type { RfqEventInput } from '../events'

/** A quotation that was submitted: only its seller knows of a draft. @throws NOT_FOUND */
export async function submittedQuote(tx: Transaction, rfqId: string, quoteId: string): Promise<Quotation> {
  const [quote] = await listQuotations(tx, { rfqId, quoteId })
  if (!quote || quote.version === 0) throw notFound()
  return quote
}

/** @throws QUOTE_VERSION_CHANGED when the buyer read another version; undefined: they do not say which */
export function requireQuoteVersion({ version }: Pick<Quotation, 'version'>, expected: number | undefined): void {
  if (expected === undefined || expected === version) return
  throw new DomainError('QUOTE_VERSION_CHANGED', 'The seller revised this quotation since you read it.', {
    details: { currentVersion: version },
  })
}

export function rfqSealed(): DomainError {
  return new DomainError('RFQ_SEALED', 'The quotations are sealed until the deadline.')
}

/** Ends the quotations that are still open, when their request takes no more. @returns the events */
export async function settleOthers(tx: Transaction, rfqId: string, now: Date): Promise<RfqEventInput[]> {
  const settled = await settleOtherQuotations(tx, rfqId, now)
  return settled.map(({ quoteId, sellerId, version }) => ({
    type: 'QUOTE_NOT_AWARDED',
    thread: { sellerId, quoteId, quoteVersion: version },
    toStatus: 'NOT_AWARDED',
  }))
}
