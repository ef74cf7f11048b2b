import { readNumberText } from '@/components/ui/number-text'
import { brokenSetMessage, type FullSets } from '@/lib/domain/listing/pricing/full-sets'
import { type PricedQuantity, priceFor, type QuantitySlab } from '@/lib/domain/listing/pricing/slabs'
import { quantityText } from '@/lib/domain/units/figure-text'
import { readFigure } from '@/lib/domain/units/typed-figure'
import { quantityWords, unitWord } from '@/lib/domain/units/unit-words'
import { isCountedUnit } from '@/lib/domain/units/units'

/** What is needed to price a quantity. Plain data, so that browser and server calculate the same. */
export interface PriceTerms {
  slabs: readonly QuantitySlab[]
  /** The price when there are no slabs. */
  basePrice: number | null
  /** Minimum order in the unit of sale; null when not given or not comparable. */
  moq: number | null
  /** How to count goods that are sold in full sets only. */
  sets: FullSets | null
  /** What is in stock, in the unit of sale; null when not given. */
  stock?: number | null
  uom: string
  priceUom: string
  /** How many priceUom are in one uom; null when unknown. */
  priceUnitsPerUnit: number | null
  currency: string
}

export type QuantityQuote =
  | { ok: true; price: number; total: number | null; slabIndex: number | null; nextSlab: NextSlab | null }
  | {
      ok: false
      reason: 'NOT_A_QUANTITY' | 'NOT_WHOLE' | 'BELOW_MINIMUM' | 'SET_BROKEN' | 'ABOVE_LAST' | 'NO_PRICE'
      limit: number | null
    }

/** The next lower price, and how much more to order for it. */
export interface NextSlab {
  more: number
  price: number
}

/** The price and total of a quantity, without tax and freight. */
export function quoteQuantity(terms: PriceTerms, quantity: number): QuantityQuote {
  const refuse = (reason: Extract<QuantityQuote, { ok: false }>['reason'], limit: number | null = null) =>
    ({ ok: false, reason, limit }) as const
  if (!Number.isFinite(quantity) || quantity <= 0) return refuse('NOT_A_QUANTITY')
  if (isCountedUnit(terms.uom) && !Number.isInteger(quantity)) return refuse('NOT_WHOLE')
  if (terms.moq !== null && quantity < terms.moq) return refuse('BELOW_MINIMUM', terms.moq)
  if (terms.sets && brokenSetMessage(terms.sets, quantity) !== null) return refuse('SET_BROKEN')
  const priced: PricedQuantity = priceFor(terms.slabs, quantity)
  if (priced.reason === 'BELOW_FIRST') return refuse('BELOW_MINIMUM', lowest(terms.slabs))
  if (priced.reason === 'ABOVE_LAST') return refuse('ABOVE_LAST', highest(terms.slabs))
  const price = priced.price ?? (priced.reason === 'NO_SLABS' ? terms.basePrice : null)
  if (price === null) return refuse('NO_PRICE')
  return {
    ok: true,
    price,
    total: terms.priceUnitsPerUnit === null ? null : toPaise(quantity * terms.priceUnitsPerUnit * price),
    slabIndex: priced.slab ? terms.slabs.indexOf(priced.slab) : null,
    nextSlab: nextSlab(terms.slabs, quantity, price),
  }
}

/** What a buyer of more than the stock needs to know: the price holds, the time does not. Null: there is enough, or it is not known. */
export function stockNote({ stock = null, uom }: Pick<PriceTerms, 'stock' | 'uom'>, quantity: number): string | null {
  if (stock === null || stock <= 0 || quantity <= stock) return null
  return `More than the ${quantityWords(stock, uom)} in stock. Ask the seller when the rest is ready.`
}

/**
 * Why there is no price for a quantity, and what to do.
 * @param asked unit of the quantity and of the limit; the quantity itself in the unit by which the goods are sold
 */
export function refusalText(
  quote: Extract<QuantityQuote, { ok: false }>,
  { unit, sets, quantity }: Pick<PriceTerms, 'sets'> & { unit: string; quantity: number },
): string {
  const limit = quote.limit === null ? '' : `${quantityText(quote.limit)} ${unitWord(unit, quote.limit)}`
  switch (quote.reason) {
    case 'NOT_A_QUANTITY':
      return 'Enter a quantity such as 1,200.'
    case 'NOT_WHOLE':
      return `Enter a whole number of ${unitWord(unit, 2)}.`
    case 'BELOW_MINIMUM':
      return `The minimum order is ${limit}.`
    case 'SET_BROKEN':
      return (sets && brokenSetMessage(sets, quantity)) ?? ''
    case 'ABOVE_LAST':
      return limit ? `Ask the seller for a price above ${limit}.` : 'Ask the seller for the price.'
    case 'NO_PRICE':
      return 'Ask the seller for the price.'
  }
}

function nextSlab(slabs: readonly QuantitySlab[], quantity: number, price: number): NextSlab | null {
  const better = slabs
    .filter((slab) => slab.minQty > quantity && slab.price < price)
    .sort((a, b) => a.minQty - b.minQty)[0]
  return better ? { more: better.minQty - quantity, price: better.price } : null
}

const lowest = (slabs: readonly QuantitySlab[]) => Math.min(...slabs.map((slab) => slab.minQty))

function highest(slabs: readonly QuantitySlab[]): number | null {
  const last = slabs.reduce<QuantitySlab | null>((top, slab) => (!top || slab.minQty > top.minQty ? slab : top), null)
  return last?.maxQty ?? null
}

/** Rounds to paise, which removes binary fractions. */
function toPaise(amount: number): number {
  return Math.round((amount + Number.EPSILON * amount) * 100) / 100
}

/** Reads a typed quantity: "1,200", "1 200", "१२००", "1200.5". Null when it is not a quantity. */
export function readQuantity(typed: string): number | null {
  const plain = readNumberText(typed.slice(0, 32))
  return plain !== null && /^\d{1,12}(\.\d{1,3})?$/.test(plain) ? Number(plain) : null
}

/** The typed quantity in this unit, also with another unit behind it: "5 MT" in kg. Null when it is not a quantity. */
export function readAsked(typed: string, unit: string): number | null {
  const figure = readFigure(typed.slice(0, 32), { currency: null, unit }, readNumberText, {})
  const quantity = figure?.unit === null ? readQuantity(figure.plain) : null
  return quantity !== null && quantity > 0 ? quantity : null
}

/** The request form takes no more. */
const DECIMALS = 3
/** What a minimum is rounded by. */
const MINIMUM_STEP = 0.0005

/** A quantity that was typed in another unit. The stated minimum is the minimum in each unit: 100 bales are 47.8043 candies. */
export function convertedQuantity(quantity: number, moq: number | null): number {
  return moq !== null && Math.abs(quantity - moq) < MINIMUM_STEP ? moq : Number(quantity.toFixed(DECIMALS))
}
