import type { Condition, FieldSpec } from '@/lib/domain/fields/field'
import { isUnset, orFilled } from '@/lib/domain/fields/shared-rules'
import { STOCK_BY_COLOUR } from '../colour'
import { FASTNESS, SHRINKAGE } from '../finish-tests'
import { colouration, dyeClass, pattern, printMethod } from './colouration'
import {
  care,
  coating,
  drape,
  finishes,
  handFeel,
  lustre,
  opacity,
  rinse,
  slub,
  stockType,
  stretchDirection,
  testPerformance,
} from './finishes'

const isColoured = (...words: readonly string[]): Condition => ({ field: 'colouration', in: words })

const IS_PRINTED = isColoured('Printed')
const HAS_PATTERN = isColoured('Printed', 'Yarn-dyed')
const IS_DENIM: Condition = { any: [isColoured('Denim'), { field: 'fabricName', in: ['Denim'] }] }
const IS_COATED: Condition = { any: [isColoured('Coated'), { field: 'coating', filled: true }] }
const IS_KNITTED: Condition = { field: 'fabricStructure', in: ['Knitted'] }
const IS_WOVEN: Condition = { field: 'fabricStructure', in: ['Woven'] }
/** Cloth that is not coloured has no colour to choose. */
export const HAS_COLOUR: Condition = { not: isColoured('White', 'RFD') }
const HAS_STRETCH: Condition = {
  any: [
    { all: [{ field: 'stretchDirection', filled: true }, { not: { field: 'stretchDirection', in: ['No stretch'] } }] },
  ],
}

/** How cloth is coloured: each way has its own fields. */
export const COLOURING_FIELDS = {
  colouration: {
    kind: 'choice',
    label: 'Colouration',
    help: 'Dyed, printed, yarn-dyed, denim, white: other fields depend on it',
    vocabulary: colouration,
    need: 'asked',
    facet: 'values',
    weight: 5,
  },
  dyeClass: {
    kind: 'choice',
    label: 'Dye class',
    help: 'Reactive, disperse, vat. Of prints: of the ink',
    vocabulary: dyeClass,
    visibleWhen: isColoured('Dyed', 'Printed', 'Yarn-dyed', 'Denim', 'Melange', 'Coated'),
    need: 'asked',
    neededWhen: isColoured('Dyed'),
    facet: 'values',
    weight: 2,
  },
  printMethod: {
    kind: 'choice',
    label: 'Print method',
    help: 'Rotary, digital, block, discharge',
    vocabulary: printMethod,
    visibleWhen: IS_PRINTED,
    need: 'asked',
    facet: 'values',
    weight: 4,
  },
  pattern: {
    kind: 'choice',
    label: 'Pattern',
    help: 'Floral, checks, stripes, paisley',
    vocabulary: pattern,
    visibleWhen: HAS_PATTERN,
    need: 'asked',
    facet: 'values',
    weight: 2,
  },
  designNo: {
    kind: 'text',
    label: 'Design number',
    help: 'Of the print or the check; several with commas',
    rule: { lengthMax: 120 },
    visibleWhen: HAS_PATTERN,
    need: 'asked',
    facet: 'search',
  },
  colours: {
    kind: 'number',
    label: 'Colours in the design',
    help: 'Screens of a print, yarns of a check',
    rule: { min: 1, max: 24, isInteger: true },
    visibleWhen: HAS_PATTERN,
    facet: 'range',
  },
  repeatSize: {
    kind: 'measure',
    dimension: 'length',
    label: 'Repeat',
    unit: 'cm',
    base: 'cm',
    help: 'Height of the design: rotary screens have 64 cm',
    placeholder: '64',
    rule: { min: 0.2, max: 500 },
    visibleWhen: HAS_PATTERN,
    facet: 'range',
  },
  coverage: {
    kind: 'number',
    label: 'Printed area',
    unit: '%',
    rule: { min: 1, max: 100 },
    visibleWhen: IS_PRINTED,
    facet: 'range',
  },
} as const satisfies Record<string, FieldSpec>

const grade = { min: 1, max: 5, step: 0.5 }
const share = { min: 0, max: 100 }

