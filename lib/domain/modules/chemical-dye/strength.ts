import { numberValue, textValue } from '@/lib/domain/listing/listing'
import type { Facts } from '@/lib/domain/modules/facts'
import { roundTo } from '@/lib/domain/units/rounding'
import { convertPrice } from '@/lib/domain/units/units'

/**
 * What a kg of the dye costs at 100 % strength, in rupees: 150 % at Rs 300 is Rs 200. Null without strength or price, or in
 * another currency, whose rate is no fact of the listing.
 */
export function priceAtFullStrength({ words }: Pick<Facts, 'words'>): number | null {
  const strength = numberValue(words, 'strength')
  const price = numberValue(words, 'basePrice') ?? firstSlab(words.quantitySlabs)
  if (strength === null || !(strength > 0) || price === null) return null
  if ((textValue(words, 'currency') || 'INR') !== 'INR') return null
  const perKg = convertPrice(price, textValue(words, 'priceUom') || textValue(words, 'uom') || 'kg', 'kg', words)
  return perKg === null ? null : roundTo((perKg * 100) / strength, 2)
}

function firstSlab(slabs: unknown): number | null {
  const first: unknown = Array.isArray(slabs) ? slabs[0] : null
  const price: unknown = typeof first === 'object' && first !== null ? Reflect.get(first, 'price') : null
  return typeof price === 'number' ? price : null
}

/** The figure that says how much of the goods is the product: strength, purity or active content, in %. */
export function concentration({ words }: Pick<Facts, 'words'>): number | null {
  return numberValue(words, 'strength') ?? numberValue(words, 'purity') ?? numberValue(words, 'activeContent')
}
