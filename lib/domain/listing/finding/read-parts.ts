import type { Understood } from '@/lib/domain/families/reading/reading'
import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import type { NumberRange } from './catalogue-query'
import { sameCount } from './count-search'
import { intervalNames, mostNames, searchedNumbers } from './number-facets'
import { wordsOf } from './titles/count-in-title'

/** Numbers within this share of what was typed are meant by it: 150 g/m² is also 148 and 152. */
const SAME_NUMBER = 0.02
/** What a rounded figure may lack of the end of an interval: 60s are 9.8425 tex, shown as 9.842. */
const ROUNDING = 0.0005

/** What a part of a text says in numbers, by number facet, in its base unit. */
export function numbersOf(definition: ModuleDefinition, { name, value }: Pick<Understood, 'name' | 'value'>) {
  const numbers = name === 'construction' ? partsOfConstruction(value) : (severalNumbers(value) ?? { [name]: value })
  const known = searchedNumbers(definition)
  return Object.entries(numbers).flatMap(([facet, given]): { name: string; value: number; isCount: boolean }[] => {
    if (!known.has(facet)) return []
    const tex = texOf(given)
    if (tex !== null) return [{ name: facet, value: tex, isCount: true }]
    return typeof given === 'number' ? [{ name: facet, value: given, isCount: false }] : []
  })
}

/** The ranges by which a search finds what this part says. An interval is found by what is inside it or overlaps it. */
export function rangesOf(definition: ModuleDefinition, part: Understood): NumberRange[] {
  const asked = intervalOf(definition, part)
  if (asked)
    return [{ name: part.name, isInterval: true, ...(isOfCounts(part.value) ? widened(asked.min, asked.max) : asked) }]
  return numbersOf(definition, part).map(({ name, value, isCount }) => {
    if (intervalNames(definition).has(name))
      return { name, isInterval: true, ...(isCount ? widened(value, value) : { min: value, max: value }) }
    if (mostNames(definition).has(name)) return { name, min: around(value, SAME_NUMBER).min, max: null }
    return { name, ...(isCount ? sameCount(value) : around(value, shareOf(definition, name))) }
  })
}

/** The two ends that a part says of an interval, lower first; null for one value. */
export function intervalOf(
  definition: ModuleDefinition,
  { name, value }: Pick<Understood, 'name' | 'value'>,
): { min: number; max: number } | null {
  if (!intervalNames(definition).has(name) || typeof value !== 'object' || value === null) return null
  const ends = (['from', 'to'] as const).map((end) => {
    const given: unknown = Reflect.get(value, end)
    return texOf(given) ?? given
  })
  const numbers = ends.filter((end) => typeof end === 'number')
  return numbers.length === 2 ? { min: Math.min(...numbers), max: Math.max(...numbers) } : null
}

/** The key number may tell goods apart by less: 2018 is another year than 2017. */
function shareOf({ keyNumber }: ModuleDefinition, name: string): number {
  return keyNumber?.name === name ? Math.min(keyNumber.same, SAME_NUMBER) : SAME_NUMBER
}

const isOfCounts = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && texOf(Reflect.get(value, 'from')) !== null

const widened = (min: number, max: number) => ({ min: around(min, ROUNDING).min, max: around(max, ROUNDING).max })

const around = (value: number, share: number) => ({ min: value * (1 - share), max: value * (1 + share) })

/** The words of a part that is no number: the labels of a list, the fibres of a blend. */
export function wordsOfPart(definition: ModuleDefinition, part: Understood): string[] {
  if (numbersOf(definition, part).length > 0 || intervalOf(definition, part)) return []
  const texts = Array.isArray(part.typed) ? part.typed.map(labelOf) : [labelOf(part.typed)]
  const words = texts.flatMap(wordsOf)
  // The letters and digits of "S-6" begin too many words; listings have its other names too.
  return words.length > 1 && words.some(isTooShort) ? wordsOf(part.text) : words
}

const isTooShort = (word: string): boolean => /^\p{L}$/u.test(word)

function labelOf(item: unknown): string {
  // The fibre of a share, the scheme of a certificate, the make of a machine.
  if (typeof item === 'object' && item !== null)
    return String(Object.values(item).find((own) => typeof own === 'string') ?? '')
  return typeof item === 'string' ? item : ''
}

/** A value that is several numbers by facet name: the width and the length of a towel. */
function severalNumbers(value: unknown): Record<string, unknown> | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value) || texOf(value) !== null) return null
  return value as Record<string, unknown>
}

/** Of a cloth its counts, densities and width, of a thread its count and plies. */
function partsOfConstruction(value: unknown): Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return {}
  if (texOf(value) !== null) {
    const ply: unknown = Reflect.get(value, 'ply')
    return { construction: value, ...(Number(ply) > 1 ? { ply } : {}) }
  }
  const { warp, weft, epi, ppi, widthCm } = value as Record<string, unknown>
  return { warpCount: warp, weftCount: weft, epi, ppi, clothWidth: widthCm }
}

function texOf(value: unknown): number | null {
  const tex: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, 'resultantTex') : null
  return typeof tex === 'number' ? tex : null
}
