import { dayOf } from '@/lib/domain/calendar-day'
import type { FieldValues } from '@/lib/domain/fields/field'
import { type Listing, type SourceListing, textValue } from '@/lib/domain/listing/listing'
import type { Facts } from '@/lib/domain/modules/facts'
import { BOARD } from './fields/vocabulary'

export const OPEN = 'Open'
const NOT_FOUND = 'Not found'

/** What the service found under the id that a card names; null: it names none, or it was not looked up. */
export function sourceOf(values: FieldValues): { state: string; moduleKey: string; isOfAnother: boolean } | null {
  const { source } = values
  if (typeof source !== 'object' || source === null) return null
  const found = source as FieldValues
  const id = textValue(values, 'sourceListingId')
  if (id === '' || textValue(found, 'listingId') !== id) return null
  return {
    state: textValue(found, 'state'),
    moduleKey: textValue(found, 'moduleKey'),
    isOfAnother: found.isOfAnother === true,
  }
}

/** What a card takes from the goods that it points to: condition, price, proof and interest. */
export function fromSource(values: FieldValues, source: SourceListing | null): FieldValues {
  const id = textValue(values, 'sourceListingId')
  if (id === '') return {}
  // A card is about goods, not about another card.
  if (source?.status !== 'ACTIVE' || source.moduleKey === BOARD) return { source: { listingId: id, state: NOT_FOUND } }
  const { listingId, moduleKey, title, condition, price, currency, priceUom, evidence, trendScore } = source
  const terms = price === null ? {} : { price, currency, priceUom }
  return {
    source: { listingId, state: OPEN, moduleKey, title, ...terms, ...(source.isOwn ? {} : { isOfAnother: true }) },
    ...(condition === '' ? {} : { condition }),
    ...(textValue(values, 'sourceModule') === '' ? { sourceModule: moduleKey } : {}),
    evidence,
    trendScore,
  }
}

/** Where a card is in its life: it follows from the status, and of one that is closed from its last day. */
export function cardStateOf({
  status,
  values,
  updatedAt,
}: Pick<Listing, 'status' | 'values' | 'updatedAt'>): FieldValues {
  const last = textValue(values, 'validTo')
  const isOver = last !== '' && last < dayOf(updatedAt)
  return {
    cardState: status === 'DRAFT' ? 'Proposed' : status === 'ACTIVE' ? 'Shown' : isOver ? 'Expired' : 'Withdrawn',
  }
}

const HEADLINE_MAX = 90

/** The card that a granted new arrival gets by itself: what its listing says of season, cloth and colour. */
export function cardOf({ listingId, moduleKey, title }: SourceListing, { words }: Facts): FieldValues | null {
  const headline = title.length <= HEADLINE_MAX ? title : title.slice(0, HEADLINE_MAX).replace(/[\s,]+\S*$/, '')
  const named = (name: string) => [words[name]].flat().filter((word) => typeof word === 'string' && word !== '')
  const list = (name: string, from: string) => (named(from).length > 0 ? { [name]: named(from).slice(0, 5) } : {})
  if (headline === '') return null
  return {
    cardType: 'New arrival',
    title: headline,
    headline,
    sourceListingId: listingId,
    sourceModule: moduleKey,
    ...list('colourStory', 'color'),
    ...list('fabricName', 'fabricName'),
    ...list('productGroup', 'productGroup'),
  }
}