/** What finishing does to cloth, how it feels, and how it was tested. */
export const FINISHING_FIELDS = {
  cuttableWidth: {
    kind: 'measure',
    dimension: 'length',
    label: 'Cuttable width',
    unit: 'in',
    base: 'cm',
    help: 'Without selvedges and pin marks',
    placeholder: '56',
    rule: { min: 1.96, max: 212.6 },
    need: 'asked',
    facet: 'range',
    weight: 2,
  },
  wales: {
    kind: 'number',
    label: 'Wales',
    unit: 'per inch',
    help: 'Of corduroy: 8 jumbo, 14, 21 fine',
    rule: { min: 2, max: 40 },
    visibleWhen: { field: 'fabricName', in: ['Corduroy'] },
    need: 'asked',
    facet: 'range',
  },
  yarnCount: {
    kind: 'count',
    label: 'Yarn count',
    help: 'Of the knit: 30s combed',
    placeholder: '30s',
    visibleWhen: IS_KNITTED,
    facet: 'range',
  },
  threadCount: {
    kind: 'number',
    label: 'Thread count',
    unit: 'threads per inch',
    help: 'Ends and picks together: 210T, 300 TC',
    rule: { min: 20, max: 1500, isInteger: true },
    visibleWhen: IS_WOVEN,
    facet: 'range',
  },
  denimOz: {
    kind: 'number',
    label: 'Denim weight',
    unit: 'oz/yd²',
    help: 'We calculate the GSM from it',
    placeholder: '10.5',
    rule: { min: 2.5, max: 24 },
    visibleWhen: IS_DENIM,
    need: 'asked',
    facet: 'range',
    weight: 4,
  },
  slub: {
    kind: 'choice',
    label: 'Slub',
    vocabulary: slub,
    visibleWhen: IS_DENIM,
    need: 'asked',
    facet: 'values',
  },
  rinse: {
    kind: 'choice',
    label: 'Wash',
    help: 'Raw, rinsed, stone washed, overdyed',
    vocabulary: rinse,
    visibleWhen: IS_DENIM,
    need: 'asked',
    facet: 'values',
    weight: 2,
  },
  finishes: {
    kind: 'choices',
    label: 'Finishes',
    help: 'Sanforised, peached, bio-polished: all that apply',
    vocabulary: finishes,
    rule: { itemsMax: 10 },
    need: 'asked',
    facet: 'values',
    weight: 3,
  },
  coating: {
    kind: 'choice',
    label: 'Coating or laminate',
    help: 'PU, PVC, acrylic, TPU film',
    vocabulary: coating,
    need: 'asked',
    neededWhen: isColoured('Coated'),
    facet: 'values',
    weight: 3,
  },
  coatingWeight: {
    kind: 'number',
    label: 'Coating weight',
    unit: 'g/m²',
    rule: { min: 1, max: 1200 },
    visibleWhen: IS_COATED,
    facet: 'range',
  },
  hydrostaticHead: {
    kind: 'number',
    label: 'Hydrostatic head',
    unit: 'mm',
    help: 'Water column by ISO 811',
    placeholder: '2000',
    rule: { min: 50, max: 40_000 },
    visibleWhen: IS_COATED,
    need: 'asked',
    facet: 'range',
    weight: 2,
  },
  breathability: {
    kind: 'number',
    label: 'Breathability',
    unit: 'g/m²/24 h',
    rule: { min: 50, max: 60_000 },
    visibleWhen: IS_COATED,
    facet: 'range',
  },
  sprayRating: {
    kind: 'number',
    label: 'Spray rating',
    help: 'ISO 4920: 50, 70, 80, 90 or 100',
    rule: { min: 0, max: 100, step: 10 },
    visibleWhen: orFilled('sprayRating', {
      any: [
        IS_COATED,
        {
          field: 'finishes',
          in: ['Water-repellent', 'Water-repellent C6', 'Water-repellent C0', 'Stain-repellent'],
        },
      ],
    }),
    facet: 'range',
  },
  handFeel: { kind: 'choice', label: 'Hand feel', help: 'Soft, crisp, peachy', vocabulary: handFeel, facet: 'values' },
  drape: { kind: 'choice', label: 'Drape', vocabulary: drape, facet: 'values' },
  opacity: { kind: 'choice', label: 'Opacity', vocabulary: opacity, facet: 'values' },
  lustre: { kind: 'choice', label: 'Lustre', vocabulary: lustre, facet: 'values' },
  stretchDirection: {
    kind: 'choice',
    label: 'Stretch direction',
    help: 'Weft only, 4-way, none',
    vocabulary: stretchDirection,
    facet: 'values',
  },
  stretch: {
    kind: 'number',
    label: 'Stretch',
    unit: '%',
    help: 'In its main direction',
    rule: { min: 0, max: 400 },
    visibleWhen: orFilled('stretch', HAS_STRETCH),
    need: 'asked',
    facet: 'range',
  },
  recovery: {
    kind: 'number',
    label: 'Recovery',
    unit: '%',
    rule: share,
    visibleWhen: orFilled('recovery', HAS_STRETCH),
    facet: 'range',
  },
  growth: {
    kind: 'number',
    label: 'Growth',
    unit: '%',
    help: 'What stays after stretching',
    rule: { min: 0, max: 50 },
    visibleWhen: orFilled('growth', HAS_STRETCH),
    facet: 'range',
  },
  shrinkage: { ...SHRINKAGE, need: 'asked', facet: 'range', weight: 2 },
  fastness: { ...FASTNESS, need: 'asked', neededWhen: HAS_COLOUR, weight: 2 },
  pillingGrade: {
    kind: 'number',
    label: 'Pilling',
    unit: 'grade',
    help: '1 to 5 by halves, ISO 12945',
    rule: grade,
    facet: 'range',
  },
  spirality: {
    kind: 'number',
    label: 'Spirality',
    unit: '%',
    help: 'Up to 5 % is usual',
    rule: { min: 0, max: 30 },
    visibleWhen: IS_KNITTED,
    facet: 'range',
  },
  bowSkew: {
    kind: 'number',
    label: 'Bow and skew',
    unit: '%',
    help: 'Up to 3 % is usual',
    rule: { min: 0, max: 30 },
  },
  seamSlippage: {
    kind: 'parts',
    label: 'Seam slippage',
    help: 'Force at 6 mm opening, ISO 13936-1',
    parts: [
      { name: 'warp', label: 'Warp', kind: 'number', unit: 'N', rule: { min: 0, max: 2000 } },
      { name: 'weft', label: 'Weft', kind: 'number', unit: 'N', rule: { min: 0, max: 2000 } },
    ],
    visibleWhen: IS_WOVEN,
    facet: 'range',
  },
  testPerformance: {
    kind: 'choices',
    label: 'Tested for',
    help: 'With a report that buyers may ask for',
    vocabulary: testPerformance,
    rule: { itemsMax: 15 },
    facet: 'values',
  },
  care: {
    kind: 'choices',
    label: 'Care',
    help: 'As on the label of the garment, ISO 3758',
    vocabulary: care,
    rule: { itemsMax: 8 },
    facet: 'values',
  },
  washReady: {
    kind: 'boolean',
    label: 'May be garment washed',
    help: 'The colour and the cloth bear enzyme or stone wash',
    facet: 'values',
  },
} as const satisfies Record<string, FieldSpec>

