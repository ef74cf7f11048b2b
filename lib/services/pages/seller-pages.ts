import 'server-only'
import { historyStart } from '@/lib/contract/queries/history-page'
import type { SearchReading } from '@/lib/contract/queries/listing-page'
import type { SellerAccessRecord } from '@/lib/contract/readback/seller-access-record'
import { notFound, nullOn } from '@/lib/domain/errors'
import { isFileRole } from '@/lib/domain/fields/catalogue/attachments'
import type { FieldValues } from '@/lib/domain/fields/field'
import { type AttachmentView, presentAttachment, REJECTED } from '@/lib/domain/listing/attachments/attachments'
import { type CatalogueQuery, parseCatalogueQuery } from '@/lib/domain/listing/finding/catalogue-query'
import { completeness } from '@/lib/domain/listing/judging/completeness'
import type { Listing, ListingStatus } from '@/lib/domain/listing/listing'
import { type ListingCard, presentCard } from '@/lib/domain/listing/presenting/card'
import { matrixDefinition, READY_MODULE_KEYS } from '@/lib/domain/modules'
import type { ModuleKey } from '@/lib/domain/modules/keys'
import { type PlainRates, plainRates } from '@/lib/domain/units/exchange-rates'
import { countOwnListings, readOwnListings } from '../catalogue/own-catalogue'
import { readSellerAccess, sellerAccess } from '../entitlement/seller-access'
import { type ListingHistory, readListingHistory } from '../listings/listing-history'
import { readListing } from '../listings/read'
import { ratesInForce } from '../operation/exchange-rates'
import type { ActorContext } from '../shared/context'
import { requireUuid } from './buyer-pages'

/** The seller's page of all modules: their access as the gate decides it, and how many listings they have. */
export interface SellPage {
  access: SellerAccessRecord
  counts: Readonly<Record<ListingStatus, number>>
}

export async function readSellPage(ctx: ActorContext): Promise<SellPage> {
  const [access, counts] = await Promise.all([readSellerAccess(ctx, ctx.actor.userId), countOwn(ctx)])
  return { access, counts }
}

export interface FormPage {
  access: SellerAccessRecord
  sellerId: string
  isMicroOrSmall: boolean
  /** The exchange rates that the form needs for its own checks, as plain numbers. */
  rates: PlainRates
  /** Null: a new listing. */
  opened: {
    listingId: string
    version: number
    status: ListingStatus
    values: FieldValues
    attachments: readonly AttachmentView[]
  } | null
  /** What a new listing starts with; null: the module's defaults. */
  template: FieldValues | null
}

/** What the form of a module needs, with the seller's own listing for a listingId. @throws NOT_FOUND for another's */
export async function readFormPage(
  ctx: ActorContext,
  moduleKey: ModuleKey,
  listingId: string | null,
): Promise<FormPage> {
  const { userId } = ctx.actor
  const [access, { facts }, opened, { rates }] = await Promise.all([
    readSellerAccess(ctx, userId),
    sellerAccess(ctx, userId),
    listingId === null ? null : readOwn(ctx, moduleKey, listingId),
    ratesInForce(ctx.db),
  ])
  return {
    access,
    sellerId: userId,
    isMicroOrSmall: facts.isMicroOrSmall,
    rates: plainRates(rates),
    opened,
    template: null,
  }
}

/** The form of a new listing. With the id of one of the seller's listings it starts with that listing's values. */
export async function readNewFormPage(
  ctx: ActorContext,
  moduleKey: ModuleKey,
  copyOf: string | null,
): Promise<FormPage> {
  const page = await readFormPage(ctx, moduleKey, null)
  if (copyOf === null) return page
  const original = await nullOn('NOT_FOUND', () => readOwn(ctx, moduleKey, copyOf))
  return { ...page, template: original ? copiedValues(original.values) : null }
}

/** Files and the new-arrival mark belong to one listing and are not copied. */
function copiedValues(values: FieldValues): FieldValues {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !isFileRole(name) && name !== 'newArrival'))
}

