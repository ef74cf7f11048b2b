import { dayInIndia, dayText } from '@/lib/domain/calendar-day'
import { priceFor, type QuantitySlab } from '@/lib/domain/listing/pricing/slabs'
import { spoken } from '@/lib/domain/spoken'
import { convertMoney, isOldRate, pairRate } from '@/lib/domain/units/exchange-rates'
import { quantityWords } from '@/lib/domain/units/unit-words'
import { chequeTerms } from '../quotations/award'
import { smallestOrder } from '../quotations/smallest-order'
import { taxName } from '../quotations/tax-words'
import { isUnweighed, type Side, unitRatio } from './conversion'
import { type CreditTerm, creditTerms } from './credit'
import { type DeliveryLeg, isFreightInPrice, isLumpSumFor, missingLegs } from './landed'
import { paymentDays } from './reading/payment-days'
import type { OfferedTerms, RatesOfTheDay } from './terms'

/** Why a quotation cannot be ranked, in words. */
export interface Exclusion {
  code:
    | 'EXPIRED'
    | 'SELLER_SUSPENDED'
    | 'NOT_AVAILABLE'
    | 'ORDERED'
    | 'BELOW_MINIMUM'
    | 'ABOVE_LAST_SLAB'
    | 'UNIT_NOT_CONVERTIBLE'
    | 'CURRENCY_NOT_CONVERTIBLE'
    | 'TAX_UNKNOWN'
    | 'PARTIAL_QUANTITY'
    | 'LEG_MISSING'
    | 'NO_LEAD_TIME'
    | 'NOT_STATED'
  reason: string
}

/** The basis of all calculations. Quantities of slabs and offers are in the RFQ's own unit. */
export interface Basis extends RatesOfTheDay {
  quantity: number
  side: Side
  currency: string
  creditRatePercent: number
  askedUom: string
  /** The same quantity in the RFQ's unit. */
  askedQuantity: number
  /** All that the request asks for, in its unit. */
  wholeQuantity: number
  tradeMode: string
  /** The tax on the goods in percent; null where it is not known. */
  taxPercent: number | null
  /** Whether all prices are compared with the tax that they include. */
  isWithTax: boolean
  /** Whether a part is ordered and the rest is compared. */
  isRest: boolean
}

/** One quotation on the basis, unrounded. Null: it cannot be calculated exactly, and `excluded` has the reason. */
export interface PricedOffer {
  offer: OfferedTerms
  slabUsed: QuantitySlab | null
  unitPrice: number | null
  total: number | null
  /** The tax in percent that was taken out of the price; null where none was. */
  taxTaken: number | null
  coversQuantity: boolean
  credit: readonly CreditTerm[]
  /** In how many days the price as quoted is paid; null where the terms do not say. */
  creditDays: number | null
  cashEquivalent: { unitPrice: number; days: number } | null
  landed: { known: number | null; missing: readonly DeliveryLeg[]; amount: number | null }
  excluded: Exclusion | null
  warnings: readonly { code: string; message: string }[]
}

