import { type LabelledPrice, mrpRuleOf, retailMargin, shareOfMrp, statedPrice } from '@/lib/domain/families/madeup/mrp'
import type { DerivedNumber, Rule } from '@/lib/domain/modules/define-module'

/** What a shopper gets with a label of its own. */
const LABELLED_UNITS: ReadonlySet<string> = new Set(['piece', 'unit', 'pair', 'm', 'kg'])

/** A shop's MRP is on the unit that it sells: socks have one on the pair, a sealed set has one on the pack. */
const priceOfUnit: LabelledPrice = (words) => {
  const { price, unit } = statedPrice(words)
  return LABELLED_UNITS.has(unit) || (unit === 'set' && words.sealedPack === true) ? price : null
}

const { fields, ...rule } = mrpRuleOf(priceOfUnit)

/** A shop may not sell above the MRP of what it hands over. */
export const shopMrpRule: Rule = { ...rule, fields: [...fields, 'sealedPack'] }

/** What a shopper saves of the MRP, in percent. */
export const discount: DerivedNumber = {
  ...retailMargin,
  name: 'discount',
  label: 'Discount on MRP',
  from: [...retailMargin.from, 'sealedPack'],
  compute: shareOfMrp(priceOfUnit),
}

export const discountOf = discount.compute
