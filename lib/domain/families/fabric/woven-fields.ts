import type { Condition, FieldSpec } from '@/lib/domain/fields/field'
import { isUnset } from '@/lib/domain/fields/shared-rules'
import {
  constructionState,
  dobbyType,
  draftPlan,
  isStructure,
  jacquardType,
  loomType,
  reedSystem,
  selvedge,
  shedding,
  warpSizing,
  weave,
  zariType,
} from './vocabulary'
import { cutting } from './vocabulary/terms'

const IS_WOVEN = isStructure('Woven')
/** A construction says these five, so they are asked only without one. */
const WITHOUT_CONSTRUCTION: Condition = {
  all: [IS_WOVEN, { not: { field: 'construction', filled: true } }],
}

/** Counts, ends and picks in fields of their own say the same. */
const WITHOUT_ITS_PARTS: Condition = {
  any: (['warpCount', 'weftCount', 'epi', 'ppi'] as const).map(isUnset),
}

export const WOVEN_FIELDS = {
  construction: {
    kind: 'construction',
    label: 'Construction',
    help: 'Counts, then ends and picks per inch, then the width. We read the next five from it',
    placeholder: '40x40/132x72 63"',
    visibleWhen: IS_WOVEN,
    need: 'asked',
    neededWhen: WITHOUT_ITS_PARTS,
    facet: 'search',
    weight: 5,
  },
  warpCount: {
    kind: 'count',
    label: 'Warp count',
    placeholder: '40s',
    visibleWhen: IS_WOVEN,
    need: 'asked',
    neededWhen: WITHOUT_CONSTRUCTION,
    facet: 'range',
    weight: 3,
  },
  weftCount: {
    kind: 'count',
    label: 'Weft count',
    placeholder: '40s',
    visibleWhen: IS_WOVEN,
    need: 'asked',
    neededWhen: WITHOUT_CONSTRUCTION,
    facet: 'range',
    weight: 3,
  },
  epi: {
    kind: 'number',
    label: 'EPI',
    unit: 'per inch',
    help: 'Ends per inch',
    rule: { min: 16, max: 300 },
    visibleWhen: IS_WOVEN,
    need: 'asked',
    neededWhen: WITHOUT_CONSTRUCTION,
    facet: 'range',
    weight: 3,
  },
  ppi: {
    kind: 'number',
    label: 'PPI',
    unit: 'per inch',
    help: 'Picks per inch',
    rule: { min: 16, max: 250 },
    visibleWhen: IS_WOVEN,
    need: 'asked',
    neededWhen: WITHOUT_CONSTRUCTION,
    facet: 'range',
    weight: 3,
  },
  constructionState: {
    kind: 'choice',
    label: 'Ends and picks counted',
    help: 'On the loom, in grey cloth or after finishing: ends rise 5 to 12 % off the loom',
    vocabulary: constructionState,
    visibleWhen: IS_WOVEN,
    facet: 'values',
  },
  reed: { kind: 'number', label: 'Reed', help: 'Dents', rule: { min: 8, max: 400 }, visibleWhen: IS_WOVEN },
  reedSystem: {
    kind: 'choice',
    label: 'Reed counted',
    help: 'Stockport is dents in 2 inches',
    vocabulary: reedSystem,
    visibleWhen: IS_WOVEN,
  },
  weave: {
    kind: 'choice',
    label: 'Weave',
    help: 'Plain, twill 2/1, satin 5-end',
    vocabulary: weave,
    visibleWhen: IS_WOVEN,
    need: 'asked',
    facet: 'values',
    weight: 4,
  },
  loomType: {
    kind: 'choice',
    label: 'Loom',
    help: 'Air-jet, rapier, powerloom',
    vocabulary: loomType,
    visibleWhen: IS_WOVEN,
    need: 'asked',
    facet: 'values',
    weight: 3,
  },
  shedding: {
    kind: 'choice',
    label: 'Shedding',
    help: 'Tappet for plain cloth, dobby or jacquard for designs',
    vocabulary: shedding,
    visibleWhen: IS_WOVEN,
    need: 'asked',
    facet: 'values',
    weight: 2,
  },
  weftColours: {
    kind: 'number',
    label: 'Weft colours',
    help: 'How many wefts the loom selects',
    rule: { min: 1, max: 16, isInteger: true },
    visibleWhen: { field: 'shedding', in: ['Dobby', 'Jacquard'] },
    facet: 'range',
  },
  selvedge: {
    kind: 'choice',
    label: 'Selvedge',
    vocabulary: selvedge,
    visibleWhen: IS_WOVEN,
    facet: 'values',
  },
  selvedgeText: {
    kind: 'text',
    label: 'Name in the selvedge',
    rule: { lengthMax: 80 },
    visibleWhen: IS_WOVEN,
  },
  warpSizing: { kind: 'choice', label: 'Warp sizing', vocabulary: warpSizing, visibleWhen: IS_WOVEN, facet: 'values' },
  sizePercent: {
    kind: 'number',
    label: 'Size on the cloth',
    unit: '%',
    help: 'By weight; it washes out',
    rule: { min: 0, max: 25 },
    visibleWhen: IS_WOVEN,
  },
} as const satisfies Record<string, FieldSpec>

