import 'server-only'
import { withDeadline } from '@/db/client'
import { listSellerNames } from '@/db/queries/accounts/sellers'
import { formatCount } from '@/lib/domain/count/display'
import { notFound } from '@/lib/domain/errors'
import type { FieldValues } from '@/lib/domain/fields/field'
import { builtTitle } from '@/lib/domain/listing/built-title'
import { readListingCount } from '@/lib/domain/listing/judging/count-reading'
import { displayTitle, type Listing, numberValue, textValue } from '@/lib/domain/listing/listing'
import { quantitySlabs } from '@/lib/domain/listing/pricing/price'
import { matrixDefinition } from '@/lib/domain/modules'
import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import type { ModuleKey } from '@/lib/domain/modules/keys'
import type { Requirement } from '@/lib/domain/rfq/comparison/terms'
import type { ResponseTimes } from '@/lib/domain/rfq/quotations/response-time'
import type { AskOrigin } from '@/lib/domain/rfq/requests/ask-origin'
import { namedSellers } from '@/lib/domain/rfq/requests/ask-target'
import { specificationPoints } from '@/lib/domain/rfq/requests/specification-point'
import { isEnded } from '@/lib/domain/rfq/states'
import type { ActorContext } from '@/lib/services/shared/context'
import { viewerOf } from '../access'
import { reorderForm } from '../orders/reorder'
import { readResponseTimes } from '../quotations/response-times'
import {
  ASKED_FIRST,
  type AskForm,
  askForm,
  findActiveListing,
  isTerm,
  REQUIREMENTS_MAX,
  requirementsOf,
} from './ask-opening'
import { readRfq } from './read'

export interface AskPage extends AskForm {
  /** How soon the sellers it names usually reply. */
  responseTimes: ResponseTimes
}

/** The form of a new request. @throws NOT_FOUND for a request, an order, a listing or sellers that are not there */
export async function readAskPage(ctx: ActorContext, origin: AskOrigin): Promise<AskPage> {
  const form = await readAskForm(ctx, origin)
  return { ...form, responseTimes: await readResponseTimes(ctx, namedSellers(form.target)) }
}

async function readAskForm(ctx: ActorContext, origin: AskOrigin): Promise<AskForm> {
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
      const sellers = await withDeadline(() => listSellerNames(ctx.db, origin.sellerIds))
      if (sellers.length === 0) throw notFound()
      return askForm(origin.moduleKey, { kind: 'sellers', sellers }, { quantity: origin.quantity })
    }
    case 'pool':
      return askForm(origin.moduleKey, { kind: 'pool' }, { quantity: origin.quantity })
  }
}

/** An ended request once more. @throws NOT_FOUND for one that is still open, or not of the reader's company */
async function copyForm(ctx: ActorContext, rfqId: string): Promise<AskForm> {
  const { rfq } = await readRfq(ctx, rfqId)
  if (viewerOf(ctx.actor, rfq).party !== 'buyer' || !isEnded(rfq.status)) throw notFound()
  const { moduleKey, snapshot, requirements, sealed, note, files, listingId, title } = rfq
  const { quantity, uom, currency, tradeMode, targetPrice, priceBasis, incoterm, deliveryLocation } = snapshot
  const earlier = { targetPrice, priceBasis, incoterm, deliveryLocation, sealed, note, files }
  const opening = { quantity, uom, currency, tradeMode, requirements, earlier }
  const copyOf = { copyOf: rfq.rfqId }
  if (rfq.openPool) return askForm(moduleKey, { kind: 'pool' }, opening, copyOf)
  const sellers = rfq.sellers.map(({ sellerId, companyName }) => ({ sellerId, companyName }))
  if (listingId && (await findActiveListing(ctx, moduleKey, listingId))) {
    const [seller = { sellerId: '', companyName: '' }] = sellers
    return askForm(moduleKey, { kind: 'listing', listingId, title, ...seller }, opening, copyOf)
  }
  return askForm(moduleKey, { kind: 'sellers', sellers }, opening, copyOf)
}

