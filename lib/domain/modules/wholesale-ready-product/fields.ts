import { CERTIFICATIONS } from '@/lib/domain/families/certificate'
import { COLOURS_OFFERED, goodsColours, STOCK_BY_COLOUR } from '@/lib/domain/families/colour'
import { FABRIC_FIELDS } from '@/lib/domain/families/fabric/fields'
import { FIBRE_FIELDS } from '@/lib/domain/families/fibre'
import { FASTNESS, SHRINKAGE } from '@/lib/domain/families/finish-tests'
import * as madeUp from '@/lib/domain/families/madeup/fields'
import { isGroup, isKind, orOwnWord } from '@/lib/domain/families/madeup/groups'
import * as words from '@/lib/domain/families/madeup/words'
import { BED_SIZE, PIECE_SIZE, SAREE_FIELDS, SIZE_RATIO, SIZES } from '@/lib/domain/families/sizes/fields'
import { garmentSizes } from '@/lib/domain/families/sizes/vocabulary'
import type { Condition, FieldSpec } from '@/lib/domain/fields/field'

const IS_GARMENT = isKind('garment')
const IS_SAREE = isKind('saree')
const IS_BED = isKind('bed')
const IS_TOWEL = isKind('towel')
const IS_FLOOR = isKind('floor')
/** Fitted or laid on a bed; pillow covers have a size of their own. */
const LIES_ON_BED = isGroup(
  'Bedsheet',
  'Bed cover',
  'Duvet cover',
  'Comforter',
  'Quilt',
  'Dohar',
  'Blanket',
  'Diwan set',
  'Mattress protector',
)
const HAS_PARTS: Condition = {
  any: [
    isKind('saree', 'unstitched', 'bed', 'towel', 'home'),
    isGroup('Kurta set', 'Suit set', 'Co-ord set', 'Lehenga', 'Kidswear', 'Babywear', 'Nightwear', 'Tracksuit'),
  ],
}
/** One length of cloth. */
const IS_LENGTH = isGroup(
  'Dhoti',
  'Lungi',
  'Dupatta',
  'Turban',
  'Stole',
  'Shawl',
  'Blouse piece',
  'Kurta piece',
  'Shirt and trouser piece',
  'Curtain',
)
const IS_FILLED = isGroup('Comforter', 'Quilt', 'Pillow', 'Cushion', 'Jacket', 'Dohar')
const IS_SOLD_BY_WEIGHT: Condition = {
  any: [IS_TOWEL, isGroup('T-shirt', 'Polo T-shirt', 'Sweatshirt', 'Track pants', 'Blanket', 'Bag')],
}

const garmentChoice = (
  name: string,
  label: string,
  vocabulary: (typeof words)[keyof typeof words],
  help?: string,
): FieldSpec => ({
  kind: 'choice',
  label,
  vocabulary,
  ...(help ? { help } : {}),
  visibleWhen: orOwnWord(name, IS_GARMENT),
  facet: 'values',
})

/** In inches, since size charts are. */
const inches = (name: string, label: string) =>
  ({ name, label, kind: 'number', unit: 'in', rule: { min: 1, max: 120, decimalsMax: 2 } }) as const

