import 'server-only'
import { z } from 'zod'
import { withDeadline } from '@/db/client'
import { listSellerNames } from '@/db/queries/accounts/sellers'
import type { Actor } from '@/lib/domain/actor'
import { notFound, nullOn } from '@/lib/domain/errors'
import { displayTitle, type Listing, numberValue, textValue } from '@/lib/domain/listing/listing'
import { quantitySlabs } from '@/lib/domain/listing/pricing/price'
import { matrixDefinition } from '@/lib/domain/modules'
import { isModuleKey, type ModuleKey } from '@/lib/domain/modules/keys'
import type { Requirement } from '@/lib/domain/rfq/comparison/terms'
import { namedSellers } from '@/lib/domain/rfq/requests/ask-target'
import { specificationPoints } from '@/lib/domain/rfq/requests/specification-point'
import { isEnded } from '@/lib/domain/rfq/states'
import { readListing } from '@/lib/services/listings/listings'
import type { ServiceContext } from '@/lib/services/shared/context'
import { askAgain } from '../orders/reorder'
import { readAnswerTimes } from '../quotations/response-times'
import {
  ASKED_FIRST,
  type AskForm,
  type AskPage,
  baseOf,
  isTerm,
  openingOf,
  requirementsOf,
  SHARED_MAX,
} from './ask-opening'
import { readRfq } from './read'

/** As many as stand side by side. */
const LIKE_MAX = 4

/** @throws NOT_FOUND for a request, an order, a listing, a module or sellers that are not there */
export async function readAskPage(ctx: ServiceContext<Actor>, query: URLSearchParams): Promise<AskPage> {
  const form = await readAskForm(ctx, query)
  return { ...form, answerTimes: await readAnswerTimes(ctx, namedSellers(form.target)) }
}

async function readAskForm(ctx: ServiceContext<Actor>, query: URLSearchParams): Promise<AskForm> {
  const orderId = query.get('orderId')
  if (orderId !== null) return askAgain(ctx, orderId)
  const copyOf = query.get('copyOf')
  if (copyOf !== null) return askAnew(ctx, copyOf)
  const moduleKey = query.get('moduleKey') ?? 'yarn'
  if (!isModuleKey(moduleKey)) throw notFound()
  const listingId = query.get('listingId')
  if (listingId !== null) return askAboutListing(ctx, moduleKey, listingId, query)
  const like = query.getAll('like').slice(0, LIKE_MAX)
  if (like.length > 0) return askLike(ctx, moduleKey, like, query)
  const sellerIds = query.getAll('sellerId')
  const base = {
    ...baseOf(moduleKey),
    opening: openingOf(moduleKey, { quantity: numberOf(query.get('quantity')) }),
  }
  if (sellerIds.length === 0) return { ...base, target: { ...base.target, kind: 'pool' } }
  if (!sellerIds.every((id) => z.uuid().safeParse(id).success)) throw notFound()
  const sellers = await withDeadline(() => listSellerNames(ctx.db, sellerIds))
  if (sellers.length === 0) throw notFound()
  return { ...base, target: { ...base.target, kind: 'sellers', sellers } }
}

/** What an ended request asked, once more. @throws NOT_FOUND for one that is still open, or not the reader's company's */
async function askAnew(ctx: ServiceContext<Actor>, typedId: string): Promise<AskForm> {
  if (!z.uuid().safeParse(typedId).success) throw notFound()
  const { rfq, party } = await readRfq(ctx, typedId.toLowerCase())
  if (party !== 'buyer' || !isEnded(rfq.status)) throw notFound()
  const { moduleKey, snapshot, requirements, sealed, note, files, listingId } = rfq
  const { quantity, uom, currency, tradeMode, targetPrice, priceBasis, incoterm, deliveryLocation } = snapshot
  const base = {
    ...baseOf(moduleKey, { copyOf: rfq.rfqId }),
    opening: openingOf(moduleKey, {
      quantity,
      uom,
      currency,
      tradeMode,
      requirements,
      earlier: { targetPrice, priceBasis, incoterm, deliveryLocation, sealed, note, files },
    }),
  }
  if (rfq.openPool) return { ...base, target: { ...base.target, kind: 'pool' } }
  if (listingId && (await isOnMarket(ctx, moduleKey, listingId))) {
    const [seller] = rfq.sellers
    const { title } = rfq
    const { sellerId = '', companyName = '' } = seller ?? {}
    return { ...base, target: { ...base.target, kind: 'listing', listingId, title, sellerId, companyName } }
  }
  const sellers = rfq.sellers.map(({ sellerId, companyName }) => ({ sellerId, companyName }))
  return { ...base, target: { ...base.target, kind: 'sellers', sellers } }
}

