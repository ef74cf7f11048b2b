import type { FieldValues } from '@/lib/domain/fields/field'
import { numberValue, textValue } from '@/lib/domain/listing/listing'
import { roundTo } from '@/lib/domain/units/rounding'
import { convertPrice } from '@/lib/domain/units/units'

/** Usual calorific values in kcal/kg; of piped gas in kcal per m³. */
const USUAL_GCV: Readonly<Record<string, readonly [number, number]>> = {
  Coal: [2500, 7800],
  Lignite: [1800, 4500],
  'Pet coke': [7400, 8900],
  'Biomass pellets': [3000, 5500],
  'Biomass briquettes': [2800, 4900],
  'Rice husk': [2500, 3800],
  'Loose biomass': [1500, 5000],
  Firewood: [1500, 4700],
  Charcoal: [5500, 8000],
  Diesel: [9000, 11_200],
  'Furnace oil': [8500, 10_900],
  'Light diesel oil': [9500, 11_000],
  LPG: [10_500, 12_500],
  PNG: [7800, 13_400],
  Biogas: [3500, 12_800],
}

export function usualGcv(utilityClass: string): readonly [number, number] | null {
  return USUAL_GCV[utilityClass] ?? null
}

/** Grades of Indian coal by GCV in kcal/kg (as of 2025): G1 above 7000, then steps of 300. */
const GRADE_ONE = 7000
const GRADE_STEP = 300

/** From and up to which calorific value coal has this grade; null for another word. */
export function gradeGcv(grade: string): readonly [number, number] | null {
  const number = Number(/^G(\d{1,2})$/.exec(grade)?.[1] ?? Number.NaN)
  if (!(number >= 1 && number <= 17)) return null
  const upper = GRADE_ONE - (number - 2) * GRADE_STEP
  return number === 1 ? [GRADE_ONE, 9000] : [upper - GRADE_STEP, upper]
}

/** What the pure, dry part of coal can give at most, in kcal/kg. */
const PURE_COAL = 8900

/** The highest calorific value that coal with this ash and moisture can have. */
export function gcvMost(ash: number, moisture: number): number {
  return roundTo(PURE_COAL * (1 - (ash + moisture) / 100), 0)
}

/** Their calorific value is that of one m³. */
const PER_VOLUME: readonly string[] = ['PNG', 'Biogas']
const KCAL_PER_MKCAL = 1e6

/**
 * What a million kcal of the fuel cost in rupees: Rs 6,600 a tonne at 5,500 kcal/kg is Rs 1,200. Null without price or calorific value, or
 * in another currency, whose rate is no fact of the listing.
 */
export function pricePerMkcal(words: FieldValues): number | null {
  const gcv = numberValue(words, 'calorificValue')
  const price = numberValue(words, 'basePrice') ?? firstSlab(words.quantitySlabs)
  if (gcv === null || !(gcv > 0) || price === null) return null
  if ((textValue(words, 'currency') || 'INR') !== 'INR') return null
  const base = PER_VOLUME.includes(textValue(words, 'utilityClass')) ? 'm3' : 'kg'
  const perBase = convertPrice(price, textValue(words, 'priceUom') || textValue(words, 'uom') || base, base, words)
  return perBase === null ? null : roundTo((perBase / gcv) * KCAL_PER_MKCAL, 2)
}

function firstSlab(slabs: unknown): number | null {
  const first: unknown = Array.isArray(slabs) ? slabs[0] : null
  const price: unknown = typeof first === 'object' && first !== null ? Reflect.get(first, 'price') : null
  return typeof price === 'number' ? price : null
}
