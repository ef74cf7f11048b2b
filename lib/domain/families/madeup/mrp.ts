import { errorIssue } from '@/lib/domain/errors'
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

/**
 * The price to compare with MRP: per piece, or per metre or kg of goods that are sold so, with the least tax. Null when
 * the price is per another unit, which says nothing about one piece.
 */
function priceWithTax({ words }: Pick<Facts, 'words'>): { amount: number; isTaxAdded: boolean } | null {
  const price = numberValue(words, 'basePrice') ?? quantitySlabs(words)[0]?.price ?? null
  const unit = textValue(words, 'priceUom') || textValue(words, 'uom')
  if (price === null || unit === '') return null
  const each = isCountedUnit(unit) ? convertPrice(price, unit, 'piece', words) : price
  if (each === null) return null
  const isTaxAdded = words.taxIncluded !== true && isInRupees(words)
  return { amount: roundTo(isTaxAdded ? each * (1 + GST_LEAST_PERCENT / 100) : each, 2), isTaxAdded }
}

const isInRupees = (words: Facts['words']): boolean => (textValue(words, 'currency') || RUPEE) === RUPEE

/** Selling above the maximum retail price is unlawful in India, so no seller may state it. */
export const mrpRule: Rule = {
  code: 'MRP_BELOW_PRICE',
  severity: 'error',
  fields: ['mrp', 'basePrice', 'taxIncluded', 'priceUom'],
  says: 'The price with tax is not above the MRP.',
  judge: (facts) => {
    const mrp = numberValue(facts.words, 'mrp')
    const price = priceWithTax(facts)
    if (mrp === null || price === null || mrp >= price.amount) return []
    const tax = price.isTaxAdded ? ` with ${GST_LEAST_PERCENT} % GST` : ''
    const message = `The price is ${spoken(price.amount)}${tax}, above the MRP of ${spoken(mrp)}. Goods may not be sold above their MRP.`
    return [errorIssue('MRP_BELOW_PRICE', 'mrp', message)]
  },
}

/** MRP in rupees, to filter by. */
export const mrpNumber: DerivedNumber = {
  name: 'mrp',
  label: 'MRP',
  unit: RUPEE,
  from: ['mrp'],
  isFacet: true,
  compute: ({ words }) => (isInRupees(words) ? numberValue(words, 'mrp') : null),
}

/** What a shop keeps of the MRP, in percent, tax paid. */
export const retailMargin: DerivedNumber = {
  name: 'retailMargin',
  label: 'Margin on MRP',
  unit: '%',
  from: ['mrp', 'basePrice', 'priceUom', 'taxIncluded'],
  isFacet: true,
  isShown: true,
  compute: (facts) => {
    const mrp = numberValue(facts.words, 'mrp')
    // A set may be one retail pack or many: only a price of the piece is of the same pack as the MRP.
    const isOfSet = ['set', 'bundle', 'dozen'].includes(textValue(facts.words, 'priceUom'))
    const price = isOfSet ? null : priceWithTax(facts)
    return mrp === null || price === null || price.amount > mrp ? null : roundTo((1 - price.amount / mrp) * 100, 1)
  },
}
