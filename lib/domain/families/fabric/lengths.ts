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

/** Widths in inches that lists name without a unit. */
export const BARE_WIDTHS: ReadonlySet<number> = new Set([
  36, 38, 39, 44, 45, 47, 48, 50, 52, 54, 56, 57, 58, 59, 60, 61, 63, 65, 67, 72, 78, 90, 94, 96, 98, 102, 104, 106,
  108, 110, 112, 114, 116, 118, 119, 120, 122, 124, 126,
])