/** Under `shedding=Dobby`; the peg plan is the design file. */
export const DOBBY_FIELDS = {
  dobbyType: { kind: 'choice', label: 'Dobby', vocabulary: dobbyType, facet: 'values' },
  healdShafts: {
    kind: 'number',
    label: 'Heald shafts',
    help: 'Electronic dobbies usually have 16, 20, 24 or 28',
    rule: { min: 4, max: 28, isInteger: true },
    visibleWhen: IS_WOVEN,
    need: 'asked',
    facet: 'range',
  },
  dobbyDesignNo: { kind: 'text', label: 'Dobby design no.', rule: { lengthMax: 40 }, facet: 'search' },
  draftPlan: { kind: 'choice', label: 'Drawing-in', vocabulary: draftPlan },
  repeatEnds: {
    kind: 'number',
    label: 'Ends in the repeat',
    rule: { min: 2, max: 30_000, isInteger: true },
  },
  repeatPicks: {
    kind: 'number',
    label: 'Picks in the repeat',
    rule: { min: 2, max: 30_000, isInteger: true },
  },
  motif: { kind: 'text', label: 'Motif', help: 'Butti, stripe, check', rule: { lengthMax: 80 }, facet: 'search' },
  extraWarp: { kind: 'boolean', label: 'Extra warp', facet: 'values' },
  extraWeft: { kind: 'boolean', label: 'Extra weft', facet: 'values' },
} as const satisfies Record<string, FieldSpec>

/** Under `shedding=Jacquard`. */
export const JACQUARD_FIELDS = {
  jacquardType: { kind: 'choice', label: 'Jacquard', vocabulary: jacquardType, facet: 'values' },
  hooks: {
    kind: 'number',
    label: 'Hooks',
    help: 'Of the machine: 1344, 2688, 5120',
    rule: { min: 96, max: 24_576, isInteger: true },
    visibleWhen: IS_WOVEN,
    need: 'asked',
    facet: 'range',
  },
  harnessRepeats: {
    kind: 'number',
    label: 'Repeats in the width',
    rule: { min: 1, max: 100, isInteger: true },
  },
  repeatWidthCm: { kind: 'number', label: 'Repeat width', unit: 'cm', rule: { min: 0.1, max: 540 } },
  repeatHeightCm: { kind: 'number', label: 'Repeat height', unit: 'cm', rule: { min: 0.1, max: 2000 } },
  jacquardDesignNo: { kind: 'text', label: 'Jacquard design no.', rule: { lengthMax: 40 }, facet: 'search' },
  zariType: { kind: 'choice', label: 'Zari', vocabulary: zariType, facet: 'values' },
  cutting: { kind: 'choice', label: 'Floats', help: 'Cut or uncut on the back', vocabulary: cutting },
} as const satisfies Record<string, FieldSpec>
