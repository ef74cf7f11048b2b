import { roundTo } from '@/lib/domain/units/rounding'

export type LengthUnit = 'in' | 'cm' | 'mm' | 'm'

const CM: Readonly<Record<LengthUnit, number>> = { in: 2.54, cm: 1, mm: 0.1, m: 100 }

export function toCm(value: number, unit: LengthUnit): number {
  return roundTo(value * CM[unit], 4)
}

/** The unit of a written length; panna is the width of cloth in inches. */
export function lengthUnit(word: string): LengthUnit | null {
  const unit = word.toLowerCase().replace(/[.\s]/g, '')
  if (/^(?:"|in|ins|inch|inches|panna|pana)$/.test(unit)) return 'in'
  if (/^(?:cm|cms|centimet(?:er|re)s?)$/.test(unit)) return 'cm'
  if (/^(?:mm|mms|millimet(?:er|re)s?)$/.test(unit)) return 'mm'
  return /^(?:m|mtrs?|met(?:er|re)s?)$/.test(unit) ? 'm' : null
}
