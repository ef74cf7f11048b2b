import type { FieldValues } from '@/lib/domain/fields/field'
import { priceLadder } from '@/lib/domain/listing/pricing/price'
import type { PriceBasis } from '@/lib/domain/modules/define-module'
import { isPack } from '@/lib/domain/units/counted'
import { convertMoney, type ExchangeRates } from '@/lib/domain/units/exchange-rates'
import { roundTo } from '@/lib/domain/units/rounding'
import { quantityWords, unitWord } from '@/lib/domain/units/unit-words'
import { convertPrice, convertQuantity, isCountedUnit, isSameUnit, type UnitName } from '@/lib/domain/units/units'
import { priceTerms } from '../prices/price-terms'
import {
  convertedQuantity,
  type PriceTerms,
  type QuantityQuote,
  quoteQuantity,
  refusalText,
  stockNote,
} from '../prices/quantity-quote'

/** The quantity that all listings are priced for, in the unit of the comparison. */
export interface Asked {
  amount: number
  unit: UnitName
}

/** What one listing asks for the quantity. */
export type ComparedPrice =
  | { kind: 'ON_REQUEST' }
  /** No quantity was entered: the first price. */
  | { kind: 'FIRST'; price: number }
  | {
      kind: 'PRICED'
      price: number
      /** In the unit of sale. */
      quantity: number
      /** Null when the unit of the price is not known in the unit of sale. */
      total: number | null
      /** The quantity in the unit of sale, where that is another one: "53 cones". */
      sold: string
      /** That it is more than the stock. */
      stockNote?: string
    }
  | {
      kind: 'REFUSED'
      /** Why there is no price, in words. */
      reason: string
      /** In the unit of sale; null where the listing does not say what it comes to. */
      quantity: number | null
      /** The smallest order in the unit of the question, where the quantity is below it. */
      least: number | null
    }

/**
 * The price of one listing for the quantity, which its own facts convert to its unit of sale. Goods that are counted are sold whole:
 * 100 kg in cones of 1.89 kg are 53 cones.
 * @param facts the listing's values in the words of its vocabularies
 */
export function comparedPrice(facts: FieldValues, asked: Asked | null): ComparedPrice {
  const { first } = priceLadder(facts)
  if (first === null) return { kind: 'ON_REQUEST' }
  if (asked === null) return { kind: 'FIRST', price: first }
  const terms = priceTerms(facts)
  const quantity = quantitySold(facts, terms, asked)
  if (quantity === null)
    return { kind: 'REFUSED', reason: notConvertible(terms.uom, asked.unit), quantity, least: null }
  const quote = quoteQuantity(terms, quantity)
  if (!quote.ok) {
    const { sets } = terms
    const refused = inAskedUnit(quote, facts, terms, asked)
    return {
      kind: 'REFUSED',
      reason: refusalText(refused, { ...asked, sets, quantity }),
      quantity,
      least: refused.reason === 'BELOW_MINIMUM' ? refused.limit : null,
    }
  }
  const sold = isSameUnit(terms.uom, asked.unit) ? '' : quantityWords(quantity, terms.uom)
  const note = stockNote(terms, quantity)
  const { price, total } = quote
  return { kind: 'PRICED', price, quantity, total, sold, ...(note === null ? {} : { stockNote: note }) }
}

function quantitySold(facts: FieldValues, { uom, moq }: PriceTerms, { amount, unit }: Asked): number | null {
  if (isSameUnit(unit, uom)) return amount
  const exact = convertQuantity(amount, unit, uom, facts)
  if (exact === null) return null
  // 60 kg in bags of 60 kg are one bag, although the division may leave a little more.
  return isCountedUnit(uom) ? Math.ceil(roundTo(exact, 6)) : convertedQuantity(exact, moq)
}

/** The limit of a refusal in the unit in which the quantity was entered. */
function inAskedUnit(
  quote: Extract<QuantityQuote, { ok: false }>,
  facts: FieldValues,
  { uom }: PriceTerms,
  { unit }: Asked,
): Extract<QuantityQuote, { ok: false }> {
  const limit = quote.limit === null ? null : convertQuantity(quote.limit, uom, unit, facts)
  return { ...quote, limit: limit === null ? null : roundTo(limit, 2) }
}

function notConvertible(uom: string, unit: string): string {
  return `Sold in ${unitWord(uom, 2)}. ${notKnown(uom, unit)}`
}

function notKnown(uom: string, unit: string): string {
  return `The listing does not say what ${quantityWords(1, uom)} is in ${unitWord(unit, 2)}.`
}

/** The price of one unit in rupees, or the reason why there is no price. */
export type UnitPrice = { amount: number } | { reason: string }

/** The compared price in rupees per unit. It is converted exactly, or not at all. */
export function pricePerUnit(
  facts: FieldValues,
  compared: ComparedPrice,
  unit: UnitName,
  rates: ExchangeRates,
): UnitPrice {
  if (compared.kind === 'ON_REQUEST') return { reason: 'on request' }
  if (compared.kind === 'REFUSED') return { reason: 'no price for this quantity' }
  const { priceUom, currency } = priceTerms(facts)
  const perUnit = convertPrice(compared.price, priceUom, unit, facts)
  if (perUnit === null) return { reason: notKnown(priceUom, unit) }
  const amount = convertMoney(perUnit, currency, 'INR', rates)
  return amount === null ? { reason: `There is no exchange rate for ${currency}.` } : { amount }
}

/**
 * The basis of the module in which most of these can be compared; of equals the first. A bundle of 8 and one of 10 are compared by
 * the piece, also where a third listing has no price of a piece.
 */
export function comparedBasis(
  bases: readonly [PriceBasis, ...PriceBasis[]],
  listings: readonly FieldValues[],
): PriceBasis {
  const comparable = ({ unit }: PriceBasis) =>
    listings.filter((facts) => convertPrice(1, priceTerms(facts).priceUom, unit, facts) !== null).length
  const most = (of: readonly PriceBasis[]) =>
    of.reduce((best, basis) => (comparable(basis) > comparable(best) ? basis : best), of[0] ?? bases[0])
  const even = most(bases.filter(({ unit }) => !isPack(unit)))
  return comparable(even) > 1 ? even : most(bases)
}
