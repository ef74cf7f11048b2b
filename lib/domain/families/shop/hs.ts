import { suggestFabricHs } from '@/lib/domain/families/fabric/hs/suggest'
import { listValue, numberValue, textValue } from '@/lib/domain/listing/listing'
import { statedBlend } from '@/lib/domain/listing/stated-blend'
import type { HsResult } from '@/lib/domain/modules/define-module'
import type { Facts } from '@/lib/domain/modules/facts'
import { asMeasure, measureIn } from '@/lib/domain/units/measure'
import { fibres } from '@/lib/domain/vocabulary/fibres'
import { canonicalValue } from '@/lib/domain/vocabulary/vocabulary'

const STRUCTURES = ['Woven', 'Knitted', 'Nonwoven'] as const
const HEADING_DIGITS = 4
/** The work that says how cloth got its colour. */
const STATES = [
  [/print|Ajrakh|Bagru|Kalamkari/i, 'Printed'],
  [/^Yarn-dyed/, 'Yarn-dyed'],
  [/^Plain$/, 'Dyed'],
] as const

/** What decides the customs code of cloth in a shop. */
export const SHOP_CLOTH_HS_FIELDS = [
  'productGroup',
  'fabricStructure',
  'fiberType',
  'blendPercentages',
  'fabricName',
  'gsm',
  'work',
  'clothWidth',
] as const

/** The customs code of cloth by the metre: six digits where the work says how it was coloured, else the heading. */
export function suggestShopClothHs({ words, values }: Facts): HsResult {
  const works = listValue(words, 'work')
  const state = STATES.find(([pattern]) => works.some((work) => pattern.test(work)))?.[1] ?? null
  const structure = textValue(words, 'fabricStructure')
  const width = asMeasure(values.clothWidth)
  const answer = suggestFabricHs({
    structure: STRUCTURES.find((known) => known === structure) ?? null,
    blend: blendOf(words),
    gsm: numberValue(values, 'gsm'),
    widthCm: width && measureIn(width, 'cm', 'length'),
    weave: null,
    fabricName: textValue(words, 'fabricName') || null,
    knitType: null,
    colouration: state ?? 'Dyed',
    warp: null,
    weft: null,
    nonwovenTech: null,
  })
  if (!answer.ok || state !== null) return answer
  const headings = [answer.code, ...answer.alternatives].map((code) => code.slice(0, HEADING_DIGITS))
  return {
    ...answer,
    code: headings[0] ?? '',
    reason: answer.reason.replace(/, dyed\b/, ''),
    alternatives: [...new Set(headings.slice(1))].filter((code) => code !== headings[0]),
  }
}

function blendOf(words: Facts['words']) {
  const rows = statedBlend(words, null)
  if (rows.length > 0) return rows.map((row) => ({ ...row, fibre: canonicalValue(fibres, row.fibre) ?? row.fibre }))
  const named = listValue(words, 'fiberType')
  return named.map((fibre) => ({ fibre, percent: named.length === 1 ? 100 : 0 }))
}
