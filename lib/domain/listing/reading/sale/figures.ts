import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import { roundTo } from '@/lib/domain/units/rounding'
import { type UnitName, unitOfWord } from '@/lib/domain/units/units'
import { currencies } from '@/lib/domain/vocabulary/currencies'
import { canonicalValue } from '@/lib/domain/vocabulary/vocabulary'

/** Signs that stand for one currency in a price list; the rest are in the vocabulary. */
const SIGNS: Readonly<Record<string, string>> = {
  $: 'USD',
  a$: 'AUD',
  c$: 'CAD',
  hk$: 'HKD',
  nt$: 'TWD',
  nz$: 'NZD',
  s$: 'SGD',
  tl: 'TRY',
  '₺': 'TRY',
}

/**
 * The unit that a word names in this trade: a cone is a piece where the cones themselves are sold, and pcs are pieces where
 * the module sells pieces. "1000 pcs" and "1,000 pcs" are one unit.
 */
export function unitNamed({ sale }: ModuleDefinition, word: string): UnitName | null {
  const plain = word
    .replace(',', '')
    .replace(/\s+/g, ' ')
    .replace(/^nos$/i, 'pcs')
    .replace(/stitch$/i, 'stitches')
    .replace(/^(1000) (?:sets?|pairs?)$/i, '$1')
  const spoken = sale.spoken?.get(plain.toLowerCase())
  if (spoken) return spoken
  return unitOfWord(canonicalValue(sale.units, plain) ?? plain)
}

/** The unit that a word names in the trade of a module. */
export const unitIn = (definition: ModuleDefinition) => (word: string) => unitNamed(definition, word)

/** Whether such goods can cost that; true where no prices are known. */
export const isUsualIn =
  ({ sale }: ModuleDefinition) =>
  (figure: number) => {
    const ranges = sale.bases.flatMap(({ usualInr }) => (usualInr ? [usualInr] : []))
    return ranges.length === 0 || ranges.some(([min, max]) => figure >= min && figure <= max)
  }

const TIMES_USUAL = 5
/** Fewer rupees than one of this money has been worth for years, so that a total differs from a price. */
const RUPEES_OF_ONE: Readonly<Record<string, number>> = {
  USD: 50,
  EUR: 50,
  GBP: 50,
  CHF: 50,
  JPY: 0.4,
  KRW: 0.04,
  IDR: 0.004,
  VND: 0.002,
}
/** Whether a figure is so large that it is what a whole invoice comes to; false where no prices are known. */
export const isTotalIn =
  ({ sale }: ModuleDefinition) =>
  (figure: number, currency: unknown) => {
    const greatest = sale.bases.map(({ usualInr }) => usualInr?.[1] ?? 0)
    const rupees = figure * (RUPEES_OF_ONE[String(currency)] ?? 1)
    return greatest.some((max) => max > 0) && rupees > Math.max(...greatest) * TIMES_USUAL
  }

/** Whether a module sells by this unit. */
export function isSoldBy({ sale }: ModuleDefinition, unit: string | null): boolean {
  return sale.units.options.some(({ value }) => value === unit)
}

const PRICE_OF_TONNE_MIN = 10_000
const PRICE_OF_TONNE_ABROAD_MIN = 200
const isByMetre = (definition: ModuleDefinition): boolean =>
  isSoldBy(definition, 'm') && (definition.defaults.uom === 'm' || !isSoldBy(definition, 'MT'))

/** A price with its currency and unit, as far as they are said. */
export function price(definition: ModuleDefinition, figure?: string, sign?: string, per?: string) {
  const named = sign?.replace(/^.*dollars?$/iu, '$')
  const currency = named ? (SIGNS[named.toLowerCase()] ?? canonicalValue(currencies, named)) : null
  const unit: string | null = per ? unitNamed(definition, per) : null
  // "7.80/mt" of cloth: no tonne of it costs so little.
  const least = currency === null || currency === 'INR' ? PRICE_OF_TONNE_MIN : PRICE_OF_TONNE_ABROAD_MIN
  const isMetre = unit === 'MT' && /^mts?$/i.test(per ?? '') && isByMetre(definition) && numberOf(figure) < least
  const priceUom = isMetre ? 'm' : unit
  // "EUR 29.500" for a machine.
  const isThousands = definition.defaults.uom === 'unit' && /^[1-9]\d{1,2}\.\d{3}$/.test(figure ?? '')
  const basePrice = numberOf(isThousands ? figure?.replace('.', '') : figure)
  return { basePrice, ...(currency && { currency }), ...(priceUom && { priceUom }) }
}

const TIMES: ReadonlyArray<readonly [RegExp, number]> = [
  [/la(?:kh|c)s?$/i, 1e5],
  [/cr(?:ores?)?$/i, 1e7],
  [/(?:k|thousand|hazaa?r)$/i, 1e3],
]

/** The number of a figure: "12.5 lakh", "1,20,000". */
export function numberOf(figure = ''): number {
  const [word, times] = TIMES.find(([pattern]) => pattern.test(figure)) ?? []
  const value = Number((word ? figure.replace(word, '') : figure).replaceAll(',', ''))
  return times === undefined ? value : roundTo(value * times, 4)
}
