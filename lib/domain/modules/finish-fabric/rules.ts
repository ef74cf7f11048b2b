import { conditionRules } from '@/lib/domain/families/condition-rules'
import { CLOTH_RULES } from '@/lib/domain/families/fabric/cloth-rules'
import { FINISHING_RULES } from '@/lib/domain/families/finishing/rules'
import { BLEND_SUM } from '@/lib/domain/families/rule'
import type { Rule, RuleText } from '@/lib/domain/modules/define-module'

const JUDGED: readonly Rule[] = [
  ...FINISHING_RULES,
  ...CLOTH_RULES,
  ...conditionRules({
    field: 'fabricStructure',
    lot: 'Give the dye or print lot: garment makers must not mix shades in one garment.',
    defects: 'Describe the defects of these seconds: shade bars, misprints, stains, holes.',
  }),
]

/** The rules across the fields of finished fabric. */
export const FINISH_RULES: readonly RuleText[] = [...JUDGED, BLEND_SUM]
