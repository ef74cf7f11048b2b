import 'server-only'
import { z } from 'zod'
import { withDeadline } from '@/db/client'
import { listUnreadOfRequests } from '@/db/queries/notifications'
import { listSellerNames } from '@/db/queries/sellers'
import type { Actor } from '@/lib/domain/actor'
import { notFound, orNull } from '@/lib/domain/errors'
import { displayTitle, type Listing, numberValue, textValue } from '@/lib/domain/listing/listing'
import { quantitySlabs } from '@/lib/domain/listing/price'
import { matrixDefinition } from '@/lib/domain/modules'
import { isModuleKey, MODULE_NAMES, type ModuleKey } from '@/lib/domain/modules/keys'
import type { Requirement } from '@/lib/domain/rfq/comparison/terms'
import { requirementText } from '@/lib/domain/rfq/comparison/verdict'
import type { EventRecord, RfqRecord } from '@/lib/domain/rfq/present'
import { type SpecificationPoint, specificationPoint, specificationPoints } from '@/lib/domain/rfq/specification-point'
import { isEnded } from '@/lib/domain/rfq/states'
import type { ServiceContext } from '../context'
import { readListing } from '../listings'
import { readComparison } from './compare'
import { readOrder } from './orders'
import { readNewestEvents } from './quotation-events'
import { readRfq } from './read'

/** Whom a new request goes to, and what the form begins with. */
export interface AskPage {
  moduleKey: ModuleKey
  target: { moduleKey: ModuleKey; moduleName: string; copyOf: string } & (
    | { kind: 'listing'; listingId: string; title: string; companyName: string }
    | { kind: 'sellers'; sellers: { sellerId: string; companyName: string }[] }
    | { kind: 'pool' }
  )
  opening: {
    quantity: number | null
    uom: string
    currency: string
    tradeMode: string
    requirements: readonly Requirement[]
    /** Of a request that is asked anew. */
    earlier:
      | (Pick<RfqRecord, 'sealed' | 'note' | 'files'> &
          Pick<RfqRecord['snapshot'], 'targetPrice' | 'priceBasis' | 'incoterm' | 'deliveryLocation'>)
      | null
  }
  points: SpecificationPoint[]
}

/** What buyers ask first; the listing's own values begin the requirements. */
const ASKED_FIRST = ['count', 'composition', 'cspStrength', 'quality.uPercent'] as const
/** Where more, or less, is better than what was said. */
const BETTER: Readonly<Record<string, '>=' | '<='>> = { cspStrength: '>=', 'quality.uPercent': '<=' }
const COUNT_TOLERANCE_PERCENT = 2.5
/** As many as stand side by side. */
const LIKE_MAX = 4
/** Terms of the sale, which the request has places of its own for. */
const TERMS = ['uom', 'tolerance'] as const
/** More lines than these are read by nobody. */
const SHARED_MAX = 8

