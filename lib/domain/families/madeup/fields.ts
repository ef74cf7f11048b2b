import type { Condition, FieldSpec } from '@/lib/domain/fields/field'
import { openVocabulary } from '@/lib/domain/vocabulary/vocabulary'
import { productGroup } from './groups'
import { occasion, season, work } from './words'

/** What the goods are. */
export const PRODUCT_GROUP = {
  kind: 'choice',
  label: 'Product',
  help: 'Choose this first: other fields depend on it',
  vocabulary: productGroup,
  need: 'asked',
  facet: 'values',
  weight: 5,
} as const satisfies FieldSpec

export const WORK = {
  kind: 'choices',
  label: 'Work',
  help: 'Print, embroidery, zari: all that apply',
  vocabulary: work,
  rule: { itemsMax: 8 },
  facet: 'values',
  weight: 2,
} as const satisfies FieldSpec

export const OCCASION = {
  kind: 'choices',
  label: 'Occasion or use',
  help: 'Daily, festive, wedding, hotel',
  vocabulary: occasion,
  rule: { itemsMax: 6 },
  facet: 'values',
} as const satisfies FieldSpec

export const SEASON = {
  kind: 'choices',
  label: 'Season',
  vocabulary: season,
  rule: { itemsMax: 4 },
  facet: 'values',
} as const satisfies FieldSpec

/** What the pack says that a consumer pays at most, all taxes included. */
export const MRP = {
  kind: 'money',
  label: 'MRP',
  help: 'Maximum retail price on the label, with all taxes',
  placeholder: '999',
  rule: { min: 0, isMinExclusive: true, max: 1e7, decimalsMax: 2 },
  // Buyers filter by it as a derived number.
  facet: 'none',
} as const satisfies FieldSpec

/** What is sold piece by piece has no set whose pieces could be counted. */
export const COUNTS_PIECES: Condition = {
  any: [
    { not: { field: 'fullSetOnly', in: ['false'] } },
    { field: 'uom', in: ['set', 'box', 'carton', 'bale', 'bundle', 'bag', 'lot'] },
  ],
}

/** How many pieces, colours and designs go together. */
export const SET_FIELDS = {
  piecesPerSet: {
    kind: 'number',
    label: 'Pieces in a set',
    unit: 'pieces',
    help: 'Of one set, catalogue or size ratio pack: 8',
    placeholder: '8',
    rule: { min: 1, max: 10_000, isInteger: true },
    need: 'asked',
    facet: 'range',
    weight: 4,
  },
  fullSetOnly: {
    kind: 'boolean',
    label: 'Full set only',
    help: 'Single designs or sizes are not sold',
    need: 'asked',
    facet: 'values',
    weight: 2,
  },
  coloursPerSet: {
    kind: 'number',
    label: 'Colours in a set',
    rule: { min: 1, max: 500, isInteger: true },
    facet: 'range',
  },
  designsPerSet: {
    kind: 'number',
    label: 'Designs in a set',
    rule: { min: 1, max: 500, isInteger: true },
    facet: 'range',
  },
  catalogueName: {
    kind: 'text',
    label: 'Catalogue name',
    help: 'As printed on the catalogue',
    placeholder: 'Vaishali Vol. 4',
    rule: { lengthMax: 80 },
    facet: 'search',
  },
  designNos: {
    kind: 'choices',
    label: 'Design numbers',
    help: 'Of this set: 4001, 4002, 4003',
    vocabulary: openVocabulary([]),
    rule: { itemsMax: 50 },
    facet: 'search',
  },
} as const satisfies Record<string, FieldSpec>