/** The sellers of listings that were compared, asked for what these share. Listings no longer on the market are left out. */
async function similarForm(
  ctx: ActorContext,
  { moduleKey, listingIds, quantity }: Extract<AskOrigin, { kind: 'similar' }>,
): Promise<AskForm> {
  const read = await Promise.all(listingIds.map((id) => findActiveListing(ctx, moduleKey, id)))
  const listings = read.flatMap((listing) =>
    listing && listing.seller.companyId !== ctx.actor.companyId ? [listing] : [],
  )
  const sellers = new Map<string, { sellerId: string; companyName: string; listingId: string }>()
  for (const { listingId, seller } of listings) {
    const { sellerId, companyName } = seller
    // Of several listings of one seller, the first.
    if (!sellers.has(sellerId)) sellers.set(sellerId, { sellerId, companyName, listingId })
  }
  if (sellers.size === 0) throw notFound()
  const shared = (name: string) => sharedOf(listings.map(({ values }) => textValue(values, name)))
  const requirements = sharedRequirements(moduleKey, listings)
  const addressees = { kind: 'sellers' as const, sellers: [...sellers.values()] }
  return askForm(moduleKey, addressees, {
    quantity,
    title: commonWords(listings.map(({ values }) => goodsOf(moduleKey, values))),
    uom: shared('uom') || 'kg',
    currency: shared('currency') || 'INR',
    tradeMode: shared('tradeMode') === 'Export' ? 'Export' : 'Domestic',
    ...(requirements.length > 0 ? { requirements } : {}),
  })
}

/** The one value of all of them; "" where they differ. */
function sharedOf(values: readonly string[]): string {
  const [first = '', ...rest] = values
  return rest.every((value) => value === first) ? first : ''
}

/** The goods of a listing in words, without packing and standards. */
function goodsOf(moduleKey: ModuleKey, values: FieldValues): string {
  const built = builtTitle(matrixDefinition(moduleKey), values) || displayTitle(values)
  return built.split(', ', 1)[0] ?? ''
}

/** What these titles have in common: "30s Combed Compact Hosiery" and "30s Combed Hosiery" share "30s Combed Hosiery". */
function commonWords(titles: readonly string[]): string {
  const [first = '', ...others] = titles.map((title) => title.split(' '))
  return [...first].filter((word) => others.every((words) => words.includes(word))).join(' ')
}

/** What all of these listings say, counts by their value: first what buyers ask first, then the rest of the specification. */
function sharedRequirements(moduleKey: ModuleKey, listings: readonly Pick<Listing, 'values'>[]): Requirement[] {
  const definition = matrixDefinition(moduleKey)
  const rest = specificationPoints(definition).filter(({ path }) => !isTerm(path))
  const paths = [definition.familyField, ...ASKED_FIRST, ...rest.map(({ path }) => path)]
  const stated = listings.map((listing) => requirementsOf(listing, [...new Set(paths)]))
  const [first = [], ...others] = stated
  const isShared = (one: Requirement) =>
    others.every((other) => other.some(({ field, value }) => field === one.field && value === one.value))
  const count = sharedCount(definition, listings)
  const shared = first.filter(({ field }) => field !== 'count').filter(isShared)
  return [...(count ? requirementsOf({ values: { count } }, ['count']) : []), ...shared].slice(0, REQUIREMENTS_MAX)
}

/** The count that all of these listings have, however each spells it; "" when they differ. */
function sharedCount(definition: ModuleDefinition, listings: readonly Pick<Listing, 'values'>[]): string {
  return sharedOf(
    listings.map(({ values }) => {
      const reading = readListingCount(values, definition.familyField)
      return reading?.ok ? formatCount(reading.count) : textValue(values, 'count')
    }),
  )
}

/** A request about one listing. @throws NOT_FOUND for one of the reader's own company too */
async function listingForm(
  ctx: ActorContext,
  { moduleKey, listingId, quantity }: Extract<AskOrigin, { kind: 'listing' }>,
): Promise<AskForm> {
  const listing = await findActiveListing(ctx, moduleKey, listingId)
  if (!listing || listing.seller.companyId === ctx.actor.companyId) throw notFound()
  const { seller, values } = listing
  const { sellerId, companyName } = seller
  const least = numberValue(values, 'moq') ?? quantitySlabs(values)[0]?.minQty ?? null
  const addressees = { kind: 'listing' as const, listingId, title: displayTitle(values), sellerId, companyName }
  return askForm(moduleKey, addressees, {
    quantity: quantity ?? least,
    uom: textValue(values, 'uom') || 'kg',
    currency: textValue(values, 'currency') || 'INR',
    tradeMode: textValue(values, 'tradeMode') === 'Export' ? 'Export' : 'Domestic',
    // The listing's own words, which its seller can meet.
    requirements: requirementsOf(listing, ASKED_FIRST),
  })
}