const CLOTH = {
  ...FIBRE_FIELDS,
  fabricStructure: {
    ...FABRIC_FIELDS.fabricStructure,
    label: 'Cloth structure',
    help: 'Of the cloth it is made of',
    weight: 2,
    visibleWhen: orOwnWord('fabricStructure', { not: IS_FLOOR }),
  },
  fabricName: {
    ...FABRIC_FIELDS.fabricName,
    help: 'Georgette, poplin, piqué, French terry',
    need: 'asked',
    neededWhen: { not: isKind('floor', 'bag') },
    visibleWhen: orOwnWord('fabricName', { not: IS_FLOOR }),
    weight: 4,
  },
  gsm: {
    ...FABRIC_FIELDS.gsm,
    help: 'Weight of the cloth',
    rule: { min: 8, max: 5000 },
    neededWhen: IS_SOLD_BY_WEIGHT,
    isHidden: false,
  },
  denier: {
    kind: 'number',
    label: 'Denier',
    unit: 'den',
    help: 'Of the yarn, where buyers ask for it',
    rule: { min: 5, max: 3000 },
    visibleWhen: orOwnWord('denier', { any: [isKind('saree', 'drape', 'bag'), isGroup('Socks', 'Curtain')] }),
    facet: 'range',
  },
  construction: {
    kind: 'construction',
    label: 'Construction of the cloth',
    help: 'Fills ends and picks: 60x60/173x120',
    placeholder: '60x60/173x120',
    visibleWhen: orOwnWord('construction', isKind('bed', 'home')),
    isHidden: false,
  },
  epi: {
    kind: 'number',
    label: FABRIC_FIELDS.epi.label,
    unit: FABRIC_FIELDS.epi.unit,
    help: FABRIC_FIELDS.epi.help,
    rule: FABRIC_FIELDS.epi.rule,
    visibleWhen: orOwnWord('epi', isKind('bed', 'home')),
    facet: 'none',
  },
  ppi: {
    kind: 'number',
    label: FABRIC_FIELDS.ppi.label,
    unit: FABRIC_FIELDS.ppi.unit,
    help: FABRIC_FIELDS.ppi.help,
    rule: FABRIC_FIELDS.ppi.rule,
    visibleWhen: orOwnWord('ppi', isKind('bed', 'home')),
    facet: 'none',
  },
  threadCount: {
    kind: 'number',
    label: 'Thread count',
    unit: 'TC',
    help: 'Ends plus picks per square inch',
    placeholder: '300',
    rule: { min: 40, max: 2000, isInteger: true },
    visibleWhen: orOwnWord('threadCount', IS_BED),
    need: 'asked',
    neededWhen: isGroup('Bedsheet', 'Duvet cover', 'Pillow cover'),
    facet: 'range',
    weight: 3,
  },
  weaveEffect: {
    kind: 'choice',
    label: 'Weave effect',
    help: 'Jacquard, dobby, terry, waffle',
    vocabulary: words.weaveEffect,
    visibleWhen: orOwnWord('weaveEffect', isKind('saree', 'drape', 'unstitched', 'bed', 'towel', 'home')),
    facet: 'values',
  },
  jacquardDesignNo: {
    kind: 'text',
    label: 'Jacquard design number',
    rule: { lengthMax: 40 },
    facet: 'search',
  },
} as const satisfies Record<string, FieldSpec>

const GARMENT = {
  gender: {
    kind: 'choice',
    label: 'For',
    help: 'Women, men, kids',
    vocabulary: words.gender,
    visibleWhen: orOwnWord('gender', isKind('garment', 'drape')),
    need: 'asked',
    neededWhen: IS_GARMENT,
    facet: 'values',
    weight: 3,
  },
  stitching: {
    kind: 'choice',
    label: 'Stitching',
    help: 'Stitched, semi-stitched or unstitched',
    vocabulary: words.stitching,
    visibleWhen: orOwnWord('stitching', isKind('garment', 'unstitched')),
    facet: 'values',
  },
  sizes: { ...SIZES, visibleWhen: orOwnWord('sizes', IS_GARMENT) },
  sizeRatio: {
    ...SIZE_RATIO,
    visibleWhen: orOwnWord('sizeRatio', IS_GARMENT),
    need: 'asked',
    neededWhen: { field: 'fullSetOnly', in: ['true'] },
  },
  fit: garmentChoice('fit', 'Fit', words.fit),
  stretchLevel: garmentChoice('stretchLevel', 'Stretch', words.stretchLevel),
  neck: garmentChoice('neck', 'Neck or collar', words.neck),
  sleeve: garmentChoice('sleeve', 'Sleeve', words.sleeve),
  garmentLength: garmentChoice('garmentLength', 'Garment length', words.garmentLength),
  measurementChart: {
    kind: 'rows',
    label: 'Measurement chart',
    help: 'In inches; chest, waist and hip all around',
    parts: [
      { name: 'size', label: 'Size', kind: 'choice', vocabulary: garmentSizes },
      inches('chest', 'Chest or bust'),
      inches('waist', 'Waist'),
      inches('hip', 'Hip'),
      inches('shoulder', 'Shoulder'),
      inches('sleeve', 'Sleeve'),
      inches('length', 'Length'),
    ],
    key: 'size',
    visibleWhen: orOwnWord('measurementChart', IS_GARMENT),
    facet: 'none',
  },
  garmentWeight: {
    kind: 'number',
    label: 'Weight of one piece',
    unit: 'g',
    rule: { min: 1, max: 50_000 },
    visibleWhen: orOwnWord('garmentWeight', isKind('garment', 'towel', 'bed', 'floor', 'drape')),
    facet: 'range',
  },
} as const satisfies Record<string, FieldSpec>