export function priceOffer(offer: OfferedTerms, basis: Basis): PricedOffer {
  const warnings: { code: string; message: string }[] = []
  const chosen = chosenPrice(offer, basis)
  const from: Side = { unit: offer.priceUom, facts: offer.facts }
  const ratio = unitRatio(from, basis.side)
  const includesTax = offer.taxIncluded === true && !basis.isWithTax
  const isTaxUnknown = includesTax && basis.taxPercent === null
  const taxTaken = includesTax ? basis.taxPercent : null
  const onBasis = (amount: number): number | null => {
    const money = convertMoney(amount, offer.currency, basis.currency, basis.rates)
    return money === null || ratio === null || isTaxUnknown ? null : money / ratio / (1 + (taxTaken ?? 0) / 100)
  }
  const unitPrice = chosen.price === null ? null : onBasis(chosen.price)
  if (isUnweighed(from, basis.side)) {
    warnings.push({
      code: 'PACKAGE_WEIGHT_UNKNOWN',
      message: `Priced per ${offer.priceUom}, compared as one ${basis.side.unit} each: its weight is not stated on both sides.`,
    })
  }

  const isHeadline = chosen.slab === null || chosen.slab.price === offer.unitPrice
  const offersCredit = offer.pdcSlabs.some((slab) => slab.enabled)
  if (offersCredit && !isHeadline) {
    warnings.push({
      code: 'PDC_NOT_FOR_SLAB',
      message: `The cheque prices were quoted with ${spoken(offer.unitPrice)} ${offer.currency} per ${offer.priceUom}; for this quantity they carry the same yearly rate.`,
    })
  }
  const creditDays = paymentDays(offer.paymentTerms)
  if (creditDays === null && chosen.price !== null) {
    warnings.push({ code: 'CREDIT_NOT_COUNTED', message: 'Credit not counted: the payment terms name no one day.' })
  }
  const credit =
    chosen.price === null
      ? []
      : creditTerms(chosen.price, chequeTerms(offer, basis.askedQuantity), basis.creditRatePercent, creditDays ?? 0)
  warnings.push(...oldRates(offer, basis))
  const total = unitPrice === null ? null : unitPrice * basis.quantity
  const coversQuantity = offer.offeredQuantity >= basis.askedQuantity * (1 - 1e-9)

  return {
    offer,
    slabUsed: chosen.slab,
    unitPrice,
    total,
    taxTaken,
    coversQuantity,
    credit: credit.flatMap((term) => {
      const price = onBasis(term.price)
      const today = onBasis(term.cashEquivalent)
      return price === null || today === null ? [] : [{ ...term, price, cashEquivalent: today }]
    }),
    creditDays,
    cashEquivalent: bestCredit(credit, onBasis),
    landed: landedCost(offer, basis, total, warnings),
    excluded: exclusion(offer, basis, chosen, { ratio, isTaxUnknown, unitPrice }),
    warnings,
  }
}

/** The same offer for the quantity that it offers, where that is less than the basis; null where it covers it or offers nothing. */
export function priceAsOffered(priced: PricedOffer, basis: Basis): (PricedOffer & { quantity: number }) | null {
  const { offer, coversQuantity } = priced
  if (coversQuantity || offer.offeredQuantity <= 0) return null
  const quantity = (offer.offeredQuantity * basis.quantity) / basis.askedQuantity
  return { ...priceOffer(offer, { ...basis, quantity, askedQuantity: offer.offeredQuantity }), quantity }
}

/** The currencies that a quotation names. */
export function currenciesOf({ currency, freight }: OfferedTerms): string[] {
  return freight ? [currency, freight.currency] : [currency]
}

function oldRates(offer: OfferedTerms, { currency, rates, now }: Basis): { code: string; message: string }[] {
  if (offer.lineType === 'NOT_AVAILABLE') return []
  return [...new Set(currenciesOf(offer))].flatMap((other) => {
    const found = pairRate(other, currency, rates)
    if (!found || !isOldRate(found.asOf, now)) return []
    return [{ code: 'RATE_OLD', message: `${found.pair} at the rate of ${dayText(found.asOf)}; ask for today’s rate.` }]
  })
}

interface ChosenPrice {
  price: number | null
  slab: QuantitySlab | null
  problem: 'BELOW_MINIMUM' | 'ABOVE_LAST_SLAB' | null
}

function chosenPrice(offer: OfferedTerms, basis: Basis): ChosenPrice {
  // A seller who cannot supply has no price: 0 would be the lowest.
  if (offer.lineType === 'NOT_AVAILABLE') return { price: null, slab: null, problem: null }
  if (offer.quantitySlabs.length === 0) return { price: offer.unitPrice, slab: null, problem: null }
  const priced = priceFor(offer.quantitySlabs, basis.askedQuantity)
  if (priced.slab !== null) return { price: priced.price, slab: priced.slab, problem: null }
  return { price: null, slab: null, problem: priced.reason === 'ABOVE_LAST' ? 'ABOVE_LAST_SLAB' : 'BELOW_MINIMUM' }
}

