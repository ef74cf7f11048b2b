import type { FieldValues } from '@/lib/domain/fields/field'
import { listValue, textValue } from '@/lib/domain/listing/listing'

/** Cloths that are of plain weave by their name. */
export const PLAIN_NAMES =
  /^(?:Poplin|Cambric|Voile|Mull|Sheeting|Percale|Lawn|Batiste|Dosuti|Casement|Chambray|Georgette|Chiffon|Organza|Taffeta|Lining taffeta|Calico|Osnaburg)$/

/** Fibres of which cloth is made alone; silk in a name of the market is seldom silk. */
const PURE: ReadonlySet<string> = new Set(['Cotton', 'Viscose', 'Polyester', 'Linen', 'Nylon', 'Modal', 'Lyocell'])

/**
 * What the trade means by a line about woven cloth without saying it: cambric is plain, and cotton cambric is all cotton. A knit may
 * have elastane.
 */
export function usualCloth(values: FieldValues): FieldValues {
  if (textValue(values, 'fabricStructure') !== 'Woven') return {}
  const name = textValue(values, 'fabricName')
  const [fibre = '', ...others] = listValue(values, 'fiberType')
  const isPure = PURE.has(fibre) && others.length === 0
  return {
    ...(PLAIN_NAMES.test(name) && { weave: name === 'Poplin' ? 'Poplin' : 'Plain' }),
    ...(isPure && { blendPercentages: [{ fibre, percent: 100 }] }),
  }
}
