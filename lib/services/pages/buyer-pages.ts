import 'server-only'
import { withDeadline } from '@/db/client'
import { findPublicSeller, listPrivateSellers } from '@/db/queries/accounts/sellers'
import { listComparablePrices } from '@/db/queries/listings/comparable-prices'
import { facetKey, findFacetIds, findListingValues } from '@/db/queries/listings/listings'
import { listSellerOffers } from '@/db/queries/listings/market'
import { findListingState } from '@/db/queries/rfq/rfqs'
import type { CataloguePage } from '@/lib/contract/queries/listing-page'
import type { SellerStanding } from '@/lib/domain/account/standing'
import { errorIssue, type Issue, notFound, nullOn } from '@/lib/domain/errors'
import type { FieldValues } from '@/lib/domain/fields/field'
import { factsOf } from '@/lib/domain/listing/facts'
import { quantityOfSearch, readAskedQuantity } from '@/lib/domain/listing/finding/asked-quantity'
import { type CatalogueQuery, parseCatalogueQuery } from '@/lib/domain/listing/finding/catalogue-query'
import { plyOf } from '@/lib/domain/listing/finding/count-search'
import type { Facet } from '@/lib/domain/listing/finding/facet-answer'
import { facetValue } from '@/lib/domain/listing/finding/facets'
import { keyNumberOf } from '@/lib/domain/listing/finding/number-facets'
import { type Listing, numberValue, textValue } from '@/lib/domain/listing/listing'
import type { ListingCard } from '@/lib/domain/listing/presenting/card'
import { countryOfGoods, placeOfGoods, placeOfSeller } from '@/lib/domain/listing/presenting/context'
import { type ListingRecord, presentListing } from '@/lib/domain/listing/presenting/present'
import { privateSellerName, withoutSeller } from '@/lib/domain/listing/presenting/private-seller'
import { comparedFields, isComparable } from '@/lib/domain/listing/pricing/comparable'
import { comparedPrices } from '@/lib/domain/listing/pricing/price'
import { type PricePosition, pricePosition } from '@/lib/domain/listing/pricing/price-position'
import { matrixDefinition } from '@/lib/domain/modules'
import type { ModuleKey } from '@/lib/domain/modules/keys'
import { fieldSpec } from '@/lib/domain/modules/resolve'
import type { AskedQuantity } from '@/lib/domain/rfq/requests/ask-origin'
import type { ExchangeRates } from '@/lib/domain/units/exchange-rates'
import { isUuid } from '@/lib/domain/uuid'
import { countries } from '@/lib/domain/vocabulary/countries'
import { optionLabel } from '@/lib/domain/vocabulary/vocabulary'
import { readCatalogue } from '../catalogue/catalogue'
import { readListing } from '../listings/read'
import { ratesInForce } from '../operation/exchange-rates'
import { readSellerStanding } from '../rfq/quotations/response-times'
import type { ServiceContext } from '../shared/context'
import { OPEN_MODULE_KEYS, PRIVATE_MODULE_KEYS } from '../shared/private-sellers'

interface Cards extends Pick<CataloguePage, 'total' | 'nextCursor' | 'search' | 'sameKind'> {
  cards: ListingCard[]
  facets: Facet[]
}

export interface GridPage extends Cards {
  query: CatalogueQuery
  /** The parameters of the address, without those named in `ignored`. */
  asked: URLSearchParams
  ignored: Issue[]
  /** The rates for prices in other currencies. */
  rates: ExchangeRates
  /** The quantity that prices are shown for, by the address or by the words of the search; null for first prices. */
  quantity: AskedQuantity | null
  /** With a quantity: by listing, its values in the words of its vocabularies, which say what it costs. */
  goods: ReadonlyMap<string, FieldValues>
}

/**
 * A page of cards for the grid, with the API's parameters. Unlike the API, which refuses a bad parameter, a page leaves it out
 * and says so, because a person cannot fix an address as easily as a program. `shown` asks for a longer page than the API gives, and
 * `typed` has the quantity of the address, which is of the page alone.
 */
