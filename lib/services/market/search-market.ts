import 'server-only'
import { withDeadline } from '@/db/client'
import { countCatalogues, findCatalogueTexts, type ResolvedFilter } from '@/db/queries/listings/catalogue'
import { asksForWork } from '@/lib/domain/families/service/words'
import { type Lexicon, type ReadPart, singularIn, type Understanding } from '@/lib/domain/listing/finding/search-words'
import type { ListingCard } from '@/lib/domain/listing/presenting/card'
import { priceNumber } from '@/lib/domain/listing/pricing/price'
import { spokenLimit } from '@/lib/domain/listing/pricing/price-limit'
import {
  JOINING_WORDS,
  type ModuleReading,
  purposeWords,
  readingOf,
  scores,
  tellingWords,
  UNNAMED,
  withoutWords,
  wordsOfPhrase,
} from '@/lib/domain/market/phrase'
import { MODULE_TITLES, stem, tradeWords } from '@/lib/domain/market/trade-words'
import { matrixDefinition } from '@/lib/domain/modules'
import { MODULE_KEYS, MODULE_NAMES, type ModuleKey } from '@/lib/domain/modules/keys'
import { moduleReading } from '@/lib/domain/modules/registry/readings'
import { remembered } from '@/lib/search-index/catalogue-memory'
import { type CatalogueCounts, catalogueCounts } from '../catalogue/catalogue-counts'
import { marketVersion, moduleVersion } from '../catalogue/module-version'
import { understood, understoodLiterally } from '../catalogue/understood-search'
import type { ServiceContext } from '../shared/context'

/** The listings of one module that a phrase finds. */
export interface MarketGroup {
  moduleKey: ModuleKey
  displayName: string
  total: number
  /** The query of the module's grid that finds the same. */
  parameters: string
  /** The best of them, as cards. */
  listings: ListingCard[]
}

export interface MarketSearch {
  /** What the phrase was understood as, by the module that understood most. */
  understood: readonly ReadPart[]
  corrected: readonly { from: string; to: string }[]
  groups: MarketGroup[]
}

/** One module's view of a phrase. */
interface ModuleView {
  moduleKey: ModuleKey
  version: number
  counts: CatalogueCounts
  lexicon: Lexicon
}

interface Asked extends ModuleView {
  /** The phrase, or what is left of it without the words that the module does not know. */
  phrase: string
  filter: ResolvedFilter
  meaning: Understanding | null
}

/**
 * Searches all modules for a phrase. Groups are ordered by how much of the phrase a module understands and looks for, then by matches.
 * A module without a match is shown only when it understands more than every module with one, and three of them at most.
 * @param q "" finds nothing
 * @param limit cards in each group
 */
export async function searchMarket(
  ctx: ServiceContext,
  { q, limit }: { q: string; limit: number },
): Promise<MarketSearch> {
  if (wordsOfPhrase(q).length === 0) return { understood: [], corrected: [], groups: [] }
  return withDeadline(async () => {
    const version = await marketVersion(ctx.db)
    const { understood, corrected, groups } = await remembered(
      { what: 'search', moduleKey: 'market', version, filter: { q, limit } },
      () => findInMarket(ctx, { q, limit }),
    )
    // The cards of all groups in one query.
    const ids = groups.flatMap((group) => group.ids)
    const cards = await findCatalogueTexts(ctx.db, ids, 'card')
    return {
      understood,
      corrected,
      groups: groups.map(({ ids: own, ...group }) => ({
        ...group,
        listings: own.flatMap((id) => {
          const card = cards.get(id)
          return card === undefined ? [] : [JSON.parse(card) as ListingCard]
        }),
      })),
    }
  })
}

interface FoundGroup extends Omit<MarketGroup, 'listings'> {
  ids: string[]
}

/**
 * A module that finds nothing for the whole phrase is asked for less of it only if it understands more than this share of
 * what the best understands. "Cotton" alone does not bring dyes into a search for a cloth.
 */
const FAR_BEHIND = 0.5
const EMPTY_SHOWN = 3

