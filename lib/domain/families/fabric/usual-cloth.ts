import type { FieldValues } from '@/lib/domain/fields/field'
import { listValue, numberValue, textValue } from '@/lib/domain/listing/listing'

/** Cloths that are of plain weave by their name. */
export const PLAIN_NAMES =
  /^(?:Poplin|Cambric|Voile|Mull|Muslin|Sheeting|Percale|Lawn|Batiste|Dosuti|Casement|Chambray|Georgette|Chiffon|Organza|Taffeta|Lining taffeta|Calico|Osnaburg|Challis)$/

/** Fibres of which cloth is made alone; silk in a name of the market is seldom silk. */
const PURE: ReadonlySet<string> = new Set(['Cotton', 'Viscose', 'Polyester', 'Linen', 'Nylon', 'Modal', 'Lyocell'])

const FILAMENT = /\d ?(?:d|den|denier)\b/i
/** Fibres without filaments. */
const SPUN_ALWAYS = /^(?:Cotton|Linen)$/

/**
 * What the trade means by a line about woven cloth without saying it: cambric is plain, and cotton cambric is all cotton. A knit may
 * have elastane.
 */
export function usualCloth(values: FieldValues): FieldValues {
  if (textValue(values, 'fabricStructure') !== 'Woven') return {}
  const name = textValue(values, 'fabricName')
  const [fibre = '', ...others] = listValue(values, 'fiberType')
  const counts = [textValue(values, 'warpCount'), textValue(values, 'weftCount')].filter((count) => count !== '')
  const filaments = counts.filter((count) => FILAMENT.test(count)).length
  // "Cotton 40s x 75D": the filament is of another fibre, which the line does not name.
  const isMixed = filaments > 0 && (filaments < counts.length || SPUN_ALWAYS.test(fibre))
  // "20s+75D" runs a second yarn with the first, of whatever fibre.
  const isPlied = counts.some((count) => count.includes('+'))
  const isPure = PURE.has(fibre) && others.length === 0 && !isPlied && !isMixed
  return {
    ...(PLAIN_NAMES.test(name) && { weave: name === 'Poplin' ? 'Poplin' : 'Plain' }),
    // "Mini matt 300x300": the name is that of the weave.
    ...(name === 'Matty' && { weave: 'Matt' }),
    ...(isPure && { blendPercentages: [{ fibre, percent: 100 }] }),
    ...(isPricedByMetre(values) && { priceUom: 'm' }),
  }
}

/** "Dull satin Rs.23/- stock 350 taka", "poplin Rs 85 stock 100 rolls": so little is the price of a metre, not that of a whole piece or roll. What a bale has in front may be the price of a kilogram. */
function isPricedByMetre(values: FieldValues): boolean {
  const price = numberValue(values, 'basePrice')
  const isOfRupees = /^(?:INR)?$/.test(textValue(values, 'currency')) && textValue(values, 'moqUom') !== 'yd'
  const most = CHEAP.test(textValue(values, 'fabricName')) ? undefined : METRE_MAX[textValue(values, 'uom')]
  return isOfRupees && price !== null && most !== undefined && price <= most
}
/** A taka of light cloth costs little more. */
const METRE_MAX: Readonly<Record<string, number>> = { taka: 100, roll: 300 }
/** Cloths of which a whole than, or a kilogram, costs as little as a metre of others. */
const CHEAP = /^(?:Gauze|Mull|Muslin|Hessian)$/
