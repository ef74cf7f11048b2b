import type { FieldValues } from '@/lib/domain/fields/field'
import { isServiceListing } from '@/lib/domain/fields/service-listing'
import type { ModuleDefinition, ModuleViews } from '@/lib/domain/modules/define-module'
import { fieldSpec, hasPrices } from '@/lib/domain/modules/resolve'
import { presentFiles } from '../attachments/attachments'
import { factsOf } from '../facts'
import { asksNewArrival } from '../judging/new-arrival'
import { displayTitle, type Listing, listValue, numberValue, textValue } from '../listing'
import { priceLadder } from '../pricing/price'
import { goodsTerms } from '../source'
import { countryOfGoods, placeOfGoods } from './context'
import { NO_DRAWING } from './drawing'
import { withoutSeller } from './private-seller'

/** What a service can do in a day, and from when it is free; both as its seller states them. */
export function capacityOf(values: FieldValues) {
  return {
    perDay: numberValue(values, 'capacityPerDay'),
    unit: textValue(values, 'capacityUom') || textValue(values, 'uom'),
    from: textValue(values, 'slotAvailableFrom'),
  }
}

/**
 * Exactly what a grid card shows: built once at write, sent by `view=card` (reference 4.9).
 * @param views how the module's goods look: a browser has those of one module alone
 * @param reader.isOwner the card is for its seller or an admin, who see who sells
 */
export function presentCard(
  listing: Listing,
  definition: ModuleDefinition,
  views: ModuleViews,
  { isOwner } = { isOwner: false },
) {
  const { seller } = isOwner ? listing : withoutSeller(listing, definition)
  const facts = factsOf(definition, listing.values)
  const { values, count } = facts
  const keyFact = views.keyFact?.(facts)
  // A card shows the price of the goods that it points to.
  const terms = hasPrices(definition) ? values : goodsTerms(values)
  const ladder = priceLadder(terms)
  return {
    listingId: listing.listingId,
    moduleKey: listing.moduleKey,
    version: listing.version,
    status: listing.status,
    title: displayTitle(values),
    sellerId: seller.sellerId,
    companyName: seller.companyName,
    place: placeOfGoods({ values, seller }),
    country: countryOfGoods({ values, seller }),
    condition: textValue(values, 'condition'),
    tradeMode: textValue(values, 'tradeMode'),
    newArrival: asksNewArrival(definition, listing.values),
    currency: textValue(terms, 'currency'),
    price: ladder.first,
    bestPrice: ladder.best,
    bestPriceFrom: ladder.bestFrom,
    priceUom: textValue(terms, 'priceUom'),
    moq: numberValue(values, 'moq'),
    moqUom: textValue(values, 'moqUom'),
    stock: numberValue(values, 'availableQuantity'),
    ...(isServiceListing(definition, facts.words) ? { capacity: capacityOf(values) } : {}),
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
    swatch: views.drawing?.(facts, listing.listingId) ?? NO_DRAWING,
    updatedAt: listing.updatedAt.toISOString(),
  }
}

export type ListingCard = ReturnType<typeof presentCard>
