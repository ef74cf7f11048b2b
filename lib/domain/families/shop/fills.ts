import { structureFills as clothStructure } from '@/lib/domain/families/fabric/cloth-facts'
import type { FieldValues } from '@/lib/domain/fields/field'
import { textValue } from '@/lib/domain/listing/listing'

/** Made on knitting machines alone. */
const KNITTED: ReadonlySet<string> = new Set(['T-shirt', 'Polo T-shirt', 'Sweater', 'Sweatshirt', 'Leggings', 'Socks'])

/** Shops name a cloth or a garment and seldom its structure, which follows: cambric is woven, a polo knitted. */
export function structureFills(words: FieldValues): FieldValues {
  const ofCloth = clothStructure(words)
  if (Object.keys(ofCloth).length > 0) return ofCloth
  const product = textValue(words, 'productGroup')
  return textValue(words, 'fabricName') === '' && KNITTED.has(product) ? { fabricStructure: 'Knitted' } : {}
}
