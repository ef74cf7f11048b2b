import { missing } from '@/lib/domain/families/customs/result'
import { suggestFabricHs } from '@/lib/domain/families/fabric/hs/suggest'
import { suggestMadeUpHs } from '@/lib/domain/families/madeup/hs'
import { listValue, numberValue, textValue } from '@/lib/domain/listing/listing'
import { statedBlend } from '@/lib/domain/listing/stated-blend'
import type { HsResult } from '@/lib/domain/modules/define-module'
import type { Facts } from '@/lib/domain/modules/facts'
import { asMeasure, measureIn } from '@/lib/domain/units/measure'
import { fibres } from '@/lib/domain/vocabulary/fibres'
import { canonicalValue } from '@/lib/domain/vocabulary/vocabulary'
import { CLOTH_PRODUCTS } from './goods'

const STRUCTURES = ['Woven', 'Knitted', 'Nonwoven'] as const
const HEADING_DIGITS = 4
/** The work that says how cloth got its colour. */
const STATES = [
  [/print|Ajrakh|Bagru|Kalamkari/i, 'Printed'],
  [/^Yarn-dyed/, 'Yarn-dyed'],
  [/^Plain$/, 'Dyed'],
] as const
const EMBROIDERY = /^(?:Embroidery|Chikankari|Kantha|Phulkari|Zardozi|Sequin|Mirror work|Stone work|Hand work)$/

/** What decides the customs code of goods in a shop. */
export const SHOP_HS_FIELDS = [
  'productGroup',
  'fabricStructure',
  'fabricName',
  'fiberType',
  'blendPercentages',
  'gsm',
  'clothWidth',
  'work',
  'gender',
  'stitching',
  'rugMake',
] as const

/** The customs code of cloth or of what is made of it; lining of unknown cloth and wool for knitting have none. */
export function suggestShopHs(facts: Facts): HsResult {
  const { words } = facts
  const group = textValue(words, 'productGroup')
  if (CLOTH_PRODUCTS.has(group)) return suggestClothHs(facts, null)
  return suggestMadeUpHs({
    group,
    type: textValue(words, 'subcategory'),
    gender: textValue(words, 'gender'),
    structure: textValue(words, 'fabricStructure'),
    fabricName: textValue(words, 'fabricName'),
    blend: blendOf(words),
    gsm: numberValue(words, 'gsm'),
    rugMake: textValue(words, 'rugMake'),
    stitching: textValue(words, 'stitching'),
    isEmbroidered: isEmbroidered(words),
  })
}

const isEmbroidered = (words: Facts['words']): boolean => listValue(words, 'work').some((work) => EMBROIDERY.test(work))

/**
 * The customs code of cloth: six digits where its state is known, else the heading.
 * @param known null: the work may say how it was coloured
 */
export function suggestClothHs(facts: Facts, known: 'Unbleached' | null): HsResult {
  const { words, values } = facts
  if (isEmbroidered(words)) return missing([], 'Embroidered cloth may be embroidery (5810): ask your broker.')
  const works = listValue(words, 'work')
  const state = known ?? STATES.find(([pattern]) => works.some((work) => pattern.test(work)))?.[1] ?? null
  const structure = textValue(words, 'fabricStructure')
  const width = asMeasure(values.clothWidth)
  const answer = suggestFabricHs({
    structure: STRUCTURES.find((one) => one === structure) ?? null,
    blend: blendOf(words),
    gsm: numberValue(values, 'gsm'),
    widthCm: width && measureIn(width, 'cm', 'length'),
    weave: null,
    fabricName: textValue(words, 'fabricName') || null,
    knitType: null,
    colouration: state ?? 'Dyed',
    warp: null,
    weft: null,
    spinning: null,
    nonwovenTech: null,
  })
  if (!answer.ok || state !== null) return answer
  const [code = '', ...others] = [...new Set([answer.code, ...answer.alternatives].map(heading))]
  return { ...answer, code, reason: answer.reason.replace(/, dyed\b/, ''), alternatives: others }
}

const heading = (code: string): string => code.slice(0, HEADING_DIGITS)

function blendOf(words: Facts['words']) {
  const rows = statedBlend(words, null)
  if (rows.length > 0) return rows.map((row) => ({ ...row, fibre: canonicalValue(fibres, row.fibre) ?? row.fibre }))
  const named = listValue(words, 'fiberType')
  return named.map((fibre) => ({ fibre, percent: named.length === 1 ? 100 : 0 }))
}
