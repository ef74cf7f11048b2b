import type { FieldSpec } from '@/lib/domain/fields/field'
import { isUnset } from '@/lib/domain/fields/shared-rules'
import { fibres } from '@/lib/domain/vocabulary/fibres'

/** What goods are made of: for every module whose goods have fibres. */
export const FIBRE_FIELDS = {
  fiberType: {
    kind: 'choices',
    label: 'Fibres',
    help: 'All fibres, the main one first',
    vocabulary: fibres,
    rule: { itemsMax: 8 },
    need: 'asked',
    facet: 'values',
    weight: 5,
  },
  blendPercentages: {
    kind: 'blend',
    label: 'Blend',
    unit: '%',
    help: 'Must add up to 100',
    need: 'asked',
    facet: 'range',
    weight: 4,
  },
  material: {
    kind: 'choice',
    label: 'Main material',
    help: 'We fill this from the fibres',
    vocabulary: fibres,
    need: 'asked',
    neededWhen: isUnset('fiberType'),
    facet: 'values',
  },
  composition: {
    kind: 'text',
    label: 'Composition text',
    help: 'Shown to buyers. We fill this from the blend',
    placeholder: '65% Polyester 35% Viscose',
    rule: { lengthMax: 200 },
    need: 'asked',
    neededWhen: isUnset('blendPercentages'),
    // The trade has few blends, so their text is a list that buyers pick from.
    facet: 'values',
  },
} as const satisfies Record<string, FieldSpec>
