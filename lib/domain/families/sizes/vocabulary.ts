import { openVocabulary, option, optionGroup } from '@/lib/domain/vocabulary/vocabulary'

/** By letter, from small to large: a range such as S to XXL is read in this order. */
export const ALPHA_SIZES = ['XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', '3XL', '4XL', '5XL', '6XL', '7XL', '8XL'] as const
/** Chest, waist or European sizes. */
export const NUMERIC_SIZES: readonly string[] = Array.from({ length: 25 }, (_, step) => String(12 + 2 * step))
/** By age, from the youngest. */
export const KIDS_SIZES = [
  '0-3 months',
  '3-6 months',
  '6-9 months',
  '6-12 months',
  '9-12 months',
  '12-18 months',
  '18-24 months',
  '0-1 years',
  '1-2 years',
  '2-3 years',
  '3-4 years',
  '4-5 years',
  '5-6 years',
  '6-7 years',
  '7-8 years',
  '8-9 years',
  '9-10 years',
  '10-11 years',
  '11-12 years',
  '12-13 years',
  '13-14 years',
  '14-15 years',
] as const

/** Chest of vests and hips of briefs, in centimetres. */
export const CM_SIZES: readonly string[] = Array.from({ length: 15 }, (_, step) => `${50 + 5 * step} cm`)

const ALPHA_ALIASES: Readonly<Record<string, string>> = {
  XXS: '2XS',
  XS: 'extra small',
  S: 'small, SML',
  M: 'medium, MED',
  L: 'large, LRG',
  XL: 'extra large',
  XXL: '2XL, double XL',
  '3XL': 'XXXL, triple XL',
  '4XL': 'XXXXL',
  '5XL': 'XXXXXL',
}

const ages = (size: string) => {
  const [span = '', unit = ''] = size.split(' ')
  const short = unit === 'months' ? `${span}M, ${span} m` : `${span}Y, ${span} yrs, ${span} yr`
  return option(size, short)
}

/** Chest under the bust in inches, with the cup. */
const BRA_SIZES: readonly string[] = ['B', 'C', 'D'].flatMap((cup) =>
  [30, 32, 34, 36, 38, 40, 42].map((band) => `${band}${cup}`),
)

/** Sizes of garments: letters, numbers, ages, and band and cup. */
export const garmentSizes = openVocabulary([
  ...optionGroup('By letter', [
    option('Free size', 'freesize, one size, free, OS, free-size'),
    ...ALPHA_SIZES.map((size) => {
      const aliases = ALPHA_ALIASES[size]
      return aliases ? option(size, aliases) : { value: size }
    }),
  ]),
  ...optionGroup('By number', NUMERIC_SIZES),
  ...optionGroup('By centimetre', CM_SIZES),
  ...optionGroup('By age', KIDS_SIZES.map(ages)),
  ...optionGroup('By band and cup', BRA_SIZES),
])

/** Sizes of beds. */
export const bedSize = openVocabulary([
  option('Single', 'single bed, single size, twin, 1 person'),
  option('Double', 'double bed, double size, full bed, 2 person'),
  option('Queen', 'queen size, queen bed'),
  option('King', 'king size, king bed, kingsize'),
  option('Super king', 'super king size, california king, superking, king plus'),
  option('Diwan', 'divan, diwan bed'),
  option('Cot', 'crib, baby cot, baby bed'),
])

/** Usual sizes of what is not worn, width first; any other size may be written the same way. */
export const pieceSizes = openVocabulary([
  ...optionGroup('Bed', ['60x90 in', '90x100 in', '90x108 in', '100x108 in', '108x108 in', '108x120 in', '228x254 cm']),
  ...optionGroup('Towel', [
    '12x12 in',
    '13x21 in',
    '16x24 in',
    '16x26 in',
    '20x40 in',
    '27x54 in',
    '30x60 in',
    '35x70 in',
    '70x140 cm',
  ]),
  ...optionGroup('Cushion and pillow', [
    '12x18 in',
    '16x16 in',
    '17x27 in',
    '18x18 in',
    '18x28 in',
    '20x20 in',
    '24x24 in',
  ]),
  ...optionGroup('Curtain', ['4x5 ft', '4x7 ft', '4x9 ft']),
  ...optionGroup('Rug', ['2x3 ft', '3x5 ft', '4x6 ft', '5x7 ft', '5x8 ft', '6x9 ft', '8x10 ft', '9x12 ft']),
  ...optionGroup('Table', ['13x19 in', '13x72 in', '54x78 in']),
])
