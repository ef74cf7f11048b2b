import 'server-only'
import { withDeadline } from '@/db/client'
import {
  countFamilies,
  countOpenListings,
  countOpenSellers,
  findNewestCards,
  listNewestCards,
} from '@/db/queries/listings/market'
import type { ListingCard } from '@/lib/domain/listing/presenting/card'
import type { MarketPrice } from '@/lib/domain/market/market-price'
import { matrixDefinition } from '@/lib/domain/modules'
import { MODULE_KEYS, type ModuleKey } from '@/lib/domain/modules/keys'
import type { ExchangeRates } from '@/lib/domain/units/exchange-rates'
import { remembered } from '@/lib/search-index/catalogue-memory'
import { catalogueCounts } from '../catalogue/catalogue-counts'
import { marketVersion, moduleVersion } from '../catalogue/module-version'
import { ratesInForce } from '../operation/exchange-rates'
import type { ServiceContext } from '../shared/context'
import { readPrices } from './prices-today'

const FAMILIES_SHOWN = 5
const NEWEST_SHOWN = 8

/** What a module offers now. */
export interface ModuleOffer {
  moduleKey: ModuleKey
  total: number
  /** The largest families with their open listings. */
  families: { value: string; count: number }[]
  /** Its newest listing, whose drawing stands for its goods; null while it has none. */
  newest: ListingCard | null
}

export interface Market {
  /** Of each module that takes listings. */
  offers: ReadonlyMap<ModuleKey, ModuleOffer>
}

/** What each module offers now: counted once for each state of the market. */
export async function readMarket(ctx: ServiceContext): Promise<Market> {
  return withDeadline(async () => {
    const version = await marketVersion(ctx.db)
    const offers = await remembered({ what: 'offers', moduleKey: 'market', version, filter: null }, () =>
      countOffers(ctx),
    )
    return { offers }
  })
}

async function countOffers(ctx: ServiceContext): Promise<ReadonlyMap<ModuleKey, ModuleOffer>> {
  const { db } = ctx
  const modules = await Promise.all(
    MODULE_KEYS.map(async (moduleKey) => ({
      moduleKey,
      field: matrixDefinition(moduleKey).familyField,
      counts: await catalogueCounts(db, moduleKey, await moduleVersion(db, moduleKey)),
    })),
  )
  // The database counts small modules together; large ones have an index of their own.
  const small = modules.filter(({ counts }) => counts.isBySql)
  const [totals, families, newest] = await Promise.all([
    countOpenListings(
      db,
      small.map(({ moduleKey }) => moduleKey),
    ),
    countFamilies(db, Object.fromEntries(small.map(({ moduleKey, field }) => [moduleKey, field]))),
    findNewestCards(db, MODULE_KEYS),
  ])
  const offers = modules.map(async ({ moduleKey, field, counts }): Promise<[ModuleKey, ModuleOffer]> => {
    const all = { moduleKey, facets: [], ranges: [], sellerId: null, search: null }
    const own = counts.isBySql
      ? families.filter((family) => family.moduleKey === moduleKey)
      : (await counts.facets(all, { facets: [], values: [field], ranges: [] })).values
    const card = newest.get(moduleKey)
    return [
      moduleKey,
      {
        moduleKey,
        total: counts.isBySql ? (totals.get(moduleKey) ?? 0) : await counts.total(all),
        families: [...own]
          .sort((a, b) => b.count - a.count)
          .slice(0, FAMILIES_SHOWN)
          .map(({ value, count }) => ({ value, count })),
        newest: card === undefined ? null : (JSON.parse(card) as ListingCard),
      },
    ]
  })
  return new Map(await Promise.all(offers))
}

export interface MarketHome extends Market {
  /** The newest listings of all modules. */
  newest: ListingCard[]
  prices: MarketPrice[]
  /** Companies with an open listing. */
  sellers: number
  rates: ExchangeRates
}

/** The market as its home page shows it. */
export async function readMarketHome(ctx: ServiceContext): Promise<MarketHome> {
  const { db } = ctx
  const market = await readMarket(ctx)
  return withDeadline(async () => {
    const version = await marketVersion(db)
    const figures = { moduleKey: 'market', version, filter: null } as const
    const [{ rates }, newest, prices, sellers] = await Promise.all([
      ratesInForce(db),
      listNewestCards(db, MODULE_KEYS, NEWEST_SHOWN),
      remembered({ ...figures, what: 'prices' }, () => readPrices(ctx)),
      remembered({ ...figures, what: 'sellers' }, () => countOpenSellers(db)),
    ])
    return { ...market, newest: newest.map((card) => JSON.parse(card) as ListingCard), prices, sellers, rates }
  })
}
