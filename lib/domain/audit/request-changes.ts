import { priceOfQuantity } from '../rfq/quotations/award'
import type { QuotationTerms } from '../rfq/quotations/terms'
import type { Rfq } from '../rfq/rfq'
import { isSealedNow } from '../rfq/states'
import { moneyWords } from '../units/figure-text'
import { quantityWords } from '../units/unit-words'
import { reasonText } from './changes'

/** An event of a request with the records that were written with it. */
export interface RequestStep {
  type: string
  actorType: string
  /** Whose thread it belongs to; null: the whole request. */
  sellerCompanyName: string | null
  quoteVersion: number
  message: string
  rfq: Pick<Rfq, 'snapshot' | 'listingId' | 'isOpenPool' | 'isSealed' | 'respondBy'>
  /** The submitted version that it names, and the one before that. */
  terms: QuotationTerms | null
  earlierTerms: QuotationTerms | null
  /** The order that it names: what was ordered, at which price. */
  order: OrderedGoods | null
  /** The sellers whom the buyer chose. */
  askedCompanies: readonly string[]
  /** What was done in the same write that ended a quotation, and to whose. */
  cause: { type: string; sellerCompanyName: string | null } | null
}

interface OrderedGoods {
  orderNumber: string
  quantity: number
  unitPrice: number
  total: number
  pdcDays: number | null
  currency: string
  priceUom: string
}

const WITH_REASON: ReadonlySet<string> = new Set(['ORDER_CANCELLED', 'RFQ_CANCELLED', 'RFQ_REMOVED'])
const WITH_PRICE: ReadonlySet<string> = new Set([
  'QUOTE_SUBMITTED',
  'QUOTE_REVISED',
  'COUNTER_ACCEPTED',
  'QUOTE_ACCEPTED',
])

/** What an event of a request is about: sellers, order, version, price and reason. No price while its request is sealed. */
export function requestChanges(event: RequestStep, now: Date): string[] {
  const { type, actorType, sellerCompanyName: seller, order } = event
  return [
    ...(order ? [`Order ${order.orderNumber}`] : []),
    ...(seller && actorType !== 'seller' ? [`Seller ${seller}`] : []),
    ...(type === 'RFQ_CREATED' ? [askedText(event)] : []),
    ...(type === 'ORDER_CREATED' && order ? [orderText(order, event.rfq)] : versionText(event, now)),
    ...(type === 'QUOTE_NOT_AWARDED' ? causeText(event.cause) : []),
    ...(WITH_REASON.has(type) ? reasonText(event.message) : []),
  ]
}

/** How many sellers of a request a row names. */
const SELLERS_NAMED = 5

function askedText({ rfq, askedCompanies }: RequestStep): string {
  if (rfq.isOpenPool) return 'Open to all sellers'
  const named = askedCompanies.slice(0, SELLERS_NAMED).join(', ')
  const more = askedCompanies.length - SELLERS_NAMED
  return `${askedCompanies.length === 1 ? 'Seller' : 'Sellers'} ${named}${more > 0 ? ` and ${more} more` : ''}`
}

function versionText({ type, quoteVersion, order, ...event }: RequestStep, now: Date): string[] {
  if (!WITH_PRICE.has(type)) return quoteVersion > 1 && !order ? [`Version ${quoteVersion} of the quotation`] : []
  const version = `Version ${quoteVersion}`
  if (isSealedNow(event.rfq, now)) return [`${version}, sealed until the response time ends`]
  if (!event.terms) return [version]
  const before = type === 'QUOTE_ACCEPTED' ? null : event.earlierTerms
  return [`${version}: ${offerText(event.rfq, event.terms, before)}`]
}

function offerText(rfq: RequestStep['rfq'], terms: QuotationTerms, before: QuotationTerms | null): string {
  const { offeredQuantity, currency, priceUom } = terms
  const { unitPrice, total } = offeredQuantity === null ? NO_PRICE : priceOfQuantity(rfq, terms, offeredQuantity)
  if (unitPrice === null || offeredQuantity === null) return 'nothing offered'
  const earlier = before?.unitPrice ?? unitPrice
  const price = `${earlier === unitPrice ? '' : `${moneyWords(earlier, before?.currency ?? currency)} → `}${moneyWords(unitPrice, currency)}`
  const whole = total === null ? '' : `, total ${moneyWords(total, currency)}`
  return `${quantityWords(offeredQuantity, rfq.snapshot.uom)} at ${price} per ${priceUom}${whole}`
}

const NO_PRICE = { unitPrice: null, total: null }

function orderText(order: OrderedGoods, { snapshot }: RequestStep['rfq']): string {
  const { quantity, unitPrice, total, pdcDays, currency, priceUom } = order
  const goods = `${quantityWords(quantity, snapshot.uom)} at ${moneyWords(unitPrice, currency)} per ${priceUom}`
  const cheque = pdcDays === null ? '' : `, by post-dated cheque of ${pdcDays} days`
  return `${goods}, total ${moneyWords(total, currency)}${cheque}`
}

const CAUSE_WORDS: Readonly<Record<string, string>> = {
  RFQ_CANCELLED: 'The request was cancelled',
  RFQ_CLOSED: 'The request was closed',
  RFQ_REMOVED: 'The request was removed',
}

function causeText(cause: RequestStep['cause']): string[] {
  if (cause?.type === 'QUOTE_ACCEPTED')
    return [`The quotation of ${cause.sellerCompanyName ?? 'another seller'} was accepted`]
  const words = cause && CAUSE_WORDS[cause.type]
  return words ? [words] : []
}
