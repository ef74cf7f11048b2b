import { asMeasure, measureIn } from '@/lib/domain/units/measure'
import { roundTo } from '@/lib/domain/units/rounding'

/** Buttons are measured in lignes: forty to the inch. */
const MM_PER_LIGNE = 0.635

/** The diameter of a button in millimetres. */
export function mmOfLigne(ligne: number): number {
  return roundTo(ligne * MM_PER_LIGNE, 2)
}

/** The ligne by which a diameter is sold: 11.5 mm is 18L. */
export function ligneOfMm(mm: number): number {
  return Math.round(mm / MM_PER_LIGNE)
}

/** A stored width or diameter in millimetres; null for anything else. */
export function millimetres(value: unknown): number | null {
  const measure = asMeasure(value)
  return measure && measureIn(measure, 'mm', 'length')
}