/** What a phrase finds, without the cards. */
async function findInMarket(ctx: ServiceContext, { q, limit }: { q: string; limit: number }) {
  const words = tellingWords(withoutLimit(q))
  const purposes = purposeWords(q)
  const isWork = asksForWork(q)
  const views = await Promise.all(MODULE_KEYS.map((moduleKey) => viewOf(ctx, moduleKey)))
  const asked = await Promise.all(views.map((view) => ask({ ...view, lexicon: amongAll(view, views) }, q)))
  const knowing = scores(
    asked.map((one) => readingOfModule(one, words, isWork)),
    purposes,
  )
  const best = Math.max(...knowing.values())
  const isClose = ({ moduleKey }: Pick<Asked, 'moduleKey'>) => (knowing.get(moduleKey) ?? 0) > best * FAR_BEHIND
  const whole = withoutWords(q, new Set())
  const counted = await withTotals(ctx, asked)
  const literal = await askAgain(ctx, counted, async (one) => (isClose(one) ? askLiterally(one) : one))
  const loosened = await askAgain(ctx, literal, async (one) => {
    if (!isClose(one)) return one
    // A module that knows all of the phrase cannot ask for less.
    const less = known(one, q)
    return less === whole ? one : ask(one, withoutLimit(less) === '' ? '' : less)
  })
  const score = scores(
    loosened.map((one) => readingOfModule(one, words, isWork)),
    purposes,
  )
  const ranked = loosened
    .map((one) => ({ ...one, score: score.get(one.moduleKey) ?? 0 }))
    .filter(({ phrase, total, score: own, ...one }) => phrase !== '' && own > 0 && (total > 0 || isClose(one)))
    .sort((a, b) => b.score - a.score || b.total - a.total)
  const bestFound = Math.max(0, ...ranked.filter(({ total }) => total > 0).map(({ score: own }) => own))
  const empty = ranked.filter(({ total, score: own }) => total === 0 && own > bestFound).slice(0, EMPTY_SHOWN)
  const shown = ranked.filter((one) => one.total > 0 || empty.includes(one))
  const groups = await Promise.all(shown.map((one) => groupOf(one, limit)))
  const [first] = shown
  return { understood: first?.meaning?.read ?? [], corrected: first?.meaning?.corrected ?? [], groups }
}

/** A price says nothing of the goods. */
const withoutLimit = (phrase: string): string => spokenLimit(phrase)?.rest ?? phrase

type Counted = Asked & { total: number }

async function withTotals(ctx: ServiceContext, asked: readonly Asked[]): Promise<Counted[]> {
  const totals = await totalsOf(ctx, asked)
  return asked.map((one, place) => ({ ...one, total: totals[place] ?? 0 }))
}

/** Asks the modules that found nothing for something else. @param other the same module where there is nothing else to ask for */
async function askAgain(
  ctx: ServiceContext,
  counted: readonly Counted[],
  other: (one: Asked) => Promise<Asked>,
): Promise<Counted[]> {
  const asked = await Promise.all(counted.map(async (one) => (one.total === 0 ? other(one) : one)))
  const again = await withTotals(
    ctx,
    asked.filter((one, place) => one !== counted[place]),
  )
  return counted.map((one, place) => (asked[place] === one ? one : (again.shift() ?? one)))
}

/** The phrase by its words as typed: "cotton waste" may be one kind of waste, or any of cotton. */
async function askLiterally(one: Asked): Promise<Asked> {
  const { moduleKey, phrase, meaning, lexicon } = one
  const base = { moduleKey, facets: [], ranges: [], sellerId: null }
  const found = await understoodLiterally(base, { typed: phrase, meaning }, lexicon)
  return found === null ? one : { ...one, ...found }
}

/** The modules that understand something of a phrase, the one that understands most first. */
export async function rankModules(ctx: ServiceContext, phrase: string): Promise<ModuleKey[]> {
  const words = tellingWords(withoutLimit(phrase))
  const isWork = asksForWork(phrase)
  return withDeadline(async () => {
    const views = await Promise.all(MODULE_KEYS.map((moduleKey) => viewOf(ctx, moduleKey)))
    const asked = await Promise.all(views.map((view) => ask({ ...view, lexicon: amongAll(view, views) }, phrase)))
    const readings = asked.map((one) => readingOfModule(one, words, isWork))
    const ranked = [...scores(readings, purposeWords(phrase))].sort(([, a], [, b]) => b - a)
    return ranked.filter(([, score]) => score > 0).map(([moduleKey]) => moduleKey)
  })
}

async function viewOf(ctx: ServiceContext, moduleKey: ModuleKey): Promise<ModuleView> {
  const version = await moduleVersion(ctx.db, moduleKey)
  const counts = await catalogueCounts(ctx.db, moduleKey, version)
  return { moduleKey, version, counts, lexicon: await counts.lexicon() }
}

/** A module's words; one that another trade lists is spelt right, and is not corrected to a word of this one. */
function amongAll({ lexicon }: ModuleView, views: readonly ModuleView[]): Lexicon {
  const isListed = (word: string) => views.some((other) => other.lexicon.finds(word))
  return {
    ...lexicon,
    nearest: (word) => (isListed(word) ? singularIn(lexicon, word) : lexicon.nearest(word)),
  }
}

