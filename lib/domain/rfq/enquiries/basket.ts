import { z } from 'zod'
import type { ListingCard } from '@/lib/domain/listing/presenting/card'
import { privateSellerName } from '@/lib/domain/listing/presenting/private-seller'
import { convertQuantity, isSameUnit } from '@/lib/domain/units/units'
import { idValue, optional, quantityValue, versionValue, wordValue } from '../requests/request-values'

/** More goods than this are not collected; an enquiry takes up to 50 of them. */
const BASKET_LINES_MAX = 200

/** Goods that a buyer wants to ask about; the quantity is null until they enter one. */
export interface BasketLine {
  listingId: string
  quantity: number | null
  uom: string
}

const lineSchema = z.strictObject({
  listingId: idValue,
  quantity: optional(quantityValue),
  uom: optional(wordValue),
})

/** Body of PUT /api/rfq/basket. */
export const basketSchema = z.strictObject({
  lines: z
    .array(lineSchema, { error: 'Use a list of lines.' })
    .max(BASKET_LINES_MAX, `Collect at most ${BASKET_LINES_MAX} listings.`),
  merge: z.boolean({ error: 'Use true or false.' }).optional(),
  expectedVersion: versionValue.optional(),
})

/** The lines of a body as they are kept. */
export function basketLines(lines: z.output<typeof basketSchema>['lines']): BasketLine[] {
  const kept = lines.map(({ listingId, quantity, uom }) => ({ listingId, quantity: quantity ?? null, uom: uom ?? '' }))
  return mergedLines([], kept)
}

/** Both lists, each listing once: of two quantities the larger one counts. */
export function mergedLines(lines: readonly BasketLine[], added: readonly BasketLine[]): BasketLine[] {
  const merged = new Map(lines.map((line) => [line.listingId, line]))
  for (const line of added) {
    const earlier = merged.get(line.listingId)
    merged.set(line.listingId, earlier ? largerOf(earlier, line) : line)
  }
  return [...merged.values()]
}

/** Whether a basket holds more than can be collected. */
export function isOverfull(lines: readonly BasketLine[]): boolean {
  return lines.length > BASKET_LINES_MAX
}

function largerOf(one: BasketLine, other: BasketLine): BasketLine {
  if (other.quantity === null) return one
  if (one.quantity === null) return other
  if (one.uom === other.uom || isSameUnit(one.uom, other.uom)) return other.quantity > one.quantity ? other : one
  // Units that cannot be compared without the goods: what was collected first stays.
  const converted = convertQuantity(other.quantity, other.uom, one.uom, {})
  return converted !== null && converted > one.quantity ? other : one
}

/** A line as its page shows it. A listing that has left the market has no title and no seller. */
export function presentBasketLine({ listingId, quantity, uom }: BasketLine, card: ListingCard | null) {
  return {
    listingId,
    quantity,
    uom: uom || (card?.uom ?? ''),
    isOnMarket: card !== null,
    moduleKey: card?.moduleKey ?? ('' as const),
    title: card?.title ?? '',
    sellerId: card?.sellerId ?? '',
    companyName: card ? card.companyName || privateSellerName(card.place) : '',
    moq: card?.moq ?? null,
    moqUom: card?.moqUom ?? '',
  }
}

export type BasketLineRecord = ReturnType<typeof presentBasketLine>