export async function readGridPage(
  ctx: ServiceContext,
  moduleKey: ModuleKey,
  params: URLSearchParams,
  { shown = null, typed = new URLSearchParams() }: { shown?: number | null; typed?: URLSearchParams } = {},
): Promise<GridPage> {
  const { rates } = await ratesInForce(ctx.db)
  const { query, asked, ignored } = readAddress(moduleKey, params, rates)
  const limit = Math.max(query.limit, shown ?? 0)
  const page = await readCards(ctx, moduleKey, { ...query, limit, withFacets: true })
  const named = readAskedQuantity(matrixDefinition(moduleKey), typed)
  const quantity = named.asked ?? quantityOfSearch(page.search?.understood.read ?? [])
  const goods = quantity === null ? new Map() : await readGoods(ctx, moduleKey, page.cards)
  return { ...page, query, asked, ignored: [...ignored, ...named.issues], rates, quantity, goods }
}

/** What decides the price of each of these cards for a quantity: one query, and only where one is asked for. */
async function readGoods(
  ctx: ServiceContext,
  moduleKey: ModuleKey,
  cards: readonly ListingCard[],
): Promise<Map<string, FieldValues>> {
  const definition = matrixDefinition(moduleKey)
  const ids = cards.map(({ listingId }) => listingId)
  const values = await withDeadline(() => findListingValues(ctx.db, ids))
  return new Map([...values].map(([id, own]) => [id, factsOf(definition, own).words]))
}

/** How many open listings each of these addresses would find. */
export async function countMatches(
  ctx: ServiceContext,
  moduleKey: ModuleKey,
  addresses: readonly URLSearchParams[],
): Promise<number[]> {
  const { rates } = await ratesInForce(ctx.db)
  return Promise.all(
    addresses.map(async (params) => {
      const { query } = readAddress(moduleKey, params, rates)
      const { total } = await readCards(ctx, moduleKey, { ...query, cursor: null, limit: 1, withFacets: false })
      return total
    }),
  )
}

export interface ListingPage {
  record: ListingRecord
  /** The seller's town and state, as far as they are known. */
  place: string
  /** Where the goods lie: that place, and the country. */
  from: string
  /** Null where the seller is private: dates and figures would tell who it is. */
  standing: SellerStanding | null
  /** The reader's own listing, which they may change. */
  isOwn: boolean
  /** Whether its seller can answer a request: not while the account is suspended. */
  takesRequests: boolean
  /** More of the same seller's open listings, newest first. */
  others: ListingCard[]
  /** How many other open listings the seller has in this module. */
  othersTotal: number
  /** Compared with others of the same family and fineness; null where too few are known. */
  position: PricePosition | null
  rates: ExchangeRates
}

const OTHERS_SHOWN = 4

/** One listing with what a buyer wants to see with it. @throws NOT_FOUND also for another's draft. */
export async function readListingPage(
  ctx: ServiceContext,
  moduleKey: ModuleKey,
  listingId: string,
): Promise<ListingPage> {
  const { listing, isOwner } = await readListing(ctx, { moduleKey, listingId: requireUuid(listingId) })
  const definition = matrixDefinition(moduleKey)
  const { seller } = listing
  const { rates } = await ratesInForce(ctx.db)
  const { sellerId } = withoutSeller(listing, definition).seller
  const [page, position, standing, state] = await Promise.all([
    readCardsOf(ctx, moduleKey, { sellerId }, { limit: OTHERS_SHOWN + 1 }),
    readPricePosition(ctx, listing, rates),
    definition.hidesSeller ? null : readSellerStanding(ctx, seller.sellerId),
    withDeadline(() => findListingState(ctx.db, listing.listingId)),
  ])
  const others = page.cards.filter((card) => card.listingId !== listing.listingId)
  return {
    record: presentListing(listing, definition, { purpose: 'LISTING_READ', isOwner }),
    place: placeOfSeller(seller),
    from: [placeOfGoods(listing), optionLabel(countries, countryOfGoods(listing))].filter(Boolean).join(', '),
    standing,
    isOwn: ctx.actor?.userId === seller.sellerId,
    takesRequests: state?.isSuspended === false,
    others: others.slice(0, OTHERS_SHOWN),
    othersTotal: page.total - (listing.status === 'ACTIVE' ? 1 : 0),
    position,
    rates,
  }
}

