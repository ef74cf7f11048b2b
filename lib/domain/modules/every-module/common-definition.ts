import { matrixDefinition } from '@/lib/domain/modules'
import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import type { ModuleKey } from '@/lib/domain/modules/keys'
import { salesUnits } from '@/lib/domain/vocabulary/units'
import { defineModule } from '../common'

/** A module with the shared groups alone (reference 4.12): tests lay their own fields over it. */
export function commonDefinition(moduleKey: ModuleKey): ModuleDefinition {
  const { rendererFamily, professional } = matrixDefinition(moduleKey)
  const shared = defineModule({
    moduleKey,
    rendererFamily,
    specifications: [],
    sections: {
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
    hooks: { rules: [] },
    loadViews: async () => ({}),
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
  })
  return { ...shared, professional }
}
