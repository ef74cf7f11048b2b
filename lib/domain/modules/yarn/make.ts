import type { ParsedCount } from '@/lib/domain/count/parsed-count'
import { holds } from '@/lib/domain/fields/condition'
import type { FieldValues } from '@/lib/domain/fields/field'
import type { BlendRow } from '@/lib/domain/listing/blend'
import { shorthandFibres } from '@/lib/domain/listing/blend'
import { listValue, numberValue, textValue } from '@/lib/domain/listing/listing'
import { statedBlend } from '@/lib/domain/listing/stated-blend'
import { MAY_BE_FILAMENT, MAY_BE_SPUN } from '@/lib/domain/modules/yarn/vocabulary/families'
import { fibres } from '@/lib/domain/vocabulary/fibres'
import { canonicalValue } from '@/lib/domain/vocabulary/vocabulary'

/** The fibres of a yarn, by weight. `isAssumed`: shares are missing; a single fibre then counts as 100 %. */
export interface YarnFibres {
  rows: readonly BlendRow[]
  isAssumed: boolean
}

/** The fibre that a family's name implies; a family of several fibres has none. */
const FIBRE_OF_FAMILY: Readonly<Record<string, string>> = {
  'Cotton yarn': 'Cotton',
  'Polyester spun': 'Polyester',
  'Viscose spun': 'Viscose',
  Acrylic: 'Acrylic',
  Worsted: 'Wool',
  Woollen: 'Wool',
  Silk: 'Silk',
  Jute: 'Jute',
  'Polyester filament': 'Polyester',
  'Nylon filament': 'Nylon',
  'Viscose filament': 'Viscose',
  Elastomeric: 'Elastane',
}

/** "PV" without shares: the first fibre leads, and neither reaches 85 %. */
const SHORTHAND_SHARES = [60, 40] as const

/**
 * The fibres of a yarn with their shares, from anything in the listing that gives them.
 * @param values in canonical words
 * @returns null without a fibre; rows without shares (percent 0) for several fibres without shares
 */
export function yarnFibres(values: FieldValues, count: ParsedCount | null): YarnFibres | null {
  const stated = statedBlend(values, count)
  if (stated.length > 0) return { rows: stated, isAssumed: false }
  const words = count?.words ?? []
  for (const word of words) {
    const pair = shorthandFibres(word)
    if (pair) {
      return {
        rows: pair.map((fibre, index) => ({ fibre, percent: SHORTHAND_SHARES[index] ?? 0 })),
        isAssumed: true,
      }
    }
  }
  const listed = listValue(values, 'fiberType')
  const named = words.flatMap((word) => canonicalValue(fibres, word) ?? [])
  const material = textValue(values, 'material')
  const ofFamily = FIBRE_OF_FAMILY[textValue(values, 'yarnFamily')]
  const found =
    listed.length > 0 ? listed : material ? [material] : ofFamily ? [ofFamily] : withoutCore(named, count !== null)
  const [only, ...others] = found
  if (only === undefined) return null
  if (others.length === 0) return { rows: [{ fibre: only, percent: 100 }], isAssumed: true }
  return { rows: found.map((fibre) => ({ fibre, percent: 0 })), isAssumed: true }
}

/** "30s + 20D Lycra": the core's fibre is a few percent of the yarn. */
function withoutCore(named: readonly string[], hasCount: boolean): string[] {
  return hasCount && named.length > 1 ? named.filter((fibre) => fibre !== 'Elastane') : [...named]
}

const FILAMENT_TYPES: ReadonlySet<string> = new Set(
  'POY,FDY,DTY,ATY,ITY,High-tenacity,BCF,Monofilament,Covered,Bi-shrinkage'.split(','),
)
const FILAMENT_WORDS: ReadonlySet<string> = new Set(
  'POY FDY DTY ATY ITY BCF NIM LIM SIM HIM MONO MULTIFILAMENT TEXTURED HIGH_TENACITY'.split(' '),
)

/** Spun from staple or continuous filament; null when unknown. */
export function yarnMake(values: FieldValues, count: ParsedCount | null): 'spun' | 'filament' | null {
  if (textValue(values, 'yarnFamily')) {
    const mayBeSpun = holds(MAY_BE_SPUN, values)
    if (mayBeSpun !== holds(MAY_BE_FILAMENT, values)) return mayBeSpun ? 'spun' : 'filament'
  }
  if (count?.filaments || hasAny(values, count, FILAMENT_TYPES, FILAMENT_WORDS)) return 'filament'
  if (!count) return null
  return ['Denier', 'dtex'].includes(count.system) ? 'filament' : 'spun'
}

/** Whether one of these words is in the yarn's types, its spinning system or its count. */
export function hasAny(
  values: FieldValues,
  count: ParsedCount | null,
  types: ReadonlySet<string>,
  qualifiers: ReadonlySet<string>,
): boolean {
  return (
    listValue(values, 'yarnType').some((type) => types.has(type)) ||
    types.has(textValue(values, 'spinningSystem')) ||
    (count?.qualifiers ?? []).some((word) => qualifiers.has(word))
  )
}

/** The number of singles in the thread; 1 by default. */
export function yarnPly(values: FieldValues, count: ParsedCount | null): number {
  const inCount = count?.ply ?? null
  return inCount !== null && inCount > 1 ? inCount : (numberValue(values, 'ply') ?? inCount ?? 1)
}

/** g/km of a single; null when the count does not give it. */
export function singleTex(values: FieldValues, count: ParsedCount | null): number | null {
  if (!count) return null
  return count.tex ?? count.resultantTex / yarnPly(values, count)
}
