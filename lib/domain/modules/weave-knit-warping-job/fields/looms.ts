import { jacquardType, loomType, selvedge, shedding } from '@/lib/domain/families/fabric/vocabulary'
import { DOBBY_FIELDS, JACQUARD_FIELDS, WOVEN_FIELDS } from '@/lib/domain/families/fabric/woven-fields'
import { inspectedBy, isJob, machineMakes, shifts, WARPING } from '@/lib/domain/families/service/weaving/vocabulary'
import type { Condition, FieldSpec } from '@/lib/domain/fields/field'

const WEAVING = isJob('Weaving')
const NARROW: Condition = { all: [WEAVING, { field: 'loomType', in: ['Needle loom'] }] }
const BROAD: Condition = { all: [WEAVING, { not: { field: 'loomType', in: ['Needle loom'] } }] }

/** What a weaving house says of its looms and of the cloth that they take. */
export const LOOM_FIELDS = {
  loomType: {
    kind: 'choice',
    label: 'Loom',
    help: 'Air-jet, rapier, powerloom; one listing for each kind of loom',
    vocabulary: loomType,
    visibleWhen: WEAVING,
    need: 'asked',
    facet: 'values',
    weight: 5,
  },
  loomCount: {
    kind: 'number',
    label: 'Looms',
    help: 'How many of this kind and width',
    rule: { min: 1, max: 10_000, isInteger: true },
    visibleWhen: WEAVING,
    need: 'asked',
    facet: 'range',
    weight: 3,
  },
  loomMake: {
    kind: 'choices',
    label: 'Make of the looms',
    vocabulary: machineMakes,
    visibleWhen: WEAVING,
    facet: 'values',
    weight: 2,
  },
  shedding: {
    kind: 'choices',
    label: 'Shedding',
    help: 'Tappet for plain cloth, dobby or jacquard for designs; all that these looms have',
    vocabulary: shedding,
    visibleWhen: WEAVING,
    need: 'asked',
    facet: 'values',
    weight: 3,
  },
  reedSpace: {
    kind: 'measure',
    dimension: 'length',
    label: 'Reed space',
    help: 'The widest warp the reed takes; list looms of another width apart',
    unit: 'cm',
    base: 'cm',
    rule: { min: 40, max: 800 },
    visibleWhen: BROAD,
    need: 'asked',
    facet: 'range',
    weight: 5,
  },
  tapeWidth: {
    kind: 'range',
    label: 'Tape widths',
    unit: 'mm',
    help: 'Narrowest and widest tape of these needle looms',
    rule: { min: 2, max: 500 },
    visibleWhen: NARROW,
    need: 'asked',
    facet: 'range',
    weight: 4,
  },
  clothWidthRange: {
    kind: 'range',
    label: 'Cloth widths',
    unit: 'in',
    help: 'Grey cloth that you weave; without it, up to the reed space',
    rule: { min: 4, max: 320 },
    visibleWhen: BROAD,
    facet: 'range',
  },
  rpm: {
    kind: 'number',
    label: 'Speed',
    unit: 'rpm',
    help: 'Picks or courses a minute at which the machines run',
    rule: { min: 20, max: 4500, isInteger: true },
    visibleWhen: isJob('Weaving', 'Warp knitting'),
    facet: 'range',
  },
  epiRange: {
    kind: 'range',
    label: 'EPI',
    unit: 'per inch',
    help: 'Ends per inch, from the most open to the closest cloth',
    rule: { min: 4, max: 400 },
    visibleWhen: WEAVING,
    facet: 'range',
    weight: 2,
  },
  ppiRange: {
    kind: 'range',
    label: 'PPI',
    unit: 'per inch',
    help: 'Picks per inch, from the most open to the closest cloth',
    rule: { min: 4, max: 400 },
    visibleWhen: WEAVING,
    need: 'asked',
    facet: 'range',
    weight: 3,
  },
  reedRange: {
    kind: 'range',
    label: 'Reed counts',
    unit: 'per 2 inches',
    help: 'Stockport: dents in two inches, of the reeds that you have',
    rule: { min: 8, max: 400 },
    visibleWhen: WEAVING,
    facet: 'range',
  },
  ratePpi: {
    kind: 'number',
    label: 'PPI of the rate',
    unit: 'per inch',
    help: 'For a rate per pick: the picks per inch for which you quote it. Buyers see the price per metre',
    rule: { min: 4, max: 400 },
    visibleWhen: WEAVING,
    need: 'asked',
    neededWhen: { field: 'priceUom', in: ['pick'] },
  },
  endsMax: {
    kind: 'number',
    label: 'Most ends in the warp',
    help: 'Total ends that one beam takes',
    rule: { min: 50, max: 60_000, isInteger: true },
    visibleWhen: isJob('Weaving', ...WARPING, 'Sizing'),
    facet: 'range',
  },
  weftColours: { ...WOVEN_FIELDS.weftColours, help: 'How many wefts the looms select' },
  selvedge: {
    kind: 'choices',
    label: 'Selvedge',
    vocabulary: selvedge,
    visibleWhen: WEAVING,
    facet: 'values',
  },
  gaitingCharge: {
    kind: 'money',
    label: 'Gaiting charge per beam',
    help: 'For drawing in or knotting a new beam; 0 when it is in the rate',
    rule: { min: 0, max: 1e6, decimalsMax: 2 },
    visibleWhen: WEAVING,
  },
  shortLengthRule: {
    kind: 'text',
    label: 'Short lengths',
    help: 'What counts as short and how it is paid',
    placeholder: 'Below 40 m at half the rate',
    rule: { lengthMax: 160 },
    visibleWhen: WEAVING,
  },
  shifts: { kind: 'choice', label: 'Shifts', vocabulary: shifts, facet: 'values' },
  inspectedBy: { kind: 'choice', label: 'Inspected by', vocabulary: inspectedBy, facet: 'values' },
  efficiencyPromise: {
    kind: 'number',
    label: 'Efficiency',
    unit: '%',
    help: 'At which you plan your deliveries',
    rule: { min: 20, max: 100 },
    visibleWhen: isJob('Weaving', 'Circular knitting', 'Flat knitting', 'Warp knitting'),
    facet: 'range',
  },
} as const satisfies Record<string, FieldSpec>

/** Of dobby looms, under `shedding=Dobby`. */
export const DOBBY_CAPACITY = {
  dobbyType: { ...DOBBY_FIELDS.dobbyType, visibleWhen: WEAVING },
  healdShafts: {
    ...DOBBY_FIELDS.healdShafts,
    label: 'Most heald shafts',
    visibleWhen: WEAVING,
  },
} as const satisfies Record<string, FieldSpec>

/** Of jacquard looms, under `shedding=Jacquard`. */
export const JACQUARD_CAPACITY = {
  jacquardType: { kind: 'choice', label: 'Jacquard', vocabulary: jacquardType, visibleWhen: WEAVING, facet: 'values' },
  hooks: { ...JACQUARD_FIELDS.hooks, label: 'Most hooks', visibleWhen: WEAVING },
  harnessRepeats: { ...JACQUARD_FIELDS.harnessRepeats, label: 'Repeats of the harness', visibleWhen: WEAVING },
  repeatWidthCm: { ...JACQUARD_FIELDS.repeatWidthCm, label: 'Widest repeat', visibleWhen: WEAVING },
} as const satisfies Record<string, FieldSpec>
