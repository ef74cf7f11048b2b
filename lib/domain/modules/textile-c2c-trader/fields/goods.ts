import { isGroup, isKind } from '@/lib/domain/families/madeup/groups'
import { conditionBy, fieldBy } from '@/lib/domain/families/shop/decided-by'
import { goodsFields } from '@/lib/domain/families/shop/goods'
import type { FieldSpec } from '@/lib/domain/fields/field'
import { ITEM, isCloth, isItem, isTextile, isWool, ofGoods } from './branches'

export const GOODS = goodsFields(isCloth)
export const KEPT = [
  'fiberType',
  'blendPercentages',
  'fabricStructure',
  'fabricName',
  'weaveEffect',
  'jacquardDesignNo',
  'clothWidth',
  'cutLength',
  'work',
  'pattern',
  'sareeLength',
  'blouseLength',
  'bedSize',
  'pieceSize',
  'rugMake',
  'stitching',
  'gender',
  'occasion',
] as const

/** What shops say of the same goods; a person knows less of them. */
export const OF_SHOPS: Readonly<Record<string, Partial<FieldSpec>>> = {
  ...Object.fromEntries(KEPT.map((name) => [name, fieldBy(ITEM, GOODS[name])])),
  fiberType: {
    ...GOODS.fiberType,
    help: 'On the label; "Not known" if it is cut off',
    visibleWhen: isTextile,
    weight: 3,
  },
  fabricStructure: {
    ...GOODS.fabricStructure,
    help: 'Woven like a shirt, or knitted like a T-shirt',
    visibleWhen: { all: [isTextile, { not: isWool }] },
    weight: 1,
  },
  blendPercentages: { ...GOODS.blendPercentages, need: 'optional', visibleWhen: isTextile, weight: 1 },
  fabricName: {
    ...GOODS.fabricName,
    visibleWhen: { all: [isTextile, { not: isWool }] },
    neededWhen: { any: [isCloth, conditionBy(ITEM, isKind('saree', 'unstitched'))] },
    weight: 2,
  },
  clothWidth: {
    ...GOODS.clothWidth,
    need: 'optional',
    visibleWhen: { any: [isCloth, conditionBy(ITEM, isKind('unstitched'))] },
    weight: 1,
  },
  cutLength: {
    ...fieldBy(ITEM, GOODS.cutLength),
    visibleWhen: ofGoods('cutLength', {
      any: [isGroup('Cut piece', 'Leftover fabric', 'Curtain'), isKind('unstitched', 'drape')],
    }),
    neededWhen: { any: [isItem(['Cut piece', 'Leftover fabric']), conditionBy(ITEM, isKind('unstitched'))] },
  },
  work: { ...GOODS.work, visibleWhen: isTextile, weight: 1 },
  pattern: { ...GOODS.pattern, visibleWhen: isTextile },
  occasion: { ...GOODS.occasion, visibleWhen: isTextile },
  sareeLength: { ...fieldBy(ITEM, GOODS.sareeLength), weight: 1 },
  blouseLength: { ...fieldBy(ITEM, GOODS.blouseLength), help: '0 for a saree without blouse', weight: 1 },
}