async function readOwn(ctx: ActorContext, moduleKey: ModuleKey, typedId: string) {
  const { listing } = await readListing(ctx, { moduleKey, listingId: requireUuid(typedId) })
  if (listing.seller.sellerId !== ctx.actor.userId) throw notFound()
  const { listingId, version, status, values } = listing
  const taken = listing.files.attachments.filter((attachment) => attachment.status !== REJECTED)
  return { listingId, version, status, values, attachments: taken.map(presentAttachment) }
}

/** The history of a listing; `history` is null when this reader may not see it. */
export async function readHistoryPage(
  ctx: ActorContext,
  asked: { moduleKey: ModuleKey; listingId: string; cursor: string },
): Promise<{ history: ListingHistory | null; isNewest: boolean }> {
  const start = historyStart(asked.cursor)
  const isNewest = start.before === null
  const history = await nullOn('NOT_FOUND', async () =>
    readListingHistory(ctx, { moduleKey: asked.moduleKey, listingId: requireUuid(asked.listingId) }, start),
  )
  return { history, isNewest }
}

export interface OwnListing {
  card: ListingCard
  completeness: number
}

export interface OwnListingsPage {
  status: ListingStatus
  q: string
  /** How the words were understood; null: nothing was searched for. */
  search: SearchReading | null
  counts: Readonly<Record<ListingStatus, number>>
  rows: OwnListing[]
  /** How many pages of rows these are. */
  pages: number
  hasMore: boolean
}

const PAGE_ROWS = 24
/** No seller scrolls further; the filters find the rest. */
const PAGES_MAX = 20

/** The seller's own listings of all modules, the last changed first. @param asked q: the search words, or "" */
export async function readOwnListingsPage(
  ctx: ActorContext,
  asked: { status: ListingStatus; pages: number; q: string },
): Promise<OwnListingsPage> {
  const pages = Math.min(Math.max(1, Math.trunc(asked.pages) || 1), PAGES_MAX)
  const limit = PAGE_ROWS * pages
  const { status, q } = asked
  const [counts, lists] = await Promise.all([
    countOwn(ctx, q),
    Promise.all(
      READY_MODULE_KEYS.map((key) =>
        readOwnListings(ctx, key, { ...ownQuery(key, status, q), limit }, ctx.actor.userId),
      ),
    ),
  ])
  const listings = lists.flatMap((list) => list.listings).sort(newestFirst)
  return {
    status,
    q,
    search: lists.find(({ search }) => search !== null)?.search ?? null,
    counts,
    rows: listings.slice(0, limit).map(ownListing),
    pages,
    hasMore: counts[status] > limit && pages < PAGES_MAX,
  }
}

function ownListing(listing: Listing): OwnListing {
  const definition = matrixDefinition(listing.moduleKey)
  return { card: presentCard(listing, definition), completeness: completeness(definition, listing.values).score }
}

async function countOwn(ctx: ActorContext, q = ''): Promise<Record<ListingStatus, number>> {
  const counted = await Promise.all(
    READY_MODULE_KEYS.map((key) => countOwnListings(ctx, key, ownQuery(key, '', q), ctx.actor.userId)),
  )
  const sum = (status: ListingStatus) => counted.reduce((total, counts) => total + counts[status], 0)
  return { ACTIVE: sum('ACTIVE'), DRAFT: sum('DRAFT'), ARCHIVED: sum('ARCHIVED') }
}

/** Words that cannot be searched for (too long, without a letter or digit) are ignored. */
function ownQuery(moduleKey: ModuleKey, status: ListingStatus | '', q: string): CatalogueQuery {
  const asked = new URLSearchParams({ scope: 'mine', status, sort: 'newest', q })
  const { query, issues } = parseCatalogueQuery(matrixDefinition(moduleKey), asked)
  return issues.length === 0 ? query : { ...query, filter: { ...query.filter, search: null } }
}

function newestFirst(a: Listing, b: Listing): number {
  return b.updatedAt.getTime() - a.updatedAt.getTime() || (a.listingId < b.listingId ? 1 : -1)
}
