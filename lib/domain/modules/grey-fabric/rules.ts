import { conditionRules } from '@/lib/domain/families/condition-rules'
import { CLOTH_RULES } from '@/lib/domain/families/fabric/cloth-rules'
import { BLEND_SUM } from '@/lib/domain/families/rule'
import type { Rule, RuleText } from '@/lib/domain/modules/define-module'

const JUDGED: readonly Rule[] = [
  ...CLOTH_RULES,
  ...conditionRules({
    field: 'fabricStructure',
    lot: 'Give the lot of the yarn or the cloth: buyers must not mix lots in one dye bath.',
    defects: 'Describe the defects of these seconds: holes, stains, missing ends, bars.',
  }),
]

/** The rules across the fields of grey fabric. */
export const GREY_RULES: readonly RuleText[] = [...JUDGED, BLEND_SUM]