const COMPARED_PRICES = 1000

/** The first price compared with those of the same goods: of one family, with a near key number; in INR at the configured rates. */
async function readPricePosition(
  ctx: ServiceContext,
  listing: Listing,
  rates: ExchangeRates,
): Promise<PricePosition | null> {
  const { moduleKey, listingId, values } = listing
  const definition = matrixDefinition(moduleKey)
  const { familyField, keyNumber } = definition
  const facts = factsOf(definition, values)
  const family = textValue(facts.values, familyField)
  const { priceKey: own } = comparedPrices(definition, facts.words, rates)
  const key = keyNumberOf(definition, facts)
  if (own === null || family === '' || keyNumber === null || key === null) return null
  const value = facetValue(fieldSpec(definition, familyField), familyField, family)
  const prices = await withDeadline(async () => {
    const familyId = (await findFacetIds(ctx.db, moduleKey, [value])).get(facetKey(value))
    if (familyId === undefined) return []
    const span = { keyMin: key * (1 - keyNumber.near), keyMax: key * (1 + keyNumber.near) }
    const ply = facts.count ? (numberValue(facts.words, 'ply') ?? plyOf(facts.count)) : null
    const target = {
      moduleKey,
      listingId,
      familyId,
      ...span,
      ply,
      fields: comparedFields(definition),
      most: COMPARED_PRICES,
    }
    const others = await listComparablePrices(ctx.db, target)
    return others.flatMap((other) => (isComparable(definition, values, other.values) ? [other.price] : []))
  })
  return pricePosition(own, prices)
}

export interface SellerPage {
  sellerId: string
  /** Where the seller is private, what stands for a name. */
  companyName: string
  place: string
  /** ISO 3166. */
  country: string
  standing: SellerStanding | null
  /** Modules in which the seller has open listings, with the newest of each. */
  modules: { moduleKey: ModuleKey; total: number; newest: ListingCard[] }[]
  rates: ExchangeRates
}

const SELLER_CARDS = 24

/** A seller as anyone sees them. @throws NOT_FOUND for an account that does not exist or does not sell. */
export async function readSellerPage(ctx: ServiceContext, typedId: string): Promise<SellerPage> {
  const sellerId = requireUuid(typedId)
  const seller = await withDeadline(() => findPublicSeller(ctx.db, sellerId))
  if (!seller) return readPrivateSellerPage(ctx, sellerId)
  const [standing, offered] = await Promise.all([
    readSellerStanding(ctx, sellerId),
    readOffers(ctx, sellerId, OPEN_MODULE_KEYS),
  ])
  const { companyName, country } = seller
  return { sellerId, companyName, place: placeOfSeller(seller), country, standing, ...offered }
}

/** The page behind the public id of a private person: their place and what they sell, without name and figures. @throws NOT_FOUND */
async function readPrivateSellerPage(ctx: ServiceContext, publicId: string): Promise<SellerPage> {
  const [seller] = await withDeadline(() => listPrivateSellers(ctx.db, [publicId]))
  if (!seller) throw notFound()
  const offered = await readOffers(ctx, seller.sellerId, PRIVATE_MODULE_KEYS)
  const companyName = privateSellerName(seller.city)
  return {
    sellerId: publicId,
    companyName,
    place: placeOfSeller(seller),
    country: seller.country,
    standing: null,
    ...offered,
  }
}

async function readOffers(ctx: ServiceContext, sellerId: string, moduleKeys: readonly ModuleKey[]) {
  const offers = await withDeadline(() => listSellerOffers(ctx.db, sellerId, moduleKeys, SELLER_CARDS))
  const { rates } = await ratesInForce(ctx.db)
  const modules = offers
    .map(({ cards, ...offer }) => ({ ...offer, newest: cards.map((card) => JSON.parse(card) as ListingCard) }))
    .sort((a, b) => b.total - a.total)
  return { modules, rates }
}

