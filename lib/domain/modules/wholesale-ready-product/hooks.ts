import { hsText } from '@/lib/domain/families/customs/text'
import { clothFacts, clothFills } from '@/lib/domain/families/fabric/cloth-facts'
import { presentConstruction } from '@/lib/domain/families/fabric/construction/parts'
import { suggestMadeUpHs } from '@/lib/domain/families/madeup/hs'
import { listValue, numberValue, textValue } from '@/lib/domain/listing/listing'
import type { HsResult, ModuleHooks } from '@/lib/domain/modules/define-module'
import type { Facts } from '@/lib/domain/modules/facts'
import { READY_RULES } from './rules'
import { readyTitle } from './title'

export const readyHooks: ModuleHooks = {
  title: readyTitle,
  rules: READY_RULES,
  fills: clothFills,
  constructionParsed: (facts) => {
    const { reading } = clothFacts(facts)
    return reading?.ok ? presentConstruction(reading.construction) : null
  },
  suggestHs,
  hsFrom: [
    'productGroup',
    'fabricStructure',
    'fabricName',
    'fiberType',
    'blendPercentages',
    'gsm',
    'gender',
    'stitching',
    'rugMake',
    'work',
  ],
  hsText,
}

const EMBROIDERY = /^(?:Embroidery|Chikankari|Kantha|Phulkari|Zardozi|Sequin|Mirror work|Stone work|Hand work)$/

function suggestHs(facts: Facts): HsResult {
  const { words } = facts
  return suggestMadeUpHs({
    group: textValue(words, 'productGroup'),
    type: textValue(words, 'subcategory'),
    gender: textValue(words, 'gender'),
    structure: textValue(words, 'fabricStructure'),
    fabricName: textValue(words, 'fabricName'),
    blend: clothFacts(facts).blend,
    gsm: numberValue(words, 'gsm'),
    rugMake: textValue(words, 'rugMake'),
    stitching: textValue(words, 'stitching'),
    isEmbroidered: listValue(words, 'work').some((work) => EMBROIDERY.test(work)),
  })
}
