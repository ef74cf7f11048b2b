import { CLOTH_PRODUCTS } from '@/lib/domain/families/shop/goods'
import { madeUpTitle, pureFibre } from '@/lib/domain/families/shop/title-words'
import { listValue, numberValue, textValue } from '@/lib/domain/listing/listing'
import { assemble } from '@/lib/domain/listing/titles/assemble'
import type { Facts } from '@/lib/domain/modules/facts'
import { spoken } from '@/lib/domain/spoken'
import { asMeasure } from '@/lib/domain/units/measure'

/** The title that a shop would write: Pure Cotton Kurti Fabric, per metre, 44"; "" while the values say too little. */
export function retailTitle(facts: Facts): string {
  const { words } = facts
  const product = textValue(words, 'productGroup')
  const isByLength = ['m', 'yd'].includes(textValue(words, 'uom'))
  const isOpen = product === '' && (isByLength || asMeasure(facts.values.clothWidth) !== null)
  if (CLOTH_PRODUCTS.has(product) || isOpen) return clothTitle(facts, product)
  if (product === '') return ''
  return madeUpTitle(facts, product, listValue(words, 'size'))
}

function clothTitle({ words, values }: Facts, product: string): string {
  const fibre = pureFibre(words)
  const name = textValue(words, 'fabricName')
  const [use = ''] = listValue(words, 'endUse')
  if (fibre === '' && name === '' && use === '') return ''
  const width = asMeasure(values.clothWidth)
  const cut = numberValue(words, 'cutLength')
  const unit = textValue(words, 'uom')
  return assemble(
    [fibre, name, use, product === '' ? 'Fabric' : product],
    [
      unit === 'm' ? 'per metre' : unit === 'yd' ? 'per yard' : cut === null ? '' : `${spoken(cut)} m`,
      width ? (width.unit === 'in' ? `${spoken(width.value)}"` : `${spoken(width.value)} ${width.unit}`) : '',
      listValue(words, 'work')[0] ?? '',
      textValue(words, 'color'),
    ].filter(Boolean),
  )
}

/** The one fact of a card: MRP ₹499 · 10 % off. */
export function retailKeyFact({ words }: Facts, discount: number | null): string {
  const mrp = numberValue(words, 'mrp')
  const sign = (textValue(words, 'currency') || 'INR') === 'INR' ? '₹' : `${textValue(words, 'currency')} `
  return [
    mrp === null ? '' : `MRP ${sign}${spoken(mrp)}`,
    discount !== null && discount >= 1 ? `${Math.floor(discount)} % off` : '',
  ]
    .filter(Boolean)
    .join(' · ')
}
