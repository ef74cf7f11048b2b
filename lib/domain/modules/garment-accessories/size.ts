import { ligneOfMm, millimetres, mmOfLigne } from '@/lib/domain/families/trim/sizes'
import type { FieldValues } from '@/lib/domain/fields/field'
import { numberValue, textValue } from '@/lib/domain/listing/listing'
import type { Facts } from '@/lib/domain/modules/facts'

/**
 * One number by which trims of a type are compared: millimetres; of a zip its number, which is about the width of the
 * closed chain in millimetres. Null for interlining, which is compared by weight.
 */
export function trimSize({ values, words }: Facts): number | null {
  if (textValue(words, 'trimType') === 'Interlining') return null
  const ligne = numberValue(values, 'ligne')
  return (
    partNumber(values.zipper, 'number') ??
    (ligne === null ? null : mmOfLigne(ligne)) ??
    millimetres(values.size) ??
    millimetres(values.clothWidth)
  )
}

/**
 * The diameter that follows from the ligne, the ligne that follows from the diameter, the width of tapes by its other
 * name, and the finish of what is clear.
 */
export function sizeFills(values: FieldValues): FieldValues {
  const ligne = numberValue(values, 'ligne')
  const mm = millimetres(values.size)
  return {
    ...(ligne === null ? {} : { size: { value: mmOfLigne(ligne), unit: 'mm' } }),
    ...(mm === null ? {} : { ligne: ligneOfMm(mm) }),
    ...(ligne === null && values.clothWidth !== undefined ? { size: values.clothWidth } : {}),
    ...(values.color === 'Transparent' ? { finish: 'Transparent' } : {}),
  }
}

/** A number of a field with parts; null where it is not stated. */
export function partNumber(whole: unknown, name: string): number | null {
  const value: unknown = typeof whole === 'object' && whole !== null ? Reflect.get(whole, name) : null
  return typeof value === 'number' ? value : null
}

/** The word of a field with parts; "" where it is not stated. */
export function partWord(whole: unknown, name: string): string {
  const value: unknown = typeof whole === 'object' && whole !== null ? Reflect.get(whole, name) : ''
  return typeof value === 'string' ? value : ''
}
