import { hsText } from '@/lib/domain/families/customs/text'
import { textValue } from '@/lib/domain/listing/listing'
import type { ModuleHooks } from '@/lib/domain/modules/define-module'
import type { Facts } from '@/lib/domain/modules/facts'
import { canonicalValue } from '@/lib/domain/vocabulary/vocabulary'
import { clothFacts, clothFills, clothGsm } from '../cloth-facts'
import { presentConstruction } from '../construction/parts'
import { yarnSpinning } from '../vocabulary'
import type { Cloth, Colouration } from './cloth'

const STRUCTURES = ['Woven', 'Knitted', 'Nonwoven'] as const

/** What the tariff asks of a cloth, from its values. */
export function tariffCloth(facts: Facts, colouration: Colouration): Cloth {
  const { words } = facts
  const cloth = clothFacts(facts)
  const structure = textValue(words, 'fabricStructure')
  return {
    structure: STRUCTURES.find((known) => known === structure) ?? null,
    blend: cloth.blend,
    gsm: clothGsm(cloth),
    widthCm: cloth.widthCm,
    weave: textValue(words, 'weave') || null,
    fabricName: textValue(words, 'fabricName') || null,
    knitType: textValue(words, 'knitType') || null,
    colouration,
    warp: cloth.warp ?? cloth.bothWays,
    weft: cloth.weft ?? cloth.bothWays,
    spinning: canonicalValue(yarnSpinning, textValue(words, 'yarnSpinning')),
    nonwovenTech: textValue(words, 'nonwovenTech') || null,
  }
}

/** The fields that decide the customs code of any cloth. */
export const CLOTH_HS_FROM = [
  'fabricStructure',
  'fiberType',
  'blendPercentages',
  'construction',
  'fabricCount',
  'yarnSpinning',
  'gsm',
  'weave',
  'fabricName',
  'knitType',
  'nonwovenTech',
  'clothWidth',
] as const

/** What a construction says is the same in every module of cloth. */
export const CLOTH_HOOKS = {
  fills: clothFills,
  constructionParsed: (facts) => {
    const { reading } = clothFacts(facts)
    return reading?.ok ? presentConstruction(reading.construction) : null
  },
  hsText,
} as const satisfies Partial<ModuleHooks>
