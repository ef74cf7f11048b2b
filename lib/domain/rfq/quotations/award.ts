import { DomainError, type ErrorCode, errorIssue, validationFailed } from '@/lib/domain/errors'
import { brokenSetMessage, fullSetsOf } from '@/lib/domain/listing/pricing/full-sets'
import { type ChequePrice, chequePricesAt, type PdcSlab } from '@/lib/domain/listing/pricing/pdc'
import { priceFor, type QuantitySlab } from '@/lib/domain/listing/pricing/slabs'
import { moneyWords } from '@/lib/domain/units/figure-text'
import { difference, roundTo } from '@/lib/domain/units/rounding'
import { quantityWords } from '@/lib/domain/units/unit-words'
import { unitRatio } from '../comparison/conversion'
import { isPossibleTotal, orderTotal } from '../orders/order'
import type { Rfq } from '../rfq'
import { packagingFacts, type Quotation, type QuotationTerms } from './quotation'
import { smallestOrder } from './smallest-order'

interface QuotedPrices {
  unitPrice: number | null
  quantitySlabs: readonly QuantitySlab[]
}

/** What an order of a quotation is made of. */
export interface Award {
  quantity: number
  unitPrice: number
  total: number
  /** The days of the post-dated cheque; null: the cash price. */
  pdcDays: number | null
  terms: QuotationTerms
}

/**
 * How much of a quotation is ordered, at which price.
 * @param asked the quantity in the uom of the request; left out: all that is offered and not yet awarded. The days of a cheque; left
 * out: the cash price
 * @throws QUANTITY_EXCEEDS_RFQ, QUANTITY_EXCEEDS_OFFER, QUOTE_NOT_ACCEPTABLE; VALIDATION_FAILED for a quantity that breaks a set,
 * a quantity below the smallest order or without a price, a cheque that is not offered, or a total that no order can hold
 */
export function awardOf(rfq: Rfq, quote: Quotation, asked: { quantity?: number; pdcDays?: number } = {}): Award {
  const terms = quote.latest?.terms
  if (!terms || terms.unitPrice === null || terms.offeredQuantity === null) {
    throw new DomainError('QUOTE_NOT_ACCEPTABLE', 'This quotation offers nothing.')
  }
  const { uom } = rfq.snapshot
  const remaining = difference(rfq.snapshot.quantity, rfq.awardedQuantity)
  const quantity = asked.quantity ?? Math.min(terms.offeredQuantity, remaining)
  const problem = quantityProblem(rfq.snapshot, terms, { quantity, remaining })
  if (problem) throw refusalOf(problem)
  const pdcDays = asked.pdcDays ?? null
  requireCheque(terms, pdcDays)
  const { unitPrice, total } = priceOfQuantity(rfq, terms, quantity, pdcDays)
  if (unitPrice === null) throw refusalOf(withoutPrice(quantity, uom))
  if (total === null) {
    throw new DomainError('QUOTE_NOT_ACCEPTABLE', `A price per ${terms.priceUom} gives no total here.`)
  }
  if (!isPossibleTotal(total)) {
    const message = `${quantityWords(quantity, uom)} at this price come to more than an order can hold. Check the price and its unit.`
    throw validationFailed([errorIssue('TOTAL_TOO_LARGE', 'quantity', message)])
  }
  return { quantity, unitPrice, total, pdcDays, terms }
}

/**
 * The price and the total of an order of this quantity, from the slab that holds it; null where the quotation has no price for it, or
 * where its unit gives no total.
 * @param pdcDays of the post-dated cheque; null: the cash price
 */
export function priceOfQuantity(
  rfq: Pick<Rfq, 'snapshot'> & { listingId: string | null },
  terms: Pick<QuotationTerms, 'unitPrice' | 'priceUom' | 'quantitySlabs' | 'pdcSlabs' | 'specResponses'>,
  quantity: number,
  pdcDays: number | null = null,
): { unitPrice: number | null; total: number | null } {
  const cash = unitPriceOf(terms, quantity)
  const cheque = chequeTerms(terms, quantity).find(({ days }) => days === pdcDays)?.price ?? null
  const unitPrice = cash === null || pdcDays === null ? cash : cheque
  const ratio = ratioToUnit(rfq, terms, terms.priceUom)
  return { unitPrice, total: unitPrice === null || ratio === null ? null : orderTotal(unitPrice, quantity, ratio) }
}

/** The cheque prices of a quantity, as on a listing: a slab with another price carries the same yearly rate. The shortest first. */
export function chequeTerms(
  { pdcSlabs, ...terms }: QuotedPrices & { pdcSlabs: readonly PdcSlab[] },
  quantity: number,
): ChequePrice[] {
  const offered = pdcSlabs.filter(({ enabled, price }) => enabled && price > 0)
  const rows = offered.map(({ days, price }) => ({ days, price })).sort((a, b) => a.days - b.days)
  return chequePricesAt(rows, terms.unitPrice, unitPriceOf(terms, quantity))
}

/** @throws VALIDATION_FAILED (PDC_NOT_OFFERED) for a cheque that the quotation has no price for */
function requireCheque({ pdcSlabs }: QuotationTerms, pdcDays: number | null): void {
  const offered = pdcSlabs.filter(({ enabled }) => enabled).map(({ days }) => days)
  if (pdcDays === null || offered.includes(pdcDays)) return
  const known = offered.length === 0 ? 'It has the cash price alone.' : `It has one for ${offered.join(', ')} days.`
  throw validationFailed([
    errorIssue('PDC_NOT_OFFERED', 'pdcDays', `The quotation has no price for a cheque of ${pdcDays} days. ${known}`),
  ])
}

