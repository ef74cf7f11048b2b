import 'server-only'
import { withDeadline } from '@/db/client'
import { listPrivateSellers, listSellerNames } from '@/db/queries/accounts/sellers'
import { notFound } from '@/lib/domain/errors'
import { factsOf } from '@/lib/domain/listing/facts'
import { displayTitle, numberValue } from '@/lib/domain/listing/listing'
import { namedSeller, privateSellerName } from '@/lib/domain/listing/presenting/private-seller'
import { orderTermsIn } from '@/lib/domain/listing/pricing/order-terms'
import { quantitySlabs } from '@/lib/domain/listing/pricing/slab-values'
import { sampleNote, sampleTerms, sampleTitle } from '@/lib/domain/listing/sample'
import { goodsOf } from '@/lib/domain/listing/source'
import { builtGoods } from '@/lib/domain/listing/titles/built-title'
import { matrixDefinition } from '@/lib/domain/modules'
import { openQuantity } from '@/lib/domain/rfq/quotations/quotation'
import type { ResponseTimes } from '@/lib/domain/rfq/quotations/response-time'
import type { AskOrigin } from '@/lib/domain/rfq/requests/ask-origin'
import { namedSellers } from '@/lib/domain/rfq/requests/ask-target'
import { noteWithoutWords } from '@/lib/domain/rfq/requests/in-words/own-words'
import { differencesOf, openingQuantity, openingTerms, sharedGoods } from '@/lib/domain/rfq/requests/opening'
import { askedFirst, requirementsOf } from '@/lib/domain/rfq/requests/requirement-lines'
import { isEnded } from '@/lib/domain/rfq/states'
import type { ActorContext } from '@/lib/services/shared/context'
import { viewerOf } from '../access'
import { asCaptured, reorderForm } from '../orders/reorder'
import { readResponseTimes } from '../quotations/response-times'
import { type AskForm, askForm, findActiveListing, readOwnTitle } from './ask-opening'
import { readRfq } from './read'

export interface AskPage extends AskForm {
  /** How soon the sellers it names usually reply. */
  responseTimes: ResponseTimes
}

/** A request that begins with a record or a module. */
export type NamedOrigin = Exclude<AskOrigin, { kind: 'words' }>

/** The form of a new request. @throws NOT_FOUND for a request, an order, a listing or sellers that are not there */
export async function readAskPage(ctx: ActorContext, origin: NamedOrigin): Promise<AskPage> {
  const form = await readAskForm(ctx, origin)
  return { ...form, responseTimes: await readResponseTimes(ctx, namedSellers(form.target)) }
}

async function readAskForm(ctx: ActorContext, origin: NamedOrigin): Promise<AskForm> {
  switch (origin.kind) {
    case 'order':
      return reorderForm(ctx, origin.orderId)
    case 'request':
      return copyForm(ctx, origin.rfqId)
    case 'listing':
      return listingForm(ctx, origin)
    case 'similar':
      return similarForm(ctx, origin)
    case 'sellers': {
      const sellers = await withDeadline(() => sellersNamed(ctx, origin))
      if (sellers.length === 0) throw notFound()
      return askForm(origin.moduleKey, { kind: 'sellers', sellers }, { quantity: origin.quantity })
    }
    case 'pool':
      return askForm(origin.moduleKey, { kind: 'pool' }, { quantity: origin.quantity })
  }
}

/** The sellers whom an address names: where they are private, by their public ids. */
async function sellersNamed(
  { db }: ActorContext,
  { moduleKey, sellerIds }: Extract<NamedOrigin, { kind: 'sellers' }>,
): Promise<{ sellerId: string; companyName: string }[]> {
  if (!matrixDefinition(moduleKey).hidesSeller) return listSellerNames(db, sellerIds)
  const sellers = await listPrivateSellers(db, sellerIds)
  return sellers.map(({ publicId, city }) => ({ sellerId: publicId, companyName: privateSellerName(city) }))
}

