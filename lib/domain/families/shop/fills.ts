import { structureFills as clothStructure } from '@/lib/domain/families/fabric/cloth-facts'
import type { FieldValues } from '@/lib/domain/fields/field'
import { textValue } from '@/lib/domain/listing/listing'
import { canonicalValue } from '@/lib/domain/vocabulary/vocabulary'
import { shopProduct } from './goods'

/** Made on knitting machines alone. */
const KNITTED: ReadonlySet<string> = new Set(['T-shirt', 'Polo T-shirt', 'Sweater', 'Sweatshirt', 'Leggings', 'Socks'])

/** Shops name a cloth or a garment and seldom its structure, which follows: cambric is woven, a polo knitted. */
export function structureFills(values: FieldValues): FieldValues {
  const ofCloth = clothStructure(values)
  if (Object.keys(ofCloth).length > 0) return ofCloth
  const product = canonicalValue(shopProduct, textValue(values, 'productGroup')) ?? ''
  return textValue(values, 'fabricName') === '' && KNITTED.has(product) ? { fabricStructure: 'Knitted' } : {}
}