/** A quantity of the request in another unit of the quotation, to four decimals; null where its facts do not convert it. */
export function pricedQuantity(
  rfq: Pick<Rfq, 'snapshot'> & { listingId: string | null },
  terms: Pick<QuotationTerms, 'specResponses'>,
  unit: string,
  quantity: number,
): number | null {
  const ratio = ratioToUnit(rfq, terms, unit)
  return ratio === null ? null : roundTo(quantity * ratio, 4)
}

/** How many of this unit make one unit of the request, by the facts of each side. Null if they cannot be converted. */
export function ratioToUnit(
  rfq: Pick<Rfq, 'snapshot'> & { listingId: string | null },
  { specResponses }: Pick<QuotationTerms, 'specResponses'>,
  unit: string,
): number | null {
  const { uom, technicalSpecificationSnapshot } = rfq.snapshot
  const own = packagingFacts(rfq, Boolean(rfq.listingId), specResponses)
  return unitRatio({ unit: uom, facts: technicalSpecificationSnapshot.fields }, { unit, facts: own })
}

/**
 * Warns a seller whose price differs from the price of the slab: an order costs what the slab says. Null: they agree.
 * @param uom of the request
 */
export function slabPriceMessage(terms: QuotationTerms, uom: string): string | null {
  const { unitPrice, currency, priceUom, offeredQuantity } = terms
  const held = offeredQuantity === null ? null : unitPriceOf(terms, offeredQuantity)
  if (offeredQuantity === null || held === null || unitPrice === null || held === unitPrice) return null
  const [slab, typed] = [held, unitPrice].map((amount) => moneyWords(amount, currency))
  return `With your slabs, ${quantityWords(offeredQuantity, uom)} cost ${slab} per ${priceUom}, not ${typed}. Buyers order at the slab price.`
}

/**
 * The price that the cheque prices of a quotation were stated with, where another one holds for the offered quantity: they
 * then carry its yearly rate. Null: they hold as stated.
 */
export function otherChequeBasis(
  terms: Pick<QuotationTerms, 'unitPrice' | 'quantitySlabs' | 'offeredQuantity'>,
): number | null {
  const { unitPrice, offeredQuantity } = terms
  const held = offeredQuantity === null ? null : unitPriceOf(terms, offeredQuantity)
  return held === null || held === unitPrice ? null : unitPrice
}

/** The price that holds for this quantity: slabs, where there are any, count instead of the one price. Null: none is quoted for it. */
export function unitPriceOf({ unitPrice, quantitySlabs }: QuotedPrices, quantity: number): number | null {
  return quantitySlabs.length > 0 ? priceFor(quantitySlabs, quantity).price : unitPrice
}

/** Why a quantity of a quotation cannot be ordered. */
export type QuantityProblem =
  | {
      code: Extract<ErrorCode, 'QUANTITY_EXCEEDS_RFQ' | 'QUANTITY_EXCEEDS_OFFER'>
      message: string
      details: Record<string, number>
    }
  | { code: 'MOQ_NOT_MET' | 'SET_BROKEN' | 'QUANTITY_WITHOUT_PRICE'; message: string; details?: undefined }

/**
 * Judges a quantity before and when it is ordered. Null: it can be ordered.
 * @param remaining what is not awarded yet
 */
export function quantityProblem(
  { uom, technicalSpecificationSnapshot }: Pick<Rfq['snapshot'], 'uom' | 'technicalSpecificationSnapshot'>,
  terms: Pick<QuotationTerms, 'unitPrice' | 'quantitySlabs' | 'offeredQuantity' | 'moq'>,
  { quantity, remaining }: { quantity: number; remaining: number },
): QuantityProblem | null {
  const offeredQuantity = terms.offeredQuantity ?? 0
  if (quantity > remaining) {
    const message = `Only ${quantityWords(remaining, uom)} are not awarded yet.`
    return { code: 'QUANTITY_EXCEEDS_RFQ', message, details: { remainingQuantity: remaining } }
  }
  if (quantity > offeredQuantity) {
    const message = `This seller offers ${quantityWords(offeredQuantity, uom)}.`
    return { code: 'QUANTITY_EXCEEDS_OFFER', message, details: { offeredQuantity } }
  }
  const whole = Math.min(offeredQuantity, remaining)
  const least = smallestOrder(terms, whole)
  if (least !== null && quantity < least) {
    return { code: 'MOQ_NOT_MET', message: `The smallest order at this price is ${quantityWords(least, uom)}.` }
  }
  // A seller who offers a broken set agrees to it; a buyer who takes a part may not break one.
  const sets = fullSetsOf(technicalSpecificationSnapshot.fields, uom)
  const broken = sets && quantity !== whole ? brokenSetMessage(sets, quantity) : null
  if (broken !== null) return { code: 'SET_BROKEN', message: broken }
  return unitPriceOf(terms, quantity) === null ? withoutPrice(quantity, uom) : null
}

function withoutPrice(quantity: number, uom: string): QuantityProblem {
  return {
    code: 'QUANTITY_WITHOUT_PRICE',
    message: `The quotation has no price for ${quantityWords(quantity, uom)}.`,
  }
}

/** The refusal at its field; that of a quantity that is too large says how much is left. */
function refusalOf({ code, message, details }: QuantityProblem): DomainError {
  const issues = [errorIssue(code, 'quantity', message)]
  return details ? new DomainError(code, message, { issues, details }) : validationFailed(issues)
}
