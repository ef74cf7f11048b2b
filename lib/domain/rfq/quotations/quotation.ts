import type { FieldValues } from '@/lib/domain/fields/field'
import { difference } from '@/lib/domain/units/rounding'
import { UNIT_FACT_FIELDS } from '@/lib/domain/units/unit-facts'
import type { AskedTerms, OfferedTerms } from '../comparison/terms'
import type { Rfq } from '../rfq'
import { type QuoteStoredStatus, quoteStatus, type ThreadState } from '../states'
import type { SellerOfRequest } from './shown-seller'
import type { QuotationTerms } from './terms'

export type { QuotationTerms }

/** A buyer's counter-offer; missing terms stay as offered. */
export interface CounterTerms {
  unitPrice?: number
  offeredQuantity?: number
  leadTimeDays?: number
  validUntil?: string
  incoterm?: string
  /** As in a quotation: 0 is included in the price. Missing in counter-offers from before it could be asked for. */
  freight?: NonNullable<QuotationTerms['freight']>
}

/** Never changed. */
export interface SubmittedVersion {
  version: number
  submittedAt: Date
  terms: QuotationTerms
}

/** The state of a seller's thread in an RFQ. */
export interface Thread {
  quoteId: string
  rfqId: string
  sellerId: string
  status: QuoteStoredStatus
  version: number
  counterCount: number
  isSuspended?: boolean
  latest: { terms: Pick<QuotationTerms, 'lineType' | 'validUntil'> } | null
}

/** A counter-offer that waits for the seller. */
export interface Counter {
  terms: CounterTerms
  note: string
  /** ISO 8601. */
  at: string
  /** Ids of attached files; missing in counter-offers from before files were supported. */
  attachments?: readonly string[]
}

/** The thread of one seller in one RFQ. */
export interface Quotation extends SellerOfRequest {
  quoteId: string
  rfqId: string
  companyId: string
  status: QuoteStoredStatus
  /** The number of submitted versions; 0: a draft. It is the quoteVersion of accept. */
  version: number
  /** The last submitted version; null: a draft. */
  latest: SubmittedVersion | null
  /** Earlier versions, the oldest first: read only where the whole thread is shown. */
  older: readonly SubmittedVersion[]
  /** The current draft; only for its seller. */
  draft: Record<string, unknown> | null
  counter: Counter | null
  counterCount: number
  reason: string
  updatedAt: Date
}

/** The thread in the terms of the state table. */
export function threadState(quote: Thread | null, isInfoRequested: boolean): ThreadState {
  const terms = quote?.latest?.terms
  return {
    status: quote?.status ?? null,
    version: quote?.version ?? 0,
    lineType: terms?.lineType ?? null,
    validUntil: terms?.validUntil ? new Date(terms.validUntil) : null,
    counterCount: quote?.counterCount ?? 0,
    isInfoRequested,
    isSellerSuspended: quote?.isSuspended ?? false,
  }
}

/** The weight of one package of this seller: their own listing as captured, overridden by the quotation. */
export function packagingFacts(
  rfq: Pick<Rfq, 'snapshot' | 'listingId'>,
  isOwnListing: boolean,
  specResponses: QuotationTerms['specResponses'],
): FieldValues {
  const facts: Record<string, unknown> = isOwnListing ? { ...rfq.snapshot.technicalSpecificationSnapshot.fields } : {}
  for (const { field, offered } of specResponses) {
    if (UNIT_FACT_FIELDS.some((name) => name === field)) facts[field] = offered
  }
  return facts
}

export function isPackagingFact(field: string): boolean {
  return UNIT_FACT_FIELDS.some((name) => name === field)
}

/** What is still to order; all of it once the whole is ordered, so that its comparison stays readable. */
export function openQuantity(asked: number, awarded: number | null): number {
  return difference(asked, awarded ?? 0) || asked
}

/** The buyer's side of the comparison. */
export function askedTerms({
  snapshot,
  requirements,
  awardedQuantity,
}: Pick<Rfq, 'snapshot' | 'requirements'> & { awardedQuantity: number | null }): AskedTerms {
  const { uom, currency, targetPrice, tradeMode, incoterm, deliveryLocation } = snapshot
  const facts = snapshot.technicalSpecificationSnapshot.fields
  const quantity = openQuantity(snapshot.quantity, awardedQuantity)
  const isRest = quantity < snapshot.quantity
  const terms = { uom, currency, targetPrice, tradeMode, incoterm, deliveryLocation }
  const need = snapshot.neededBy ? { neededBy: snapshot.neededBy } : {}
  return { quantity, isRest, ...terms, ...need, requirements, facts }
}

/** The seller's side of the comparison: their latest submitted version; null without one. */
export function offeredTerms(rfq: Rfq, quote: Quotation, isOwnListing: boolean, now: Date): OfferedTerms | null {
  const terms = quote.latest?.terms
  if (!terms) return null
  const status = quoteStatus(threadStatus(quote), now)
  return {
    ...terms,
    quoteId: quote.quoteId,
    version: quote.version,
    sellerId: quote.sellerId,
    companyName: quote.companyName,
    status,
    isExpired: status === 'EXPIRED',
    isSellerSuspended: quote.isSuspended,
    unitPrice: terms.unitPrice ?? 0,
    offeredQuantity: terms.offeredQuantity ?? 0,
    facts: packagingFacts(rfq, isOwnListing, terms.specResponses),
  }
}

/** Status and validity, for computed statuses. */
export function threadStatus(quote: Thread): { status: QuoteStoredStatus; validUntil: Date | null } {
  return { status: quote.status, validUntil: threadState(quote, false).validUntil }
}
