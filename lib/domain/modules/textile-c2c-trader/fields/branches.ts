import { isKind, orOwnWord } from '@/lib/domain/families/madeup/groups'
import { conditionBy } from '@/lib/domain/families/shop/decided-by'
import type { Condition } from '@/lib/domain/fields/field'
import { CLOTH_ITEMS, MACHINE_ITEMS, WOOL_ITEMS } from '../vocabulary'

/** The field that says what the item is. */
export const ITEM = 'itemType'

export const isItem = (items: readonly string[]): Condition => ({ field: ITEM, in: items })
export const isCloth = isItem(CLOTH_ITEMS)
export const isMachine = isItem(MACHINE_ITEMS)
export const isWool = isItem(WOOL_ITEMS)
export const isTextile: Condition = { not: isMachine }
export const isWorn = conditionBy(ITEM, isKind('garment'))
export const wasUsed: Condition = { not: { field: 'condition', in: ['New'] } }

/** For goods of these groups; for a word of the seller's own once the field is filled. */
export const ofGoods = (field: string, condition: Condition): Condition =>
  conditionBy(ITEM, orOwnWord(field, condition))
