import { fabricName } from '@/lib/domain/families/fabric/vocabulary'
import type { FieldValues } from '@/lib/domain/fields/field'
import { textValue } from '@/lib/domain/listing/listing'
import { canonicalOption } from '@/lib/domain/vocabulary/vocabulary'

/** Made on knitting machines alone. */
const KNITTED: ReadonlySet<string> = new Set(['T-shirt', 'Polo T-shirt', 'Sweater', 'Sweatshirt', 'Leggings', 'Socks'])

/** Shops name a cloth or a garment and seldom its structure, which follows: cambric is woven, a polo knitted. */
export function structureFills(words: FieldValues): FieldValues {
  const named = canonicalOption(fabricName, textValue(words, 'fabricName'))?.offeredWhen
  const structure = named && 'in' in named && named.field === 'fabricStructure' ? named.in[0] : undefined
  if (structure !== undefined) return { fabricStructure: structure }
  const product = textValue(words, 'productGroup')
  return textValue(words, 'fabricName') === '' && KNITTED.has(product) ? { fabricStructure: 'Knitted' } : {}
}
