import type { FieldSpec } from '@/lib/domain/fields/field'
import { baseColours } from '@/lib/domain/vocabulary/colours'
import { salesUnits } from '@/lib/domain/vocabulary/units'
import { openVocabulary } from '@/lib/domain/vocabulary/vocabulary'

const LOT = '[A-Za-z0-9][A-Za-z0-9 ./_-]{0,29}'

/** Words of one's own, until a module gives its list. */
const OWN_WORDS = openVocabulary([])

/** What the goods are, in the general names that every module has; a module says what it means by them. */
export const SPECIFICATION_FIELDS = {
  lot: {
    kind: 'text',
    label: 'Lot or merge no.',
    help: 'Lot number; separate several with commas',
    placeholder: 'B214',
    rule: {
      lengthMax: 300,
      pattern: new RegExp(`^${LOT}(?:, ?${LOT})*$`),
      patternHint: 'letters, digits, spaces and . / _ - only, 30 at most for each lot, lots apart by commas.',
    },
    need: 'asked',
    neededWhen: { field: 'condition', in: ['Fresh', 'Lot', 'FreshMix'] },
    facet: 'search',
    weight: 2,
  },
  subcategory: {
    kind: 'choice',
    label: 'Intended use',
    vocabulary: OWN_WORDS,
    need: 'asked',
    facet: 'values',
    weight: 3,
  },
  material: { kind: 'choice', label: 'Main material', vocabulary: OWN_WORDS, facet: 'values' },
  composition: { kind: 'text', label: 'Composition text', rule: { lengthMax: 200 }, facet: 'values' },
  grade: { kind: 'choice', label: 'Grade', vocabulary: OWN_WORDS, facet: 'values' },
  quality: {
    kind: 'parts',
    label: 'Quality and test values',
    parts: [{ name: 'note', label: 'Defects or remarks', kind: 'text', rule: { lengthMax: 500 } }],
    need: 'asked',
    neededWhen: { field: 'condition', in: ['Seconds'] },
    weight: 2,
  },
  dimensions: {
    kind: 'parts',
    label: 'Dimensions',
    parts: [{ name: 'note', label: 'Size', kind: 'text', rule: { lengthMax: 200 } }],
  },
  color: {
    kind: 'choice',
    label: 'Colour',
    help: 'The colour buyers filter by; enter its own name and number under Shade',
    vocabulary: baseColours,
    need: 'asked',
    facet: 'values',
    weight: 2,
  },
  shade: {
    kind: 'text',
    label: 'Shade',
    help: 'Shade name and card or Pantone number',
    rule: { lengthMax: 80 },
    facet: 'search',
  },
  finish: { kind: 'choice', label: 'Finish', vocabulary: OWN_WORDS, facet: 'values' },
  uom: {
    kind: 'choice',
    label: 'Unit of sale',
    help: 'Unit of all quantities',
    vocabulary: salesUnits,
    need: 'active',
    weight: 2,
  },
  industryStandard: {
    kind: 'choices',
    label: 'Standard or norm',
    help: 'Standard or scheme that it meets',
    vocabulary: OWN_WORDS,
    facet: 'values',
  },
  tolerance: {
    kind: 'parts',
    label: 'Tolerance',
    parts: [{ name: 'quantityPercent', label: 'Quantity ±', kind: 'number', unit: '%', rule: { min: 0, max: 10 } }],
  },
  gsm: { kind: 'number', label: 'GSM', unit: 'g/m²', rule: { min: 0, isMinExclusive: true, max: 5000 } },
  construction: { kind: 'text', label: 'Construction', rule: { lengthMax: 120 } },
} as const satisfies Record<string, FieldSpec>
