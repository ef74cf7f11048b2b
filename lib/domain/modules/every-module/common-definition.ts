import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import type { ModuleKey } from '@/lib/domain/modules/keys'
import { salesUnits } from '@/lib/domain/vocabulary/units'
import {
  COMMON_GROUPS,
  COMMON_OFF_MATRIX,
  COMMON_SECTIONS,
  GENERAL_SPECIFICATIONS,
  NO_DEPENDENCIES,
  professionalRules,
} from '../common'

/** A module with the shared groups alone (reference 4.12): tests lay their own fields over it. */
export function commonDefinition(moduleKey: ModuleKey): ModuleDefinition {
  return {
    moduleKey,
    rendererFamily: professionalRules(moduleKey).serviceListing ? 'SERVICE' : 'PRODUCT',
    sector: 'textile',
    groups: { ...COMMON_GROUPS, specifications: GENERAL_SPECIFICATIONS },
    offMatrix: COMMON_OFF_MATRIX,
    sections: {
      ...COMMON_SECTIONS,
      technical_specifications: [
        'subcategory',
        'material',
        'composition',
        'grade',
        'dimensions',
        'color',
        'shade',
        'finish',
        'gsm',
        'construction',
      ],
    },
    fields: {},
    dependency: NO_DEPENDENCIES,
    hooks: { rules: [] },
    loadViews: async () => ({}),
    professional: professionalRules(moduleKey),
    defaults: {},
    facetOrder: [],
    words: { goods: 'listing', keyFact: 'Key fact', searchExamples: [] },
    derived: [],
    firstQuestions: [],
    sale: { units: salesUnits, bases: [{ unit: 'kg', label: 'kg' }] },
    keyNumber: null,
    familyField: 'category',
    mainSpecifications: [],
    cardFields: [],
    comparedBy: {},
    conditionGuidance: {},
  }
}
