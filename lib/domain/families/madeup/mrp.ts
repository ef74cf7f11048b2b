import { rule } from '@/lib/domain/families/rule'
import { numberValue, textValue } from '@/lib/domain/listing/listing'
import { quantitySlabs } from '@/lib/domain/listing/pricing/slab-values'
import type { DerivedNumber, Rule } from '@/lib/domain/modules/define-module'
import type { Facts } from '@/lib/domain/modules/facts'
import { spoken } from '@/lib/domain/spoken'
import { roundTo } from '@/lib/domain/units/rounding'
import { convertPrice, isCountedUnit } from '@/lib/domain/units/units'

/** The least GST on cloth and what is sewn of it, in percent: 5 up to ₹2,500 a piece since 22 September 2025. */
const GST_LEAST_PERCENT = 5
const RUPEE = 'INR'

/** What an MRP is compared with, before tax: a price of the same pack. Null: the price is of another. */
export type LabelledPrice = (words: Facts['words']) => number | null

/** The price as it is stated, and what it is per. */
export function statedPrice(words: Facts['words']): { price: number | null; unit: string } {
  const price = numberValue(words, 'basePrice') ?? quantitySlabs(words)[0]?.price ?? null
  return { price, unit: textValue(words, 'priceUom') || textValue(words, 'uom') }
}

/** Wholesale: the MRP is on one piece, whatever the price is per; a price per metre or kg is of goods that are sold so. */
const priceOfPiece: LabelledPrice = (words) => {
  const { price, unit } = statedPrice(words)
  if (price === null || unit === '') return null
  return isCountedUnit(unit) ? convertPrice(price, unit, 'piece', words) : price
}

/** Of a set, bundle, dozen or pair the MRP may be on the whole: only a price of the piece gives a margin. */
const priceOfOnePack: LabelledPrice = (words) =>
  ['set', 'bundle', 'dozen', 'pair'].includes(textValue(words, 'priceUom')) ? null : priceOfPiece(words)

/** With the least tax, where it comes on top. */
function withTax(words: Facts['words'], price: number | null): { amount: number; isTaxAdded: boolean } | null {
  if (price === null) return null
  const isTaxAdded = words.taxIncluded !== true && isInRupees(words)
  return { amount: roundTo(isTaxAdded ? price * (1 + GST_LEAST_PERCENT / 100) : price, 2), isTaxAdded }
}

const isInRupees = (words: Facts['words']): boolean => (textValue(words, 'currency') || RUPEE) === RUPEE

/** Selling above the maximum retail price is unlawful in India, so no seller may state it. */
export const mrpRuleOf = (priceOf: LabelledPrice): Rule =>
  rule({
    code: 'MRP_BELOW_PRICE',
    severity: 'error',
    fields: ['mrp', 'basePrice', 'taxIncluded', 'priceUom'],
    says: 'The price with tax is not above the MRP.',
    judge: ({ words }) => {
      const mrp = numberValue(words, 'mrp')
      const price = withTax(words, priceOf(words))
      if (mrp === null || price === null || mrp >= price.amount) return null
      const tax = price.isTaxAdded ? ` with ${GST_LEAST_PERCENT} % GST` : ''
      return `The price is ${spoken(price.amount)}${tax}, above the MRP of ${spoken(mrp)}. Goods may not be sold above their MRP.`
    },
  })

/** Of wholesale. */
export const mrpRule = mrpRuleOf(priceOfPiece)

/** MRP in rupees, to filter by. */
export const mrpNumber: DerivedNumber = {
  name: 'mrp',
  label: 'MRP',
  unit: RUPEE,
  from: ['mrp'],
  isFacet: true,
  compute: ({ words }) => (isInRupees(words) ? numberValue(words, 'mrp') : null),
}

/** The share of the MRP, in percent, that is left when the price with tax is paid. */
export const shareOfMrp =
  (priceOf: LabelledPrice): DerivedNumber['compute'] =>
  ({ words }) => {
    const mrp = numberValue(words, 'mrp')
    const price = withTax(words, priceOf(words))
    return mrp === null || price === null || price.amount > mrp ? null : roundTo((1 - price.amount / mrp) * 100, 1)
  }

/** What a shop keeps of the MRP, in percent, tax paid. */
export const retailMargin: DerivedNumber = {
  name: 'retailMargin',
  label: 'Margin on MRP',
  unit: '%',
  from: ['mrp', 'basePrice', 'priceUom', 'taxIncluded'],
  isFacet: true,
  isShown: true,
  compute: shareOfMrp(priceOfOnePack),
}
