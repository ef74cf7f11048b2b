import type { FieldSpec } from '@/lib/domain/fields/field'
import { bedSize, garmentSizes, pieceSizes } from './vocabulary'

/** The sizes in which a garment is sold. */
export const SIZES = {
  kind: 'choices',
  label: 'Sizes',
  help: 'All sizes of the style: M, L, XL or 38, 40, 42',
  vocabulary: garmentSizes,
  rule: { itemsMax: 30 },
  need: 'asked',
  facet: 'values',
  weight: 4,
} as const satisfies FieldSpec

/** How many pieces of each size are in one set; sizeRatioRule compares them with the set. */
export const SIZE_RATIO = {
  kind: 'rows',
  label: 'Size ratio',
  help: 'Pieces of each size in one set: S 1, M 2, L 2, XL 1',
  parts: [
    { name: 'size', label: 'Size', kind: 'choice', vocabulary: garmentSizes },
    { name: 'pieces', label: 'Pieces', kind: 'number', rule: { min: 0, max: 10_000, isInteger: true } },
  ],
  key: 'size',
  // The sizes themselves are filtered by the field sizes.
  facet: 'none',
} as const satisfies FieldSpec

export const BED_SIZE = {
  kind: 'choice',
  label: 'Bed size',
  help: 'The bed it is made for',
  vocabulary: bedSize,
  need: 'asked',
  facet: 'values',
  weight: 4,
} as const satisfies FieldSpec

/** Width and length of one piece in one text, as the trade writes it: 108x108 in. */
export const PIECE_SIZE = {
  kind: 'choice',
  label: 'Size of one piece',
  help: 'Width x length with the unit: 30x60 in, 5x7 ft, 70x140 cm',
  placeholder: '108x108 in',
  vocabulary: pieceSizes,
  need: 'asked',
  facet: 'values',
  weight: 3,
} as const satisfies FieldSpec

export const SAREE_FIELDS = {
  sareeLength: {
    kind: 'number',
    label: 'Saree length',
    unit: 'm',
    help: 'Without the blouse piece; usual 5.5',
    placeholder: '5.5',
    rule: { min: 3, max: 12, decimalsMax: 2 },
    need: 'asked',
    facet: 'range',
    weight: 3,
  },
  blouseLength: {
    kind: 'number',
    label: 'Blouse piece',
    unit: 'm',
    help: 'Usual 0.8; 0 for a saree without blouse',
    placeholder: '0.8',
    rule: { min: 0, max: 2, decimalsMax: 2 },
    need: 'asked',
    facet: 'range',
    weight: 2,
  },
} as const satisfies Record<string, FieldSpec>
