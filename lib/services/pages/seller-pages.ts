import { moduleViews } from '@/lib/domain/modules/registry/views'
import 'server-only'
import type { SearchReading } from '@/lib/contract/queries/listing-page'
import type { SellerAccessRecord } from '@/lib/contract/readback/seller-access-record'
import { hasRole } from '@/lib/domain/actor'
import { dayOf } from '@/lib/domain/calendar-day'
import { entitlementOf } from '@/lib/domain/entitlement/entitlement'
import { notFound, nullOn } from '@/lib/domain/errors'
import { isFileRole } from '@/lib/domain/fields/catalogue/attachments'
import type { FieldValues } from '@/lib/domain/fields/field'
import { type AttachmentView, presentAttachment, REJECTED } from '@/lib/domain/listing/attachments/attachments'
import { type CatalogueQuery, parseCatalogueQuery } from '@/lib/domain/listing/finding/catalogue-query'
import { completeness } from '@/lib/domain/listing/judging/completeness'
import type { ForSeller, Listing, ListingStatus, SellerFacts, SellerOnCard } from '@/lib/domain/listing/listing'
import { type ListingCard, presentCard } from '@/lib/domain/listing/presenting/card'
import { HISTORY_PAGE, historyPlace } from '@/lib/domain/listing/presenting/history'
import { LINE_LENGTH_MAX } from '@/lib/domain/listing/reading/lines-body'
import { matrixDefinition } from '@/lib/domain/modules'
import { MODULE_KEYS, type ModuleKey } from '@/lib/domain/modules/keys'
import { type PlainRates, plainRates } from '@/lib/domain/units/exchange-rates'
import { countOwnListings, readOwnListings } from '../catalogue/own-catalogue'
import { readSellerAccess, sellerForWrite } from '../entitlement/seller-access'
import { type ListingHistory, readListingHistory } from '../listings/listing-history'
import { readListing } from '../listings/read'
import { modulesOfLine } from '../market/modules-of-line'
import { ratesInForce } from '../operation/exchange-rates'
import type { ActorContext } from '../shared/context'
import { requireUuid } from './buyer-pages'

/** A page of a seller; `forSeller` is null on the seller's own, else the one for whom an admin acts. */
interface PageOfSeller {
  forSeller: ForSeller | null
}

/**
 * The seller of a page and whether an admin acts for them: the reader, or for an admin the seller they name.
 * @throws NOT_FOUND also for anyone else who names a seller
 */
async function sellerOfPage(
  ctx: ActorContext,
  named: string | null,
): Promise<PageOfSeller & { facts: SellerFacts; sellerId: string }> {
  const seller = await nullOn(['NOT_FOUND', 'FORBIDDEN'], () => sellerForWrite(ctx, named?.toLowerCase() ?? null))
  if (!seller) throw notFound()
  const { facts } = seller
  return { facts, sellerId: facts.sellerId, forSeller: forSellerOf(ctx, facts) }
}

function forSellerOf({ actor }: ActorContext, { sellerId, companyName }: SellerFacts): ForSeller | null {
  return sellerId === actor.userId ? null : { sellerId, companyName }
}

/** The seller's page of all modules: their access as the gate decides it, and how many listings they have. */
export interface SellPage extends PageOfSeller {
  access: SellerAccessRecord
  counts: Readonly<Record<ListingStatus, number>>
  /** A line of a price list and the modules that it may be of, the likeliest first. Null without a line. */
  reading: { line: string; modules: readonly ModuleKey[]; isOpen: boolean } | null
}

/** @param typed a line of a price list, or "" */
export async function readSellPage(ctx: ActorContext, named: string | null, typed = ''): Promise<SellPage> {
  const line = typed.trim().slice(0, LINE_LENGTH_MAX)
  const { sellerId, forSeller } = await sellerOfPage(ctx, named)
  const [access, counts, modules] = await Promise.all([
    readSellerAccess(ctx, sellerId),
    countOwn(ctx, sellerId),
    line === '' ? [] : modulesOfLine(ctx, line),
  ])
  const [likeliest] = modules
  const isOpen = likeliest !== undefined && entitlementOf(access, likeliest)?.allowed === true
  return { access, counts, forSeller, reading: line === '' ? null : { line, modules, isOpen } }
}