async function isOnMarket(ctx: ServiceContext<Actor>, moduleKey: ModuleKey, listingId: string): Promise<boolean> {
  const found = await nullOn('NOT_FOUND', () => readListing(ctx, moduleKey, listingId))
  return found?.listing.status === 'ACTIVE'
}

/** The sellers of listings that were held side by side, asked for what these share. One that is gone meanwhile is left out. */
async function askLike(
  ctx: ServiceContext<Actor>,
  moduleKey: ModuleKey,
  typedIds: readonly string[],
  query: URLSearchParams,
): Promise<AskForm> {
  const ids = [...new Set(typedIds)].filter((id) => z.uuid().safeParse(id).success)
  const read = await Promise.all(
    ids.map((id) => nullOn('NOT_FOUND', () => readListing(ctx, moduleKey, id.toLowerCase()))),
  )
  const listings = read.flatMap((found) => (found?.listing.status === 'ACTIVE' ? [found.listing] : []))
  const asked = listings.filter(({ seller }) => seller.companyId !== ctx.actor.companyId)
  const sellers = [...new Map(asked.map(({ seller }) => [seller.sellerId, seller])).values()]
  if (sellers.length === 0) throw notFound()
  const shared = (name: string) => sharedOf(asked.map(({ values }) => textValue(values, name)))
  const requirements = sharedRequirements(moduleKey, asked)
  const base = {
    ...baseOf(moduleKey),
    opening: openingOf(moduleKey, {
      quantity: numberOf(query.get('quantity')),
      uom: shared('uom') || 'kg',
      currency: shared('currency') || 'INR',
      tradeMode: shared('tradeMode') === 'Export' ? 'Export' : 'Domestic',
      ...(requirements.length > 0 ? { requirements } : {}),
    }),
  }
  return {
    ...base,
    target: {
      ...base.target,
      kind: 'sellers',
      sellers: sellers.map(({ sellerId, companyName }) => ({ sellerId, companyName })),
    },
  }
}

/** The one value of all of them; "" where they differ. */
function sharedOf(values: readonly string[]): string {
  const [first = '', ...rest] = values
  return rest.every((value) => value === first) ? first : ''
}

/** What every one of these listings says in the same words: first what buyers ask first, then the rest of the specification. */
function sharedRequirements(moduleKey: ModuleKey, listings: readonly Pick<Listing, 'values'>[]): Requirement[] {
  const definition = matrixDefinition(moduleKey)
  const rest = specificationPoints(definition).filter(({ path }) => !isTerm(path))
  const paths = [definition.familyField, ...ASKED_FIRST, ...rest.map(({ path }) => path)]
  const stated = listings.map((listing) => requirementsOf(listing, [...new Set(paths)]))
  const [first = [], ...others] = stated
  const isShared = (one: Requirement) =>
    others.every((other) => other.some(({ field, value }) => field === one.field && value === one.value))
  return first.filter(isShared).slice(0, SHARED_MAX)
}

async function askAboutListing(
  ctx: ServiceContext<Actor>,
  moduleKey: ModuleKey,
  typedId: string,
  query: URLSearchParams,
): Promise<AskForm> {
  if (!z.uuid().safeParse(typedId).success) throw notFound()
  const { listing } = await readListing(ctx, moduleKey, typedId.toLowerCase())
  const { listingId, seller, values, status } = listing
  if (status !== 'ACTIVE' || seller.companyId === ctx.actor.companyId) throw notFound()
  const least = numberValue(values, 'moq') ?? quantitySlabs(values)[0]?.minQty ?? null
  const base = baseOf(moduleKey)
  return {
    ...base,
    target: {
      ...base.target,
      kind: 'listing',
      listingId,
      title: displayTitle(values),
      sellerId: seller.sellerId,
      companyName: seller.companyName,
    },
    opening: openingOf(moduleKey, {
      quantity: numberOf(query.get('quantity')) ?? least,
      uom: textValue(values, 'uom') || 'kg',
      currency: textValue(values, 'currency') || 'INR',
      tradeMode: textValue(values, 'tradeMode') === 'Export' ? 'Export' : 'Domestic',
      // The listing's own word on what matters, which its seller can meet.
      requirements: requirementsOf(listing, ASKED_FIRST),
    }),
  }
}

function numberOf(text: string | null): number | null {
  const value = Number(text ?? Number.NaN)
  return Number.isFinite(value) && value > 0 ? value : null
}
