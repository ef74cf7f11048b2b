import type { FieldValues } from '@/lib/domain/fields/field'
import type { PdcSlab } from '@/lib/domain/listing/pricing/pdc'
import type { QuantitySlab } from '@/lib/domain/listing/pricing/slabs'
import type { AskedTerms, LineType, OfferedTerms, QuotedFreight } from '../comparison/terms'
import type { Rfq } from '../rfq'
import { type QuoteStoredStatus, quoteStatus, type ThreadState } from '../states'

/** What a seller offers. Quantities are in the RFQ's uom, prices per priceUom. A seller who cannot supply offers nothing: nulls. */
export interface QuotationTerms {
  lineType: LineType
  unitPrice: number | null
  currency: string
  priceUom: string
  offeredQuantity: number | null
  quantitySlabs: readonly QuantitySlab[]
  pdcSlabs: readonly PdcSlab[]
  incoterm: string
  freight: QuotedFreight | null
  leadTimeDays: number | null
  /** ISO 8601; "" where nothing is offered. */
  validUntil: string
  specResponses: readonly { field: string; offered: string | number | readonly (string | number)[]; note?: string }[]
  /** Ids of the files that go with it; versions from before there were files have none. */
  attachments?: readonly string[]
  note: string
}

/** What a buyer would rather have; what he leaves out stays as offered. */
export interface CounterTerms {
  unitPrice?: number
  offeredQuantity?: number
  leadTimeDays?: number
  validUntil?: string
  incoterm?: string
}

/** Never changed. */
export interface SubmittedVersion {
  version: number
  submittedAt: Date
  terms: QuotationTerms
}

/** The thread of one seller in one RFQ, as far as its state goes. */
export interface Thread {
  quoteId: string
  rfqId: string
  sellerId: string
  status: QuoteStoredStatus
  version: number
  counterCount: number
  latest: { terms: Pick<QuotationTerms, 'lineType' | 'validUntil'> } | null
}

/** A counter-offer that waits for the seller. */
export interface Counter {
  terms: CounterTerms
  note: string
  /** ISO 8601. */
  at: string
  /** Ids of the files that came with it; those from before they took files have none. */
  attachments?: readonly string[]
}

/** The thread of one seller in one RFQ. */
export interface Quotation {
  quoteId: string
  rfqId: string
  sellerId: string
  companyId: string
  companyName: string
  status: QuoteStoredStatus
  /** Counts submitted versions; 0: a draft. It is the quoteVersion of accept. */
  version: number
  /** What was submitted last; null: a draft. */
  latest: SubmittedVersion | null
  /** What it was before, the oldest first: read only where the whole thread is shown. */
  older: readonly SubmittedVersion[]
  /** Being written; its seller's alone. */
  draft: Record<string, unknown> | null
  counter: Counter | null
  counterCount: number
  reason: string
  updatedAt: Date
}

/** The thread as the table of states looks at it. */
export function threadState(quote: Thread | null, isInfoRequested: boolean): ThreadState {
  const terms = quote?.latest?.terms
  return {
    status: quote?.status ?? null,
    version: quote?.version ?? 0,
    lineType: terms?.lineType ?? null,
    validUntil: terms?.validUntil ? new Date(terms.validUntil) : null,
    counterCount: quote?.counterCount ?? 0,
    isInfoRequested,
  }
}

/** Fields in which a seller may say what his package weighs or his cloth measures. */
const PACKAGING_FACTS = [
  'netWeight',
  'weightUnit',
  'unitsPerPackage',
  'packageType',
  'gsm',
  'width',
  'dimensionUnit',
] as const

/** What one package of this seller weighs: his own listing as captured, and over it what he states in the answer. */
export function packagingFacts(
  rfq: Pick<Rfq, 'snapshot' | 'listingId'>,
  isOwnListing: boolean,
  specResponses: QuotationTerms['specResponses'],
): FieldValues {
  const facts: Record<string, unknown> = isOwnListing ? { ...rfq.snapshot.technicalSpecificationSnapshot.fields } : {}
  for (const { field, offered } of specResponses) {
    if (PACKAGING_FACTS.some((name) => name === field)) facts[field] = offered
  }
  return facts
}

export function isPackagingFact(field: string): boolean {
  return PACKAGING_FACTS.some((name) => name === field)
}

/** The buyer's side of the comparison. */
export function askedTerms({ snapshot, requirements }: Pick<Rfq, 'snapshot' | 'requirements'>): AskedTerms {
  const { quantity, uom, currency, targetPrice, tradeMode, incoterm, deliveryLocation } = snapshot
  const facts = snapshot.technicalSpecificationSnapshot.fields
  return { quantity, uom, currency, targetPrice, tradeMode, incoterm, deliveryLocation, requirements, facts }
}

/** A seller's side of it: his latest submitted version; null where there is none. */
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
    unitPrice: terms.unitPrice ?? 0,
    offeredQuantity: terms.offeredQuantity ?? 0,
    facts: packagingFacts(rfq, isOwnListing, terms.specResponses),
  }
}

/** Status and validity, for what is computed from them. */
export function threadStatus(quote: Thread): { status: QuoteStoredStatus; validUntil: Date | null } {
  return { status: quote.status, validUntil: threadState(quote, false).validUntil }
}
