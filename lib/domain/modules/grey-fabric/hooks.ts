import { clothFacts, clothGsm, constructionFills } from '@/lib/domain/families/fabric/cloth-facts'
import { presentConstruction } from '@/lib/domain/families/fabric/construction/parts'
import { suggestFabricHs } from '@/lib/domain/families/fabric/hs/suggest'
import { fabricHeading } from '@/lib/domain/families/fabric/hs/tables'
import { textValue } from '@/lib/domain/listing/listing'
import type { HsResult, ModuleHooks } from '@/lib/domain/modules/define-module'
import type { Facts } from '@/lib/domain/modules/facts'
import { GREY_RULES, greyIssues } from './rules'
import { greyTitle } from './title'

export const greyHooks: ModuleHooks = {
  title: greyTitle,
  rules: GREY_RULES,
  specificationIssues: greyIssues,
  fills: constructionFills,
  constructionParsed: (facts) => {
    const { reading } = clothFacts(facts)
    return reading?.ok ? presentConstruction(reading.construction) : null
  },
  suggestHs,
  hsFrom: [
    'fabricStructure',
    'fiberType',
    'blendPercentages',
    'construction',
    'gsm',
    'weave',
    'fabricName',
    'knitType',
    'nonwovenTech',
    'clothWidth',
  ],
  hsText: fabricHeading,
}

const STRUCTURES = ['Woven', 'Knitted', 'Nonwoven'] as const

function suggestHs(facts: Facts): HsResult {
  const { words } = facts
  const cloth = clothFacts(facts)
  const structure = textValue(words, 'fabricStructure')
  return suggestFabricHs({
    structure: STRUCTURES.find((known) => known === structure) ?? null,
    blend: cloth.blend,
    gsm: clothGsm(cloth),
    widthCm: cloth.widthCm,
    weave: textValue(words, 'weave') || null,
    fabricName: textValue(words, 'fabricName') || null,
    knitType: textValue(words, 'knitType') || null,
    colouration: 'Unbleached',
    warp: cloth.warp,
    weft: cloth.weft,
    nonwovenTech: textValue(words, 'nonwovenTech') || null,
  })
}
