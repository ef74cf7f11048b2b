import { clothFacts, constructionFills } from '@/lib/domain/families/fabric/cloth-facts'
import { presentConstruction } from '@/lib/domain/families/fabric/construction/parts'
import { fabricName } from '@/lib/domain/families/fabric/vocabulary'
import { madeUpHeading, suggestMadeUpHs } from '@/lib/domain/families/madeup/hs'
import type { FieldValues } from '@/lib/domain/fields/field'
import { listValue, numberValue, textValue } from '@/lib/domain/listing/listing'
import type { HsResult, ModuleHooks } from '@/lib/domain/modules/define-module'
import type { Facts } from '@/lib/domain/modules/facts'
import { canonicalOption } from '@/lib/domain/vocabulary/vocabulary'
import { READY_RULES, readyIssues } from './rules'
import { readyTitle } from './title'

export const readyHooks: ModuleHooks = {
  title: readyTitle,
  rules: READY_RULES,
  specificationIssues: readyIssues,
  fills: (values) => ({ ...constructionFills(values), ...structureOfCloth(values) }),
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
  hsText: madeUpHeading,
}

/** Georgette is woven and piqué knitted: the name of the cloth says its structure. */
function structureOfCloth(values: FieldValues): FieldValues {
  const when = canonicalOption(fabricName, textValue(values, 'fabricName'))?.offeredWhen
  const structure = when && 'in' in when ? when.in[0] : undefined
  return structure === undefined ? {} : { fabricStructure: structure }
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