const HOME = {
  bedSize: { ...BED_SIZE, visibleWhen: orOwnWord('bedSize', LIES_ON_BED) },
  size: {
    ...PIECE_SIZE,
    visibleWhen: orOwnWord('size', isKind('bed', 'towel', 'floor', 'home', 'drape', 'bag')),
    neededWhen: isKind('bed', 'towel', 'floor', 'home'),
  },
  cutLength: {
    kind: 'number',
    label: 'Cut length',
    unit: 'm',
    help: 'Of one dhoti, dupatta, kurta piece or curtain',
    rule: { min: 0.3, max: 15, decimalsMax: 2 },
    visibleWhen: orOwnWord('cutLength', IS_LENGTH),
    need: 'asked',
    neededWhen: isGroup('Dhoti', 'Lungi', 'Dupatta', 'Turban', 'Blouse piece', 'Kurta piece'),
    facet: 'range',
  },
  setPieces: {
    kind: 'rows',
    label: 'What is in one set',
    help: '1 flat sheet and 2 pillow covers; top 2.5 m, bottom 2.5 m, dupatta 2.25 m',
    parts: [
      { name: 'item', label: 'Part', kind: 'choice', vocabulary: words.setItem },
      { name: 'pieces', label: 'Pieces', kind: 'number', rule: { min: 1, max: 1000, isInteger: true } },
      { name: 'metres', label: 'Cut length', kind: 'number', unit: 'm', rule: { min: 0.1, max: 20, decimalsMax: 2 } },
      { name: 'size', label: 'Size', kind: 'text', rule: { lengthMax: 40 } },
    ],
    visibleWhen: orOwnWord('setPieces', HAS_PARTS),
    need: 'asked',
    neededWhen: { any: [isKind('unstitched'), isGroup('Bedsheet', 'Suit set', 'Kurta set', 'Duvet cover')] },
    facet: 'none',
  },
  filling: {
    kind: 'choice',
    label: 'Filling',
    vocabulary: words.filling,
    visibleWhen: orOwnWord('filling', IS_FILLED),
    facet: 'values',
  },
  fillGsm: {
    kind: 'number',
    label: 'Weight of the filling',
    unit: 'g/m²',
    rule: { min: 10, max: 2000 },
    visibleWhen: orOwnWord('fillGsm', IS_FILLED),
    facet: 'range',
  },
  rugMake: {
    kind: 'choice',
    label: 'Made by',
    help: 'Hand-knotted, tufted, flat-woven',
    vocabulary: words.rugMake,
    visibleWhen: orOwnWord('rugMake', IS_FLOOR),
    need: 'asked',
    facet: 'values',
    weight: 3,
  },
  pile: {
    kind: 'number',
    label: 'Pile height',
    unit: 'mm',
    help: '0 for flat weaves',
    rule: { min: 0, max: 100 },
    visibleWhen: orOwnWord('pile', IS_FLOOR),
    need: 'asked',
    facet: 'range',
  },
  knots: {
    kind: 'number',
    label: 'Knots per square inch',
    unit: 'kpsi',
    rule: { min: 4, max: 2500 },
    visibleWhen: { all: [IS_FLOOR, { field: 'rugMake', in: ['Hand-knotted'] }] },
    need: 'asked',
    facet: 'range',
  },
} as const satisfies Record<string, FieldSpec>