/** How coloured cloth is sold: by colour, from a hanger, in shade lots. */
export const SHADE_SALE_FIELDS = {
  minPerColour: {
    kind: 'number',
    label: 'Minimum per colour',
    unitFrom: 'moqUom',
    help: 'Of one colour or design, in the unit of the minimum order',
    placeholder: '300',
    rule: { min: 0, isMinExclusive: true, max: 1e7 },
    need: 'asked',
    neededWhen: HAS_COLOUR,
    facet: 'range',
    weight: 3,
  },
  stockByColour: {
    ...STOCK_BY_COLOUR,
    parts: STOCK_BY_COLOUR.parts.map((part) => (part.name === 'color' ? { ...part, facet: 'values' } : part)),
    visibleWhen: HAS_COLOUR,
    facet: 'values',
  },
  stockType: {
    kind: 'choice',
    label: 'Supply',
    help: 'Ready stock, running quality or made to order',
    vocabulary: stockType,
    facet: 'values',
  },
  lotShadeBand: {
    kind: 'text',
    label: 'Shade band',
    help: 'Shade lots of one colour: A, B, C',
    rule: { lengthMax: 60 },
    visibleWhen: HAS_COLOUR,
  },
  swatchAvailable: { kind: 'boolean', label: 'Swatch or hanger available', facet: 'values' },
  hangerNo: {
    kind: 'text',
    label: 'Hanger number',
    help: 'On the sample hanger or in the swatch book',
    rule: { lengthMax: 60 },
    facet: 'search',
  },
} as const satisfies Record<string, FieldSpec>

export const COLOUR_OF_CLOTH = {
  visibleWhen: orFilled('color', HAS_COLOUR),
  need: 'asked',
  neededWhen: { all: [HAS_COLOUR, isUnset('stockByColour')] },
} as const