export interface FormPage extends PageOfSeller {
  access: SellerAccessRecord
  /** Who types: what is not saved yet is kept for this account. */
  accountId: string
  isMicroOrSmall: boolean
  /** Who sells, as the card next to the form shows them. */
  seller: SellerOnCard
  /** The exchange rates that the form needs for its own checks, as plain numbers. */
  rates: PlainRates
  /** Today: what is over or due soon is shown while the form is filled in. */
  day: string
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

/** What the form of the seller's own listing needs; an admin edits it for its seller. @throws NOT_FOUND for another's */
export async function readFormPage(ctx: ActorContext, moduleKey: ModuleKey, listingId: string): Promise<FormPage> {
  const { sellerId, ...opened } = await readOwn(ctx, moduleKey, listingId)
  return { ...(await formPage(ctx, sellerId)), opened }
}

async function formPage(ctx: ActorContext, named: string | null): Promise<FormPage> {
  const { facts, sellerId, forSeller } = await sellerOfPage(ctx, named)
  const [access, { rates }] = await Promise.all([readSellerAccess(ctx, sellerId), ratesInForce(ctx.db)])
  const { isMicroOrSmall, companyName, country, city, state } = facts
  const accountId = ctx.actor.userId
  const seller = { companyName, country, city, state }
  const known = { access, accountId, forSeller, isMicroOrSmall, seller, rates: plainRates(rates), day: dayOf(ctx.now) }
  return { ...known, opened: null, template: null }
}

/** The form of a new listing. With the id of one of the seller's listings it starts with that listing's values. */
export async function readNewFormPage(
  ctx: ActorContext,
  moduleKey: ModuleKey,
  { copyOf, sellerId }: { copyOf: string | null; sellerId: string | null },
): Promise<FormPage> {
  const page = await formPage(ctx, sellerId)
  if (copyOf === null) return page
  const original = await nullOn('NOT_FOUND', () => readOwn(ctx, moduleKey, copyOf))
  const isTheirs = original?.sellerId === (page.forSeller?.sellerId ?? page.accountId)
  return { ...page, template: original && isTheirs ? copiedValues(original.values) : null }
}

/** Files and the new-arrival mark belong to one listing and are not copied. */
function copiedValues(values: FieldValues): FieldValues {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !isFileRole(name) && name !== 'newArrival'))
}

async function readOwn(ctx: ActorContext, moduleKey: ModuleKey, typedId: string) {
  const { listing } = await readListing(ctx, { moduleKey, listingId: requireUuid(typedId) })
  const { sellerId } = listing.seller
  if (sellerId !== ctx.actor.userId && !hasRole(ctx.actor, 'admin')) throw notFound()
  const { listingId, version, status, values } = listing
  const taken = listing.files.attachments.filter((attachment) => attachment.status !== REJECTED)
  return { sellerId, listingId, version, status, values, attachments: taken.map(presentAttachment) }
}

/** The history of a listing; `history` is null when this reader may not see it. */
export async function readHistoryPage(
  ctx: ActorContext,
  asked: { moduleKey: ModuleKey; listingId: string; cursor: string },
): Promise<PageOfSeller & { history: ListingHistory | null; isNewest: boolean }> {
  const start = { before: historyPlace(asked.cursor), limit: HISTORY_PAGE.usual }
  const isNewest = start.before === null
  const found = await nullOn('NOT_FOUND', async () => {
    const key = { moduleKey: asked.moduleKey, listingId: requireUuid(asked.listingId) }
    const [history, { listing }] = await Promise.all([readListingHistory(ctx, key, start), readListing(ctx, key)])
    return { history, forSeller: forSellerOf(ctx, listing.seller) }
  })
  return { history: null, forSeller: null, ...found, isNewest }
}

export interface OwnListing {
  card: ListingCard
  completeness: number
}

export interface OwnListingsPage extends PageOfSeller {
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
  asked: { status: ListingStatus; pages: number; q: string; sellerId: string | null },
): Promise<OwnListingsPage> {
  const { sellerId, forSeller } = await sellerOfPage(ctx, asked.sellerId)
  const pages = Math.min(Math.max(1, Math.trunc(asked.pages) || 1), PAGES_MAX)
  const limit = PAGE_ROWS * pages
  const { status, q } = asked
  const [counts, lists] = await Promise.all([
    countOwn(ctx, sellerId, q),
    Promise.all(MODULE_KEYS.map((key) => readOwnListings(ctx, key, { ...ownQuery(key, status, q), limit }, sellerId))),
  ])
  const listings = lists.flatMap((list) => list.listings).sort(newestFirst)
  return {
    forSeller,
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
  return {
    card: presentCard(listing, definition, moduleViews(listing.moduleKey), { isOwner: true }),
    completeness: completeness(definition, listing.values).score,
  }
}

async function countOwn(ctx: ActorContext, sellerId: string, q = ''): Promise<Record<ListingStatus, number>> {
  const counted = await Promise.all(
    MODULE_KEYS.map((key) => countOwnListings(ctx, key, ownQuery(key, '', q), sellerId)),
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