async function ask(view: ModuleView, phrase: string): Promise<Asked> {
  const { moduleKey, version, counts, lexicon } = view
  const { filter, meaning } = await understood(
    { moduleKey, facets: [], ranges: [], sellerId: null },
    phrase === '' ? null : phrase,
    {
      lexicon: async () => lexicon,
      isOfAll: true,
      total: (asked) => remembered({ moduleKey, version, filter: asked, what: 'total' }, () => counts.total(asked)),
    },
  )
  return { ...view, phrase, filter, meaning }
}

/** @param isWork whether the whole phrase asks for work, also where this module was asked for less of it */
function readingOfModule(
  { moduleKey, lexicon, meaning, phrase }: Asked,
  words: readonly string[],
  isWork: boolean,
): ModuleReading {
  const spelt = new Map(meaning?.corrected.map(({ from, to }) => [from, to]))
  const definition = matrixDefinition(moduleKey)
  const { meantBy, isSmallTrade, namedBy = [] } = definition.words
  const isMeant = (word: string) => meantBy?.some((own) => own === word || own === stem(word)) ?? true
  const isNamed = meantBy === undefined || words.some((word) => isMeant(spelt.get(word) ?? word))
  const trade = tradeWords(definition)
  const isService = definition.rendererFamily === 'SERVICE'
  // A module without readers of notations reads its goods by its lists and short names: "combed" of a yarn counts as that of a cloth.
  const { readers, shortNames = new Map() } = moduleReading(moduleKey)
  const byLists = readers === undefined ? [...trade.lists, ...shortNames.keys()] : []
  // "Yarn", read as the module that a bundle comes from, names that module and not this one.
  const byReaders = meaning?.read.filter(({ value }) => !MODULE_TITLES.has(String(value))) ?? []
  const reading = readingOf(
    moduleKey,
    wordsOfPhrase(phrase).map((word) => spelt.get(word) ?? word),
    trade,
    {
      parts: [...byReaders.map(({ text }) => text), ...byLists],
      goods: byReaders.filter(({ name }) => namedBy.includes(name)).map(({ text }) => text),
    },
    lexicon.finds,
  )
  // Under the words as typed, so that modules are compared word by word.
  return {
    moduleKey,
    known: new Map(words.map((word) => [word, reading.known.get(spelt.get(word) ?? word) ?? 'unknown'])),
    share: isWork && !isService ? UNNAMED.goods : isNamed ? 1 : UNNAMED[isSmallTrade ? 'small' : 'other'],
  }
}

/** The phrase without the words that the module did not understand and that neither its trade nor any of its listings has. */
function known({ meaning, lexicon, moduleKey }: Asked, phrase: string): string {
  const words = Object.values(tradeWords(matrixDefinition(moduleKey)))
  const read = new Set(meaning?.read.flatMap(({ text }) => wordsOfPhrase(text)))
  const isKnown = (word: string) =>
    read.has(word) ||
    (!JOINING_WORDS.has(word) && (lexicon.finds(word) || words.some((known) => known.has(stem(word)))))
  return withoutWords(phrase, new Set(meaning?.words.filter((word) => !isKnown(word))))
}

/** How many listings each finds: those that the database counts, in one query. The whole answer is remembered, and no part of it. */
async function totalsOf(ctx: ServiceContext, asked: readonly Asked[]): Promise<number[]> {
  const bySql = asked.filter(({ counts }) => counts.isBySql)
  const counted = await countCatalogues(
    ctx.db,
    bySql.map(({ filter }) => filter),
  )
  return Promise.all(
    asked.map((one) => (one.counts.isBySql ? (counted[bySql.indexOf(one)] ?? 0) : one.counts.total(one.filter))),
  )
}

/** Whether every listing of the module is found. */
const isAll = ({ search }: ResolvedFilter): boolean =>
  search === null || (search.words.length === 0 && search.ranges.length === 0)

async function groupOf(
  { moduleKey, counts, filter, phrase, total }: Asked & { total: number },
  limit: number,
): Promise<FoundGroup> {
  const price = priceNumber({ priceUnit: null })
  const rows =
    total === 0
      ? []
      : await counts.page(filter, { sort: 'relevance', cursor: null, limit, view: 'id', price }, async () => total)
  return {
    moduleKey,
    displayName: MODULE_NAMES[moduleKey],
    total,
    // A phrase that only names the module leads to all of it.
    parameters: isAll(filter) ? '' : new URLSearchParams({ q: phrase }).toString(),
    ids: rows.slice(0, limit).map(({ id }) => id),
  }
}
