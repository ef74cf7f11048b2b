import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import { fieldSpec } from '@/lib/domain/modules/resolve'
import { moduleViews } from '@/lib/domain/modules/views'
import { presentFiles } from '../attachments/attachments'
import { factsOf } from '../facts'
import { displayTitle, type Listing, listValue, numberValue, textValue } from '../listing'
import { priceLadder } from '../pricing/price'
import { listingCountry } from './context'
import { listingDrawing } from './listing-drawing'
import { withoutSeller } from './private-seller'

/**
 * Exactly what a grid card shows: built once at write, sent by `view=card` (reference 4.9).
 * @param reader.isOwner the card is for its seller or an admin, who see who sells
 */
export function presentCard(listing: Listing, definition: ModuleDefinition, { isOwner } = { isOwner: false }) {
  const { seller } = isOwner ? listing : withoutSeller(listing, definition)
  const facts = factsOf(definition, listing.values)
  const { values, count } = facts
  const keyFact = moduleViews(definition.moduleKey).keyFact?.(facts)
  const ladder = priceLadder(values)
  return {
    listingId: listing.listingId,
    moduleKey: listing.moduleKey,
    version: listing.version,
    status: listing.status,
    title: displayTitle(values),
    sellerId: seller.sellerId,
    companyName: seller.companyName,
    place: [seller.city, seller.state].filter(Boolean).join(', '),
    country: listingCountry(listing),
    condition: textValue(values, 'condition'),
    tradeMode: textValue(values, 'tradeMode'),
    newArrival: values.newArrival === true,
    currency: textValue(values, 'currency'),
    price: ladder.first,
    bestPrice: ladder.best,
    bestPriceFrom: ladder.bestFrom,
    priceUom: textValue(values, 'priceUom'),
    moq: numberValue(values, 'moq'),
    moqUom: textValue(values, 'moqUom'),
    stock: numberValue(values, 'availableQuantity'),
    uom: textValue(values, 'uom'),
    leadTimeDays: numberValue(values, 'dispatchLeadTime'),
    ...(keyFact ? { keyFact } : {}),
    count: textValue(values, 'count'),
    resultantTex: count?.resultantTex ?? null,
    specs: definition.cardFields.flatMap((name) => {
      const label = fieldSpec(definition, name)?.label ?? name
      const value = listValue(values, name).join(', ') || textValue(values, name) || (numberValue(values, name) ?? '')
      return value === '' ? [] : [{ name, label, value: String(value) }]
    }),
    /** The picture at 320 px width; "" if there is none, then the swatch is shown. */
    imageUrl: presentFiles(values, listing.files, { isOwner: false }).imageUrl,
    swatch: listingDrawing(listing.listingId, values, definition),
    updatedAt: listing.updatedAt.toISOString(),
  }
}

export type ListingCard = ReturnType<typeof presentCard>