/** Carpets are sold one by one. */
const IN_SETS: Condition = { not: IS_FLOOR }

const SALE = {
  ...madeUp.SET_FIELDS,
  piecesPerSet: { ...madeUp.SET_FIELDS.piecesPerSet, neededWhen: { all: [IN_SETS, madeUp.COUNTS_PIECES] } },
  fullSetOnly: { ...madeUp.SET_FIELDS.fullSetOnly, neededWhen: IN_SETS },
  mrp: madeUp.MRP,
  brandLabel: {
    kind: 'choice',
    label: 'Brand or label',
    help: 'Own brand, no label, private label',
    vocabulary: words.brandLabel,
    need: 'asked',
    facet: 'values',
    weight: 2,
  },
  piecePackaging: {
    kind: 'choice',
    label: 'Packing of one piece',
    help: 'Polybag, box, hanger',
    vocabulary: words.piecePackaging,
    facet: 'values',
  },
  cartonRatio: {
    kind: 'choice',
    label: 'Colours and sizes in a carton',
    vocabulary: words.cartonRatio,
    visibleWhen: orOwnWord('cartonRatio', IS_GARMENT),
  },
  barcode: {
    kind: 'boolean',
    label: 'Barcode on each piece',
    help: 'EAN on the tag',
    facet: 'values',
  },
  returnPolicy: {
    kind: 'choice',
    label: 'Returns',
    vocabulary: words.returnPolicy,
    need: 'asked',
    facet: 'values',
  },
  photoshootAvailable: {
    kind: 'boolean',
    label: 'Model photos available',
    help: 'That buyers may use in their shop',
    facet: 'values',
  },
  minPerColour: {
    kind: 'number',
    label: 'Minimum per colour',
    unit: 'pieces',
    help: 'Least pieces of one colour or design',
    rule: { min: 1, max: 1e6, isInteger: true },
    facet: 'range',
  },
  coloursAvailable: COLOURS_OFFERED,
  stockByColour: { ...STOCK_BY_COLOUR, facet: 'values' },
  stockBySize: {
    kind: 'rows',
    label: 'Stock by colour and size',
    help: 'In the unit of sale',
    parts: [
      { name: 'color', label: 'Colour', kind: 'choice', vocabulary: goodsColours },
      { name: 'size', label: 'Size', kind: 'choice', vocabulary: garmentSizes },
      { name: 'quantity', label: 'Stock', kind: 'number', rule: { min: 0, max: 1e9 } },
    ],
    visibleWhen: orOwnWord('stockBySize', IS_GARMENT),
    facet: 'none',
  },
} as const satisfies Record<string, FieldSpec>

/** What only made-ups have; sarees, garments, bed, bath and floor each their part. */
export const READY_SPECIFICATIONS = {
  productGroup: madeUp.PRODUCT_GROUP,
  ...CLOTH,
  ...{
    sareeLength: { ...SAREE_FIELDS.sareeLength, visibleWhen: orOwnWord('sareeLength', IS_SAREE) },
    blouseLength: { ...SAREE_FIELDS.blouseLength, visibleWhen: orOwnWord('blouseLength', IS_SAREE) },
  },
  ...GARMENT,
  ...HOME,
  work: madeUp.WORK,
  pattern: { kind: 'choice', label: 'Pattern', vocabulary: words.pattern, facet: 'values' },
  occasion: { ...madeUp.OCCASION, need: 'asked' },
  season: madeUp.SEASON,
  ...SALE,
  washCare: {
    kind: 'choices',
    label: 'Wash care',
    help: 'As on the care label (ISO 3758)',
    vocabulary: words.washCare,
    rule: { itemsMax: 8 },
    facet: 'values',
  },
  shrinkage: SHRINKAGE,
  fastness: FASTNESS,
  certifications: CERTIFICATIONS,
} as const satisfies Record<string, FieldSpec>