function bestCredit(
  terms: readonly CreditTerm[],
  onBasis: (amount: number) => number | null,
): { unitPrice: number; days: number } | null {
  let best: { unitPrice: number; days: number } | null = null
  for (const term of terms) {
    const unitPrice = onBasis(term.cashEquivalent)
    if (unitPrice !== null && (best === null || unitPrice < best.unitPrice)) best = { unitPrice, days: term.days }
  }
  return best
}

function landedCost(
  offer: OfferedTerms,
  basis: Basis,
  total: number | null,
  warnings: { code: string; message: string }[],
): PricedOffer['landed'] {
  const freight = freightAmount(offer, basis)
  if (offer.freight !== null && freight === null) {
    warnings.push({
      code: 'FREIGHT_NOT_COMPARABLE',
      message: 'The quoted freight is for another quantity, unit or currency, so it counts as missing.',
    })
  }
  const missing = missingLegs({
    tradeMode: basis.tradeMode,
    incoterm: offer.incoterm,
    hasFreight: freight !== null,
  })
  const known = total === null ? null : total + (freight ?? 0)
  return { known, missing, amount: missing.length === 0 ? known : null }
}

/** The freight for the basis quantity; null when it is unknown. */
function freightAmount(offer: OfferedTerms, basis: Basis): number | null {
  const { freight } = offer
  if (freight === null) return null
  if (isFreightInPrice(offer)) return 0
  const money = convertMoney(freight.amount, freight.currency, basis.currency, basis.rates)
  if (money === null) return null
  if (freight.per === 'lot') {
    return isLumpSumFor(offer.offeredQuantity, basis.askedQuantity) ? money : null
  }
  const ratio = unitRatio({ unit: freight.per, facts: offer.facts }, basis.side)
  return ratio === null ? null : (money / ratio) * basis.quantity
}

function exclusion(
  offer: OfferedTerms,
  basis: Basis,
  chosen: ChosenPrice,
  { ratio, isTaxUnknown, unitPrice }: { ratio: number | null; isTaxUnknown: boolean; unitPrice: number | null },
): Exclusion | null {
  if (offer.lineType === 'NOT_AVAILABLE') return { code: 'NOT_AVAILABLE', reason: 'The seller cannot supply this.' }
  if (basis.isRest && offer.status === 'ACCEPTED') {
    return { code: 'ORDERED', reason: 'You ordered this one. The comparison is for the rest.' }
  }
  if (offer.isSellerSuspended) {
    return { code: 'SELLER_SUSPENDED', reason: 'The account of this seller is suspended.' }
  }
  if (offer.isExpired) {
    const lastDay = dayText(dayInIndia(new Date(offer.validUntil)))
    return { code: 'EXPIRED', reason: `The quotation ended on ${lastDay}.` }
  }
  const asked = quantityWords(basis.askedQuantity, basis.askedUom)
  const belowMinimum = (minimum: number): Exclusion => ({
    code: 'BELOW_MINIMUM',
    reason: `${asked} is below its minimum of ${quantityWords(minimum, basis.askedUom)}.`,
  })
  if (chosen.problem === 'BELOW_MINIMUM') {
    return belowMinimum(Math.min(...offer.quantitySlabs.map((slab) => slab.minQty)))
  }
  const least = smallestOrder(offer, Math.min(offer.offeredQuantity, basis.wholeQuantity))
  if (least !== null && basis.askedQuantity < least * (1 - 1e-9)) return belowMinimum(least)
  if (chosen.problem === 'ABOVE_LAST_SLAB') {
    return { code: 'ABOVE_LAST_SLAB', reason: `No price is quoted for ${asked}.` }
  }
  if (ratio === null) {
    return {
      code: 'UNIT_NOT_CONVERTIBLE',
      reason: `Priced per ${offer.priceUom}; it is not stated what 1 ${offer.priceUom} is in ${basis.side.unit}.`,
    }
  }
  if (isTaxUnknown) {
    return {
      code: 'TAX_UNKNOWN',
      reason: `The price includes ${taxName(basis.tradeMode)} at an unknown rate. Ask for the price without it.`,
    }
  }
  if (unitPrice === null) {
    return {
      code: 'CURRENCY_NOT_CONVERTIBLE',
      reason: `There is no exchange rate from ${offer.currency} to ${basis.currency}.`,
    }
  }
  return null
}