/** @throws NOT_FOUND for a request, a listing, a module or sellers that are not there */
export async function readAskPage(ctx: ServiceContext<Actor>, query: URLSearchParams): Promise<AskPage> {
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

function baseOf(moduleKey: ModuleKey, copyOf = '') {
  return {
    moduleKey,
    target: { moduleKey, moduleName: MODULE_NAMES[moduleKey], copyOf },
    points: specificationPoints(matrixDefinition(moduleKey)),
  }
}

function openingOf(moduleKey: ModuleKey, known: Partial<AskPage['opening']>): AskPage['opening'] {
  return {
    quantity: null,
    uom: 'kg',
    currency: 'INR',
    tradeMode: 'Domestic',
    requirements: openLines(moduleKey),
    earlier: null,
    ...known,
  }
}

/** What an ended request asked, once more. @throws NOT_FOUND for one that is still open, or not the reader's company's */
async function askAnew(ctx: ServiceContext<Actor>, typedId: string): Promise<AskPage> {
  if (!z.uuid().safeParse(typedId).success) throw notFound()
  const { rfq, party } = await readRfq(ctx, typedId.toLowerCase())
  if (party !== 'buyer' || !isEnded(rfq.status)) throw notFound()
  const { moduleKey, snapshot, requirements, sealed, note, files, listingId } = rfq
  const { quantity, uom, currency, tradeMode, targetPrice, priceBasis, incoterm, deliveryLocation } = snapshot
  const base = {
    ...baseOf(moduleKey, rfq.rfqId),
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
    const companyName = seller?.companyName ?? ''
    return { ...base, target: { ...base.target, kind: 'listing', listingId, title, companyName } }
  }
  const sellers = rfq.sellers.map(({ sellerId, companyName }) => ({ sellerId, companyName }))
  return { ...base, target: { ...base.target, kind: 'sellers', sellers } }
}

async function isOnMarket(ctx: ServiceContext<Actor>, moduleKey: ModuleKey, listingId: string): Promise<boolean> {
  const found = await orNull('NOT_FOUND', () => readListing(ctx, moduleKey, listingId))
  return found?.listing.status === 'ACTIVE'
}

/** The sellers of listings that were held side by side, asked for what these share. One that is gone meanwhile is left out. */
async function askLike(
  ctx: ServiceContext<Actor>,
  moduleKey: ModuleKey,
  typedIds: readonly string[],
  query: URLSearchParams,
): Promise<AskPage> {
  const ids = [...new Set(typedIds)].filter((id) => z.uuid().safeParse(id).success)
  const read = await Promise.all(
    ids.map((id) => orNull('NOT_FOUND', () => readListing(ctx, moduleKey, id.toLowerCase()))),
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
  const rest = specificationPoints(definition).filter(({ path }) => !TERMS.some((name) => path.split('.')[0] === name))
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
): Promise<AskPage> {
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

/** What a listing says at these points, as requirements. */
function requirementsOf({ values }: Pick<Listing, 'values'>, paths: readonly string[]): Requirement[] {
  return paths.flatMap((path): Requirement[] => {
    const [name = '', part] = path.split('.')
    const whole = values[name]
    const inside = typeof whole === 'object' && whole !== null && part !== undefined ? Reflect.get(whole, part) : null
    const value: unknown = part === undefined ? whole : inside
    if (typeof value === 'number') return [{ field: path, op: BETTER[path] ?? '=', value }]
    if (typeof value !== 'string' || value === '') return []
    const slack = path === 'count' ? { tolerancePercent: COUNT_TOLERANCE_PERCENT } : {}
    return [{ field: path, op: '=', value, ...slack }]
  })
}

/** Without a listing the buyer has to say what it is: the first lines wait for that. */
function openLines(moduleKey: ModuleKey): Requirement[] {
  const definition = matrixDefinition(moduleKey)
  const asked = [definition.familyField, ...ASKED_FIRST].filter((path) => specificationPoint(definition, path) !== null)
  return asked.slice(0, 3).map((field) => ({ field, op: '=', value: '' }))
}

function numberOf(text: string | null): number | null {
  const value = Number(text ?? Number.NaN)
  return Number.isFinite(value) && value > 0 ? value : null
}

/** What each point of a module is called, by its path. */
function pointLabels(moduleKey: ModuleKey): Record<string, string> {
  return Object.fromEntries(specificationPoints(matrixDefinition(moduleKey)).map(({ path, label }) => [path, label]))
}

export interface RfqPageData extends Awaited<ReturnType<typeof readRfq>> {
  events: EventRecord[]
  /** Who the actors are, by account. */
  names: Record<string, string>
  pointLabels: Record<string, string>
  /** What the reader has not seen: since when, and the notices that tell of it. */
  news: { since: string; numbers: number[] }
}

/** More unread than these say no more than that there is much. */
const UNREAD_MAX = 500

/** The requests of which this account has not read everything. */
export async function readUnreadRequests(ctx: ServiceContext<Actor>): Promise<Set<string>> {
  const unread = await withDeadline(() => listUnreadOfRequests(ctx.db, ctx.actor.userId, UNREAD_MAX))
  return new Set(unread.map(({ rfqId }) => rfqId))
}

/** One request for its page; null: it is not there, or not this reader's. */
export async function readRfqPage(ctx: ServiceContext<Actor>, typedId: string): Promise<RfqPageData | null> {
  return found(typedId, async (rfqId) => {
    const [view, events, unread] = await Promise.all([
      readRfq(ctx, rfqId),
      readNewestEvents(ctx, rfqId),
      withDeadline(() => listUnreadOfRequests(ctx.db, ctx.actor.userId, UNREAD_MAX)),
    ])
    const { rfq } = view
    const own = unread.filter((notice) => notice.rfqId === rfqId)
    return {
      ...view,
      events,
      names: Object.fromEntries([
        ...rfq.sellers.map(({ sellerId, companyName }) => [sellerId, companyName]),
        [rfq.buyerId, rfq.companyName],
        [ctx.actor.userId, 'You'],
      ]),
      pointLabels: pointLabels(rfq.moduleKey),
      news: { since: own[0]?.at.toISOString() ?? '', numbers: own.map(({ number }) => number) },
    }
  })
}

/** What the answer form asks of a seller: each required point, with the requirement in words. */
export function askedPoints({ moduleKey, requirements }: Pick<RfqRecord, 'moduleKey' | 'requirements'>) {
  const definition = matrixDefinition(moduleKey)
  return requirements.map((requirement) => {
    const point = specificationPoint(definition, requirement.field)
    return {
      field: requirement.field,
      label: point?.label ?? requirement.field,
      requested: requirementText(requirement),
      unit: point?.unit ?? '',
    }
  })
}

const OWN_BASIS = { quantity: '', uom: '', currency: '', creditRate: '' }

/** The comparison on the basis of the address; one that cannot be reckoned falls back to the request's own. */
export async function readComparisonPage(ctx: ServiceContext<Actor>, typedId: string, parameters: typeof OWN_BASIS) {
  return found(typedId, async (rfqId) => {
    const compare = async (basis: typeof OWN_BASIS) => {
      const filled = Object.entries(basis).filter(([, value]) => value !== '')
      return { comparison: await readComparison(ctx, rfqId, new URLSearchParams(filled)), parameters: basis }
    }
    const compared = (await orNull('VALIDATION_FAILED', () => compare(parameters))) ?? (await compare(OWN_BASIS))
    const { rfq, quotes } = await readRfq(ctx, rfqId)
    return { rfq, quotes, ...compared }
  })
}

/** One order for its page; null: it is not there, or not this reader's. */
export async function readOrderPage(ctx: ServiceContext<Actor>, typedId: string) {
  return found(typedId, async (orderId) => {
    const order = await readOrder(ctx, orderId)
    return { order, pointLabels: pointLabels(order.moduleKey) }
  })
}

async function found<T>(typedId: string, read: (id: string) => Promise<T>): Promise<T | null> {
  return z.uuid().safeParse(typedId).success ? orNull('NOT_FOUND', () => read(typedId.toLowerCase())) : null
}
