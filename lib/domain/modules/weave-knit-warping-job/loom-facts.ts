import { groupOf } from '@/lib/domain/families/service/weaving/vocabulary'
import type { FieldValues } from '@/lib/domain/fields/field'
import { listValue, numberValue, textValue } from '@/lib/domain/listing/listing'
import type { Facts } from '@/lib/domain/modules/facts'
import { asMeasure, measureIn } from '@/lib/domain/units/measure'
import { roundTo } from '@/lib/domain/units/rounding'
import { convertPrice } from '@/lib/domain/units/units'

const MINUTES_A_DAY = 1440
const PER_METRE = 39.3701

/** What a metre costs at a rate per pick, in rupees: 0.12 at 60 picks per inch is 7.20. Null for other rates. */
export function pricePerMetre({ words }: Pick<Facts, 'words'>): number | null {
  const price = numberValue(words, 'basePrice')
  const isPick = textValue(words, 'priceUom') === 'pick'
  if (price === null || !isPick || (textValue(words, 'currency') || 'INR') !== 'INR') return null
  const perMetre = convertPrice(price, 'pick', 'm', words)
  return perMetre === null ? null : roundTo(perMetre, 4)
}

/** What one loom weaves in a day at this speed, picks and efficiency; null while one of them is missing. */
export function loomMetresPerDay({ words }: Pick<Facts, 'words'>): number | null {
  const [rpm, ppi, efficiency] = ['rpm', 'ratePpi', 'efficiencyPromise'].map((name) => numberValue(words, name))
  if (!rpm || !ppi || !efficiency) return null
  return roundTo((rpm * MINUTES_A_DAY * efficiency) / 100 / (ppi * PER_METRE), 1)
}

/** From the coarsest to the finest machine. */
export const gaugesOf = (words: FieldValues) => endsOf(words, 'gauge', 'gaugeTo')
export const diametersOf = (words: FieldValues) => endsOf(words, 'diameter', 'diameterTo')

function endsOf(words: FieldValues, low: string, high: string) {
  const from = numberValue(words, low)
  return { from, to: numberValue(words, high) ?? from }
}

/** The reed space in cm; null when it is not stated. */
export function reedCm(words: FieldValues): number | null {
  const measure = asMeasure(words.reedSpace)
  return measure && measureIn(measure, 'cm', 'length')
}

const INCH_CM = 2.54
/** A cloth of the full reed space is a little narrower off the loom; buyers ask for whole inches. */
const INCH_MORE = 0.2

/** The group of the job, and the cloth widths that the reed space allows. */
export function weavingFills(words: FieldValues): FieldValues {
  const [first = ''] = jobsOf(words)
  const group = groupOf(first)
  const reed = reedCm(words)
  return {
    ...(group === '' ? {} : { category: group }),
    ...(reed === null ? {} : { clothWidthRange: { to: roundTo(reed / INCH_CM + INCH_MORE, 1) } }),
  }
}

/** The jobs of a listing, whether it names one or several. */
export function jobsOf(values: FieldValues): readonly string[] {
  const one = textValue(values, 'jobType')
  return one === '' ? listValue(values, 'jobType') : [one]
}
