import { FABRIC_FIELDS } from '@/lib/domain/families/fabric/fields'
import { FIBRE_FIELDS } from '@/lib/domain/families/fibre'
import { OCCASION, WORK } from '@/lib/domain/families/madeup/fields'
import { GROUPS, isGroup, isKind, orOwnWord, productGroup } from '@/lib/domain/families/madeup/groups'
import { productType } from '@/lib/domain/families/madeup/types'
import { gender, pattern, rugMake, stitching, weaveEffect } from '@/lib/domain/families/madeup/words'
import { BED_SIZE, PIECE_SIZE, SAREE_FIELDS, SIZES } from '@/lib/domain/families/sizes/fields'
import type { Condition, FieldSpec } from '@/lib/domain/fields/field'
import { openVocabulary, option, optionGroup } from '@/lib/domain/vocabulary/vocabulary'

const CLOTH_OPTIONS = [
  option(
    'Fabric',
    'fabrics, cloth, running fabric, running material, fabric by metre, fabric by the metre, kapda, thaan',
  ),
  option(
    'Cut piece',
    'cut pieces, cut pcs, cut pc, cutpiece, fabric piece, cloth piece, piece of cloth, katpis, cut-piece, fent, fents, remnant, remnants, fabric cut piece',
  ),
  option(
    'Lining and tailoring material',
    'lining material, astar, asthar, tailoring material, buckram, canvas interlining',
  ),
] as const
const WOOL_OPTION = option(
  'Knitting wool',
  'wool balls, wool ball, hand knitting wool, hand knitting yarn, knitting yarn, oon',
)

/** Cloth by the metre first, then what is made of it. */
export const shopProduct = openVocabulary([
  ...optionGroup('Cloth by the metre', CLOTH_OPTIONS),
  ...productGroup.options,
  ...optionGroup('For hand work', [WOOL_OPTION]),
])

const CLOTH_GROUPS = CLOTH_OPTIONS.map(({ value }) => value)
const BY_LENGTH: Condition = { field: 'uom', in: ['m', 'yd'] }

/** Cloth: by its product, or sold by length while the product is open. */
export const isCloth: Condition = {
  any: [isGroup(...CLOTH_GROUPS), { all: [BY_LENGTH, { not: { field: 'productGroup', filled: true } }] }],
}
/** Cloth that is sold as a piece of a stated length. */
const isCut: Condition = { any: [isGroup('Cut piece'), isGroup('Curtain'), isKind('unstitched', 'drape')] }
const IS_WORN: Condition = isKind('garment')
const NEEDS_PIECE_SIZE: Condition = isKind('bed', 'towel', 'floor', 'home')
const HAS_PIECE_SIZE: Condition = { any: [NEEDS_PIECE_SIZE, isKind('drape', 'bag')] }
const IS_FIGURED: Condition = isKind('saree', 'unstitched', 'drape', 'bed', 'towel', 'home')
const HAS_THREAD_COUNT: Condition = isGroup('Bedsheet', 'Duvet cover', 'Pillow cover', 'Bed cover')
const IS_FLOOR: Condition = isKind('floor')

/** Figures that do not depend on what is cloth. */
const MADE_UPS = {
  cutLength: {
    kind: 'number',
    label: 'Length of one piece',
    unit: 'm',
    help: 'Metres in one piece: shirt 1.6, suit 3.25, kurta 2.5',
    placeholder: '2.5',
    rule: { min: 0.1, max: 100, decimalsMax: 2 },
    visibleWhen: orOwnWord('cutLength', isCut),
    need: 'asked',
    neededWhen: { any: [isGroup('Cut piece'), isKind('unstitched')] },
    facet: 'range',
    weight: 3,
  },
  work: WORK,
  pattern: { kind: 'choice', label: 'Pattern', help: 'Solid, floral, checks', vocabulary: pattern, facet: 'values' },
  sareeLength: { ...SAREE_FIELDS.sareeLength, visibleWhen: isKind('saree') },
  blouseLength: { ...SAREE_FIELDS.blouseLength, visibleWhen: isKind('saree') },
  bedSize: { ...BED_SIZE, visibleWhen: isKind('bed') },
  pieceSize: { ...PIECE_SIZE, visibleWhen: orOwnWord('pieceSize', HAS_PIECE_SIZE), neededWhen: NEEDS_PIECE_SIZE },
  threadCount: {
    kind: 'number',
    label: 'Thread count',
    unit: 'per in²',
    help: 'Ends and picks in one square inch: 144, 210, 300',
    rule: { min: 40, max: 1500, isInteger: true },
    visibleWhen: HAS_THREAD_COUNT,
    facet: 'range',
    weight: 2,
  },
  rugMake: {
    kind: 'choice',
    label: 'Made by',
    help: 'Hand-knotted, tufted, flat-woven',
    vocabulary: rugMake,
    visibleWhen: orOwnWord('rugMake', IS_FLOOR),
    facet: 'values',
  },
  pile: {
    kind: 'number',
    label: 'Pile height',
    unit: 'mm',
    help: '0 for flat weaves',
    rule: { min: 0, max: 100 },
    visibleWhen: orOwnWord('pile', IS_FLOOR),
    facet: 'range',
  },
  knots: {
    kind: 'number',
    label: 'Knots per square inch',
    unit: 'kpsi',
    rule: { min: 4, max: 2500 },
    visibleWhen: { field: 'rugMake', in: ['Hand-knotted'] },
    facet: 'range',
  },
  stitching: {
    kind: 'choice',
    label: 'Stitched or not',
    help: 'Stitched, semi-stitched or unstitched',
    vocabulary: stitching,
    visibleWhen: orOwnWord('stitching', isKind('garment', 'unstitched')),
    facet: 'values',
  },
  gender: {
    kind: 'choice',
    label: 'For',
    help: 'Women, men, girls, boys, babies',
    vocabulary: gender,
    visibleWhen: orOwnWord('gender', isKind('garment', 'drape')),
    need: 'asked',
    neededWhen: IS_WORN,
    facet: 'values',
    weight: 2,
  },
  occasion: OCCASION,
} as const satisfies Record<string, FieldSpec>

