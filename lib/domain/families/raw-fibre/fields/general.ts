import type { FieldSpec } from '@/lib/domain/fields/field'
import { fibres } from '@/lib/domain/vocabulary/fibres'
import { CERTIFICATIONS } from '../../certificate'
import { contamination, fiberFamily, isFamily, preparation, STAPLE_FAMILIES, testBasis, variety } from '../vocabulary'

const IS_BALED = isFamily(
  'Cotton',
  'Wool',
  'Fine hair',
  'Silk',
  'Bast',
  ...STAPLE_FAMILIES,
  'Regenerated fibre',
  'Pulp',
)
const HAS_VARIETY = isFamily('Cotton', 'Wool', 'Fine hair', 'Silk', 'Bast', 'Tops', 'Pulp')
const IS_MIXED = isFamily('Regenerated fibre', 'Special man-made', 'Tow', 'Tops')

/** What raw material of any kind has. */
export const GENERAL_FIBRE = {
  fiberFamily: {
    kind: 'choice',
    label: 'Material',
    help: 'Choose this first: other fields depend on it',
    vocabulary: fiberFamily,
    need: 'asked',
    facet: 'values',
    weight: 5,
  },
  variety: {
    kind: 'choice',
    label: 'Variety or type',
    help: 'S-6, MCU-5, Pima; merino; mulberry; tossa; rayon grade',
    vocabulary: variety,
    visibleWhen: HAS_VARIETY,
    need: 'asked',
    facet: 'values',
    weight: 5,
  },
  fiberType: {
    kind: 'choices',
    label: 'Fibre',
    help: 'The main fibre first; filled in where the material names it',
    vocabulary: fibres,
    rule: { itemsMax: 6 },
    need: 'asked',
    neededWhen: IS_MIXED,
    facet: 'values',
    weight: 3,
  },
  preparation: {
    kind: 'choice',
    label: 'Preparation',
    help: 'Greasy, scoured, carbonised; cocoons, reeled; retted, hackled',
    vocabulary: preparation,
    visibleWhen: isFamily('Cotton', 'Wool', 'Fine hair', 'Silk', 'Bast'),
    need: 'asked',
    neededWhen: isFamily('Wool', 'Fine hair', 'Silk', 'Bast'),
    facet: 'values',
    weight: 3,
  },
  certifications: CERTIFICATIONS,
  testBasis: {
    kind: 'choice',
    label: 'Tested by',
    help: 'The instrument or lab behind the test values',
    vocabulary: testBasis,
    facet: 'values',
  },
  moisture: {
    kind: 'number',
    label: 'Moisture',
    unit: '%',
    help: 'Cotton up to 8.5; polyester below 1; jute up to 18',
    rule: { min: 0, max: 30, decimalsMax: 2 },
    facet: 'range',
  },
  contamination: {
    kind: 'choice',
    label: 'Contamination',
    help: 'Controlled, normal, or grams per bale in your own words',
    vocabulary: contamination,
    visibleWhen: isFamily('Cotton', 'Wool', 'Fine hair', 'Regenerated fibre'),
    facet: 'values',
  },
  baleWeight: {
    kind: 'number',
    label: 'Bale weight',
    unit: 'kg',
    help: 'Average of one bale: India 170, USA 227, polyester 250 to 400',
    placeholder: '170',
    rule: { min: 20, max: 1500 },
    visibleWhen: IS_BALED,
    need: 'asked',
    facet: 'range',
    weight: 2,
  },
  station: {
    kind: 'text',
    label: 'Station',
    help: 'Where it was ginned, grown or made: Rajkot, Adilabad, Sirsa',
    rule: { lengthMax: 80 },
    facet: 'search',
  },
  pressMark: {
    kind: 'text',
    label: 'Press mark',
    help: 'The mark and running numbers on the bales',
    rule: { lengthMax: 60 },
    visibleWhen: IS_BALED,
    facet: 'search',
  },
} as const satisfies Record<string, FieldSpec>
