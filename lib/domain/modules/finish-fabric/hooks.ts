import { missing } from '@/lib/domain/families/customs/result'
import { clothFills } from '@/lib/domain/families/fabric/cloth-facts'
import { gsmFromOz } from '@/lib/domain/families/fabric/estimates'
import { type Colouration, sharesOf } from '@/lib/domain/families/fabric/hs/cloth'
import { coatedCode, embroideredCode } from '@/lib/domain/families/fabric/hs/coated'
import { CLOTH_HOOKS, CLOTH_HS_FROM, tariffCloth } from '@/lib/domain/families/fabric/hs/from-facts'
import { suggestFabricHs } from '@/lib/domain/families/fabric/hs/suggest'
import { isFilled } from '@/lib/domain/fields/condition'
import type { FieldValues } from '@/lib/domain/fields/field'
import { listValue, numberValue, textValue } from '@/lib/domain/listing/listing'
import type { HsResult, ModuleHooks } from '@/lib/domain/modules/define-module'
import type { Facts } from '@/lib/domain/modules/facts'
import { roundTo } from '@/lib/domain/units/rounding'
import { FINISH_RULES } from './rules'
import { finishTitle } from './title'

export const finishHooks: ModuleHooks = {
  ...CLOTH_HOOKS,
  title: finishTitle,
  rules: FINISH_RULES,
  gstPercent: 5,
  fills,
  suggestHs,
  hsFrom: [...CLOTH_HS_FROM, 'colouration', 'coating', 'finishes', 'denimOz'],
}

/** What a construction says, and the GSM of the ounces of denim. */
function fills(values: FieldValues): FieldValues {
  const ounces = numberValue(values, 'denimOz')
  return {
    ...clothFills(values),
    ...(ounces === null || isFilled(values.gsm) ? {} : { gsm: roundTo(gsmFromOz(ounces), 1) }),
  }
}

/** As the tariff groups them: melange is of mixture yarns, denim of yarns of different colours. */
const TARIFF_COLOURS: Readonly<Record<string, Colouration>> = {
  White: 'Bleached',
  RFD: 'Bleached',
  Dyed: 'Dyed',
  'Dope-dyed': 'Dyed',
  Printed: 'Printed',
  'Yarn-dyed': 'Yarn-dyed',
  Melange: 'Yarn-dyed',
  Denim: 'Yarn-dyed',
}
const COLOUR_MISSING = 'Choose the colouration. Dyed, printed and yarn-dyed cloth have codes of their own.'

const COATING_MISSING = 'Choose the coating. Coated cloth has headings of its own where the coating can be seen.'

function suggestHs(facts: Facts): HsResult {
  const { words } = facts
  const how = textValue(words, 'colouration')
  const colouration = TARIFF_COLOURS[how]
  const cloth = tariffCloth(facts, colouration ?? 'Dyed')
  const isDenim = how === 'Denim' && cloth.fabricName === null && cloth.weave === null
  const own = suggestFabricHs(isDenim ? { ...cloth, fabricName: 'Denim' } : cloth)
  const coated = coatedCode(textValue(words, 'coating'), cloth.structure, colouration ? own : missingColour())
  if (coated) return coated
  if (listValue(words, 'finishes').includes('Embroidered')) return embroideredCode(sharesOf(cloth.blend)?.main ?? null)
  if (colouration) return own
  if (how === 'Coated') return missing(['coating'], COATING_MISSING)
  return own.ok && own.code.length === 4 ? own : own.ok ? missingColour() : own
}

const missingColour = (): HsResult => missing(['colouration'], COLOUR_MISSING)