/** What goods of a shop are: cloth and made-ups, each with the figures that its customers ask for. @param cloth when they are cloth */
export const goodsFields = (cloth: Condition) =>
  ({
    ...FIBRE_FIELDS,
    fabricStructure: { ...FABRIC_FIELDS.fabricStructure, help: 'Of the cloth', need: 'optional', weight: 2 },
    fabricName: {
      ...FABRIC_FIELDS.fabricName,
      neededWhen: { any: [cloth, isKind('saree', 'unstitched', 'garment')] },
      weight: 4,
    },
    endUse: { ...FABRIC_FIELDS.endUse, label: 'Good for', visibleWhen: cloth },
    weaveEffect: {
      kind: 'choice',
      label: 'Woven effect',
      help: 'Of the cloth: plain, dobby, jacquard, terry',
      vocabulary: weaveEffect,
      visibleWhen: orOwnWord('weaveEffect', IS_FIGURED),
      facet: 'values',
    },
    jacquardDesignNo: { kind: 'text', label: 'Jacquard design number', rule: { lengthMax: 40 }, facet: 'search' },
    clothWidth: {
      ...FABRIC_FIELDS.clothWidth,
      placeholder: '44',
      visibleWhen: { any: [cloth, isKind('unstitched')] },
      weight: 3,
    },
    gsm: {
      ...FABRIC_FIELDS.gsm,
      help: 'Weight per square metre: towels, T-shirts, cloth',
      visibleWhen: { not: isKind('saree') },
      neededWhen: isKind('towel'),
      weight: 2,
      isHidden: false,
    },
    ...MADE_UPS,
  }) as const satisfies Record<string, FieldSpec>

/** What the market calls the product more exactly: Banarasi, bath towel, formal shirt. */
export const SHOP_TYPE_OF_PRODUCT = {
  label: 'Type',
  help: 'Banarasi, bath towel, formal shirt',
  vocabulary: productType,
  visibleWhen: orOwnWord('subcategory', isKind('saree', 'unstitched', 'garment', 'bed', 'towel', 'floor', 'home')),
  need: 'optional',
  weight: 2,
} as const satisfies Partial<FieldSpec>

/** The sizes of garments, under the name that the module gives them. */
export const SHOP_SIZES = { ...SIZES, visibleWhen: IS_WORN } as const satisfies FieldSpec

/** In the order in which a shop describes its goods. */
export const GOODS_SPECIFICATIONS = [
  'fiberType',
  'blendPercentages',
  'fabricStructure',
  'fabricName',
  'endUse',
  'weaveEffect',
  'jacquardDesignNo',
  'clothWidth',
  'gsm',
  'cutLength',
  'work',
  'pattern',
  'sareeLength',
  'blouseLength',
  'bedSize',
  'pieceSize',
  'threadCount',
  'rugMake',
  'pile',
  'knots',
  'stitching',
  'gender',
  'occasion',
] as const satisfies readonly (keyof ReturnType<typeof goodsFields>)[]

/** The dependency matrix of made-ups: a design number of those woven on a jacquard. */
export const GOODS_DEPENDENCY = {
  wovenKnittedNonwovenApplies: true,
  loomTypeApplies: false,
  dobby: { visibleWhen: 'not_applicable', fields: [] },
  jacquard: { visibleWhen: 'weaveEffect=Jacquard', fields: ['jacquardDesignNo'] },
} as const

/** The product groups that are cloth. */
export const CLOTH_PRODUCTS: ReadonlySet<string> = new Set(CLOTH_GROUPS)
export const CUT_PRODUCTS: ReadonlySet<string> = new Set(['Cut piece', ...GROUPS.unstitched])