/** The listings that this reader may see, in the order of the ids. Missing ones are left out. */
export async function readComparison(
  ctx: ServiceContext,
  moduleKey: ModuleKey,
  listingIds: readonly string[],
): Promise<{ listings: { record: ListingRecord; place: string }[]; rates: ExchangeRates }> {
  const definition = matrixDefinition(moduleKey)
  const { rates } = await ratesInForce(ctx.db)
  const ids = [...new Set(listingIds)].filter((id) => isUuid(id.toLowerCase()))
  const found = await Promise.all(
    ids.map((listingId) =>
      nullOn('NOT_FOUND', async () => {
        const { listing, isOwner } = await readListing(ctx, { moduleKey, listingId: listingId.toLowerCase() })
        const record = presentListing(listing, definition, { purpose: 'LISTING_READ', isOwner })
        return { record, place: placeOfSeller(listing.seller) }
      }),
    ),
  )
  return { listings: found.filter((one) => one !== null), rates }
}

/** A read that may fail for a while: the page then shows a sentence and a way to try again, not an error page. */
export async function whenAvailable<T>(read: () => Promise<T>): Promise<T | null> {
  return nullOn('UNAVAILABLE', read)
}

function readAddress(moduleKey: ModuleKey, params: URLSearchParams, rates: ExchangeRates) {
  const definition = matrixDefinition(moduleKey)
  const ignored: Issue[] = []
  let asked = params
  // Own drafts have their own page; here everyone sees the same.
  for (const name of ['scope', 'status']) {
    if (!asked.has(name)) continue
    ignored.push(errorIssue('BAD_PARAMETER', name, 'Find your drafts and archived listings under Sell.'))
    asked = without(asked, [name])
  }
  const { issues, query } = parseCatalogueQuery(definition, asked, rates)
  if (issues.length === 0) return { query, asked, ignored }
  ignored.push(...issues)
  const bad = issues.map(({ field }) => field)
  asked = without(asked, bad)
  // Without its range the count system would no longer be the unit of the range but a filter.
  if (
    bad.some((name) => name === 'countMin' || name === 'countMax') &&
    !asked.has('countMin') &&
    !asked.has('countMax')
  ) {
    asked = without(asked, ['countSystem'])
  }
  return { query: parseCatalogueQuery(definition, asked, rates).query, asked, ignored }
}

function without(params: URLSearchParams, names: readonly string[]): URLSearchParams {
  // An issue names only the beginning of a long name.
  return new URLSearchParams([...params].filter(([name]) => !names.includes(name.slice(0, 64))))
}

/** A page of cards, which are stored as the text that `presentCard` made. */
async function readCards(ctx: ServiceContext, moduleKey: ModuleKey, query: CatalogueQuery): Promise<Cards> {
  const { texts, facets, ...found } = await readCatalogue(ctx, moduleKey, { ...query, view: 'card' })
  const cards = texts.map((text) => JSON.parse(text) as ListingCard)
  const { total, nextCursor, search, sameKind = null } = found
  return { cards, facets: facets ?? [], total, nextCursor, search, sameKind }
}

/** The newest cards that these parameters find. */
function readCardsOf(
  ctx: ServiceContext,
  moduleKey: ModuleKey,
  params: Record<string, string>,
  shown: Pick<CatalogueQuery, 'limit'> & Partial<CatalogueQuery>,
): Promise<Cards> {
  const { query } = parseCatalogueQuery(matrixDefinition(moduleKey), new URLSearchParams(params))
  return readCards(ctx, moduleKey, { ...query, ...shown })
}

/** An id as it was typed into an address. @throws NOT_FOUND for what is not an id */
export function requireUuid(typed: string): string {
  const id = typed.toLowerCase()
  if (!isUuid(id)) throw notFound()
  return id
}