/** An ended request once more. @throws NOT_FOUND for one that is still open, or not of the reader's company */
async function copyForm(ctx: ActorContext, rfqId: string): Promise<AskForm> {
  const { rfq, orders } = await readRfq(ctx, rfqId)
  if (viewerOf(ctx.actor, rfq).party !== 'buyer' || !isEnded(rfq.status)) throw notFound()
  const { moduleKey, snapshot, requirements, sealed, note, files, listingId, title } = rfq
  const { quantity, uom, currency, tradeMode, targetPrice, priceBasis, incoterm, deliveryLocation } = snapshot
  const earlier = { targetPrice, priceBasis, incoterm, deliveryLocation, sealed, note: noteWithoutWords(note), files }
  // What was not ordered, or was cancelled, is what is still needed.
  const ordered = orders.filter(({ status }) => status !== 'CANCELLED').reduce((sum, order) => sum + order.quantity, 0)
  const open = openQuantity(quantity, ordered)
  const opening = { quantity: open, uom, currency, tradeMode, earlier }
  const copyOf = { copyOf: rfq.rfqId }
  const sellers = rfq.sellers.map(({ sellerId, companyName }) => ({ sellerId, companyName }))
  const listing = listingId ? await findActiveListing(ctx, moduleKey, listingId) : null
  if (listing) {
    const [seller = { sellerId: '', companyName: '' }] = sellers
    const ofListing = { ...opening, requirements }
    const orderTerms = orderTermsIn(matrixDefinition(moduleKey), listing.values)
    return askForm(moduleKey, { kind: 'listing', listingId, title, ...seller, orderTerms }, ofListing, copyOf)
  }
  const words = { title: await readOwnTitle(ctx, rfqId), requirements: [...requirements, ...asCaptured(rfq, false)] }
  const addressees = rfq.openPool ? { kind: 'pool' as const } : { kind: 'sellers' as const, sellers }
  return askForm(moduleKey, addressees, { ...opening, ...words }, copyOf)
}

/** The sellers of listings that were compared, asked for what these share. Listings no longer on the market are left out. */
async function similarForm(
  ctx: ActorContext,
  { moduleKey, listingIds, asked }: Extract<AskOrigin, { kind: 'similar' }>,
): Promise<AskForm> {
  const read = await Promise.all(listingIds.map((id) => findActiveListing(ctx, moduleKey, id)))
  const listings = read.flatMap((listing) =>
    listing && listing.seller.companyId !== ctx.actor.companyId ? [listing] : [],
  )
  const sellers = new Map<string, { sellerId: string; companyName: string; listingId: string }>()
  const definition = matrixDefinition(moduleKey)
  for (const listing of listings) {
    const { listingId } = listing
    const { sellerId, companyName } = namedSeller(listing, definition)
    // Of several listings of one seller, the first.
    if (!sellers.has(sellerId)) sellers.set(sellerId, { sellerId, companyName, listingId })
  }
  if (sellers.size === 0) throw notFound()
  const values = listings.map((listing) => listing.values)
  const { title, requirements } = sharedGoods(definition, values)
  const addressees = { kind: 'sellers' as const, sellers: [...sellers.values()] }
  const differences = { in: differencesOf(definition, values), areAllSeen: sellers.size === listings.length }
  const known = {
    title,
    differences,
    ...openingTerms(definition, values),
    ...openingQuantity(definition, values, asked),
  }
  return askForm(moduleKey, addressees, requirements.length > 0 ? { ...known, requirements } : known)
}

/** A request about one listing. @throws NOT_FOUND for one of the reader's own company too */
async function listingForm(
  ctx: ActorContext,
  { moduleKey, listingId, quantity, asksSample }: Extract<AskOrigin, { kind: 'listing' }>,
): Promise<AskForm> {
  const listing = await findActiveListing(ctx, moduleKey, listingId)
  if (!listing || listing.seller.companyId === ctx.actor.companyId) throw notFound()
  const definition = matrixDefinition(moduleKey)
  // Who asks about a card asks for the goods that it points to.
  const goods = definition.sourceField === undefined ? null : goodsOf(listing.values)
  if (goods) return listingForm(ctx, { kind: 'listing', ...goods, quantity, asksSample })
  const { values } = factsOf(definition, listing.values)
  const { sellerId, companyName } = namedSeller(listing, definition)
  const least = numberValue(values, 'moq') ?? quantitySlabs(values)[0]?.minQty ?? null
  const addressees = {
    kind: 'listing' as const,
    listingId,
    title: displayTitle(values),
    sellerId,
    companyName,
    orderTerms: orderTermsIn(definition, listing.values),
  }
  const sample = asksSample ? sampleTerms(definition, values) : null
  const opening = {
    quantity: quantity ?? least,
    ...openingTerms(definition, [values]),
    // The listing's own words, which its seller can meet.
    requirements: requirementsOf(definition, values, askedFirst(definition)),
  }
  return sample === null
    ? askForm(moduleKey, addressees, opening)
    : askForm(
        moduleKey,
        addressees,
        {
          ...opening,
          title: sampleTitle(builtGoods(definition, values) || displayTitle(values)),
          note: sampleNote(sample),
        },
        { asksSample: true },
      )
}
