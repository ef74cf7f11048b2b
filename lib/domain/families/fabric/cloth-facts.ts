import type { ParsedCount } from '@/lib/domain/count/parsed-count'
import type { FieldValues } from '@/lib/domain/fields/field'
import type { BlendRow } from '@/lib/domain/listing/blend'
import { listValue, numberValue, textValue } from '@/lib/domain/listing/listing'
import { statedBlend } from '@/lib/domain/listing/stated-blend'
import { memoize } from '@/lib/domain/memoize'
import type { Facts } from '@/lib/domain/modules/facts'
import { asMeasure, measureIn } from '@/lib/domain/units/measure'
import { openWidthCm } from '@/lib/domain/units/unit-facts'
import { fibres } from '@/lib/domain/vocabulary/fibres'
import { canonicalOption, canonicalValue } from '@/lib/domain/vocabulary/vocabulary'
import { countPart } from './construction/parts'
import { type ConstructionReading, readConstruction } from './construction/read-construction'
import * as estimates from './estimates'
import { fabricName } from './vocabulary'

/** What a cloth says of itself, in one unit each; null where it does not. */
export interface ClothFacts {
  reading: ConstructionReading | null
  warp: ParsedCount | null
  weft: ParsedCount | null
  /** The one count of a woven cloth whose warp and weft have none of their own. */
  bothWays: ParsedCount | null
  epi: number | null
  ppi: number | null
  widthCm: number | null
  /** The width of a tube when it is opened; of other cloth its width. */
  openCm: number | null
  /** By weight, in canonical words; fibres without shares have 0. */
  blend: readonly BlendRow[]
  /** As stated. */
  gsm: number | null
  glm: number | null
  /** From the construction, with crimp. */
  gsmEstimate: number | null
}

const ELASTANE = 'Elastane'

/** Reads the construction; null without one. Elastane says nothing of the counts: it is only ever a part of cloth. */
const constructionOf = memoize((values: FieldValues): ConstructionReading | null => {
  const text = textValue(values, 'construction')
  const fibre = listValue(values, 'fiberType').find((one) => canonicalValue(fibres, one) !== ELASTANE)
  return text === ''
    ? null
    : readConstruction(text, fibre === undefined ? null : (canonicalValue(fibres, fibre) ?? fibre))
})

/** What the name of a cloth and its construction say where the fields themselves are empty. */
export const clothFills = (values: FieldValues): FieldValues => ({
  ...structureFills(values),
  ...constructionFills(values),
})

/** Georgette is woven and piqué knitted, as their names say; only woven cloth has a construction. */
export function structureFills(values: FieldValues): FieldValues {
  const named = canonicalOption(fabricName, textValue(values, 'fabricName'))?.offeredWhen
  if (named && 'in' in named && named.field === 'fabricStructure') return { fabricStructure: named.in[0] }
  return textValue(values, 'construction') === '' ? {} : { fabricStructure: 'Woven' }
}

/** The fields that a construction fills. */
function constructionFills(values: FieldValues): FieldValues {
  const reading = constructionOf(values)
  if (!reading?.ok) return {}
  const { warp, weft, epi, ppi, widthCm } = reading.construction
  const count = (name: string, parsed: ParsedCount | null) =>
    parsed === null ? {} : { [name]: countPart(name, '', parsed).typed }
  return {
    ...count('warpCount', warp),
    ...count('weftCount', weft),
    ...(epi === null ? {} : { epi }),
    ...(ppi === null ? {} : { ppi }),
    ...(widthCm === null ? {} : { clothWidth: asInches(widthCm) }),
  }
}

/** Widths are in inches in the trade; one that is no quarter of an inch was in centimetres. */
function asInches(widthCm: number): { value: number; unit: string } {
  const inches = Math.round((widthCm / 2.54) * 1000) / 1000
  return inches % 0.25 === 0 ? { value: inches, unit: 'in' } : { value: widthCm, unit: 'cm' }
}

export const clothFacts = memoize((facts: Facts): ClothFacts => {
  const { values, words, counts } = facts
  const count = (name: string) => {
    const reading = counts.get(name)
    return reading?.ok ? reading.count : null
  }
  const width = asMeasure(values.clothWidth)
  const [warp, weft] = [count('warpCount'), count('weftCount')]
  const isOne = warp === null && weft === null && textValue(words, 'fabricStructure') === 'Woven'
  const cloth = {
    reading: constructionOf(values),
    warp,
    weft,
    bothWays: isOne ? count('fabricCount') : null,
    epi: numberValue(values, 'epi'),
    ppi: numberValue(values, 'ppi'),
    widthCm: width && measureIn(width, 'cm', 'length'),
    openCm: openWidthCm(values),
    blend: blendOf(words),
    gsm: numberValue(values, 'gsm'),
    glm: numberValue(values, 'glm'),
  }
  return { ...cloth, gsmEstimate: estimateOf(cloth, values) }
})

function blendOf(words: FieldValues): BlendRow[] {
  const rows = statedBlend(words, null)
  if (rows.length > 0) return rows.map((row) => ({ ...row, fibre: canonicalValue(fibres, row.fibre) ?? row.fibre }))
  const named = listValue(words, 'fiberType')
  return named.map((fibre) => ({ fibre, percent: named.length === 1 ? 100 : 0 }))
}

type Sett = Pick<ClothFacts, 'warp' | 'weft' | 'bothWays' | 'epi' | 'ppi'>

function estimateOf({ bothWays, epi, ppi, ...own }: Sett, values: FieldValues): number | null {
  const [warp, weft] = [own.warp ?? bothWays, own.weft ?? bothWays]
  if (!warp || !weft || epi === null || ppi === null) return null
  return estimates.gsmEstimate({ epi, ppi, warpTex: warp.resultantTex, weftTex: weft.resultantTex }, crimpOf(values))
}

function crimpOf({ quality }: FieldValues): estimates.Crimp {
  const parts = (typeof quality === 'object' && quality !== null ? quality : {}) as FieldValues
  const [warpPercent, weftPercent] = [numberValue(parts, 'warpCrimp'), numberValue(parts, 'weftCrimp')]
  return {
    ...(warpPercent === null ? {} : { warpPercent }),
    ...(weftPercent === null ? {} : { weftPercent }),
  }
}

/** The weight per area: as stated, else from the weight per metre, else the estimate. */
export function clothGsm({ gsm, glm, openCm, gsmEstimate }: ClothFacts): number | null {
  if (gsm !== null) return gsm
  return glm !== null && openCm !== null ? estimates.gsmFromGlm(glm, openCm) : gsmEstimate
}

/** The weight of a running metre: as stated, else from weight per area and open width. */
export function clothGlm(cloth: ClothFacts): number | null {
  const gsm = clothGsm(cloth)
  return cloth.glm ?? (gsm === null || cloth.openCm === null ? null : estimates.glm(gsm, cloth.openCm))
}
