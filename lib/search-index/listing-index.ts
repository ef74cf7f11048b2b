import { LRUCache } from 'lru-cache'
import type { CatalogueCursor, NumberRange, Sort } from '../domain/listing/finding/catalogue-query'
import { COUNT_PLY, titleNumber } from '../domain/listing/finding/count-search'
import { intervalEnds, type StoredNumber } from '../domain/listing/finding/number-facets'
import { relevanceTiers } from '../domain/listing/finding/relevance'
import type { Lexicon, SearchTerms } from '../domain/listing/finding/search-words'
import { eachRowDown, keepIn, type Mask, maskSize, Posting, wordsFor } from './bit-rows'
import { IdTable } from './id-table'
import { keepOverlapping, NumberColumn, outer } from './number-column'
import { lowerBound, wordLexicon } from './word-lexicon'

/** What the index keeps of an open listing. */
export interface IndexedListing {
  sellerId: string
  updatedAt: number
  facetIds: readonly number[]
  /** By number facet, including promoted ones. */
  numbers: Readonly<Record<string, number>>
  words: readonly string[]
  titleWords: readonly string[]
}

/** A filter whose values are the dictionary's ids. */
export interface IndexFilter {
  facets: readonly { field: string; ids: readonly number[] }[]
  ranges: readonly NumberRange[]
  sellerId: string | null
  search: SearchTerms | null
}

/** A page in an order; `price` is the number facet of the sort by price, `tier` the only tier of an order by relevance. */
interface PageRequest {
  sort: Sort
  tier?: number | undefined
  cursor: CatalogueCursor | null
  limit: number
  price: string
}

/** One end of a page: its position in the order. */
export interface IndexPosition {
  id: string
  /** ISO 8601 with milliseconds. */
  updatedAt: string
  key: number | null
}

const FRESH_WORDS_MAX = 1000
/** Filters whose matches are kept: those of the pages that are read now. */
const KEPT_FILTERS = 32

/**
 * A module's open listings as bits: exact counts, ranges and rare pages for any filter without the database. Rows are
 * only added; a listing that changes loses its old row and gets a new one.
 */
export class ListingIndex {
  private readonly ids = new IdTable()
  private open = 0
  private times = new Float64Array(1024)
  private latest = Number.NEGATIVE_INFINITY
  /** How far, in milliseconds, the time of a row is behind that of a row before it, at most. */
  private disorder = 0
  private live: Mask = new Uint32Array(32)
  private readonly facets = new Map<number, Posting>()
  private readonly sellers = new Map<string, Posting>()
  private readonly words = new Map<string, Posting>()
  private readonly titleWords = new Map<string, Posting>()
  private readonly numbers = new Map<string, NumberColumn>()
  private sortedWords: string[] | null = null
  /** Added since the words were sorted: few, so they are searched one by one. */
  private freshWords: string[] = []
  private knownLexicon: Lexicon | null = null
  /** The matches of the last filters, until a listing changes. */
  private readonly kept = new LRUCache<string, Mask>({ max: KEPT_FILTERS })

  get rows(): number {
    return this.ids.rows
  }

  /** Open listings. */
  get size(): number {
    return this.open
  }

  /** Adds or replaces a listing; null: it is no longer open. */
  put(id: string, listing: IndexedListing | null): void {
    if (this.kept.size > 0) this.kept.clear()
    if (!listing) {
      this.close(this.ids.find(id))
      return
    }
    const { row, before } = this.ids.add(id)
    this.close(before)
    this.open++
    if (row >= this.times.length) {
      const times = new Float64Array(this.times.length + Math.max(1024, this.times.length >>> 2))
      times.set(this.times)
      this.times = times
      const live = new Uint32Array(wordsFor(times.length))
      live.set(this.live)
      this.live = live
    }
    this.times[row] = listing.updatedAt
    this.disorder = Math.max(this.disorder, this.latest - listing.updatedAt)
    this.latest = Math.max(this.latest, listing.updatedAt)
    this.live[row >>> 5] = (this.live[row >>> 5] ?? 0) | (1 << (row & 31))
    for (const facetId of listing.facetIds) postingOf(this.facets, facetId).add(row)
    postingOf(this.sellers, listing.sellerId).add(row)
    for (const word of listing.words) {
      this.meet(word)
      postingOf(this.words, word).add(row)
    }
    for (const word of listing.titleWords) postingOf(this.titleWords, word).add(row)
    for (const [name, value] of Object.entries(listing.numbers)) {
      const column = this.numbers.get(name) ?? new NumberColumn()
      this.numbers.set(name, column)
      column.set(row, value)
    }
  }

  total(filter: IndexFilter): number {
    return maskSize(this.matches(filter))
  }

  /**
   * Counts by dictionary id and ranges by number, each without its own filter.
   * @param valuesOf the ids of each field to count
   */
  count(filter: IndexFilter, valuesOf: ReadonlyMap<string, readonly number[]>, ranges: readonly StoredNumber[]) {
    const all = this.matches(filter)
    const filtered = new Set([...filter.facets.map(({ field }) => field), ...filter.ranges.map(({ name }) => name)])
    const maskFor = (name: string) => (filtered.has(name) ? this.matches(filter, name) : all)
    const words = filledWords(all)
    const counts = new Map<number, number>()
    for (const [field, facetIds] of valuesOf) {
      const mask = maskFor(field)
      const filled = mask === all ? words : filledWords(mask)
      for (const facetId of facetIds) {
        const posting = this.facets.get(facetId)
        const count = posting ? (filled ? posting.countInWords(mask, filled) : posting.countIn(mask)) : 0
        if (count > 0) counts.set(facetId, count)
      }
    }
    const spans = new Map(ranges.map((range) => [range.name, this.spanIn(maskFor(range.name), range)] as const))
    return { counts, spans }
  }

  lexicon(): Lexicon {
    this.sorted()
    this.knownLexicon ??= wordLexicon(
      new Map(
        [...this.words].flatMap(([word, posting]) => {
          const count = posting.countIn(this.live)
          return count > 0 ? [[word, count] as const] : []
        }),
      ),
    )
    const { finds, has, nearest } = this.knownLexicon
    return {
      finds: (word) => finds(word) || this.freshWords.some((fresh) => fresh.startsWith(word)),
      has: (word) => has(word) || this.freshWords.includes(word),
      nearest,
    }
  }

  /** How many matches each tier of the order by relevance has, best tier first. */
  tiers(filter: IndexFilter): { key: number; size: number }[] {
    return this.tierMasks(filter).map(({ key, mask }) => ({ key, size: maskSize(mask) }))
  }

  /**
   * The positions of a page. Rows are about in the order of their times, so an order by time is read from the cursor to the
   * end of the page. Other orders look at every match, and keep no more than the page.
   */
  page(filter: IndexFilter, request: PageRequest): IndexPosition[] {
    const { tier, cursor, limit } = request
    const ofTier = tier === undefined ? undefined : this.tierMasks(filter).find(({ key }) => key === tier)
    const mask = ofTier?.mask ?? this.matches(filter)
    const keyOf = this.keys(request)
    const isRising = request.sort === 'price' || request.sort === 'moq'
    const start = cursor ? { id: cursor.id, time: Date.parse(cursor.updatedAt), key: cursor.key } : null
    const best: Placed[] = []
    const isByTime = request.sort === 'newest' || request.sort === 'relevance'
    const isInTier = start !== null && (request.sort === 'newest' || start.key === tier)
    eachRowDown(mask, isInTier ? this.endOf(start.time) : this.rows, (row) => {
      const time = this.times[row] ?? 0
      const key = keyOf(row)
      const last = best.length < limit ? undefined : best[limit - 1]
      if (last && inRank(last, key, time, isRising) < 0) return !isByTime || time + this.disorder >= last.time
      if (start && inRank(start, key, time, isRising) > 0) return true
      // Ids are compared last: to write one out costs more than all else that is done for a row.
      const placed = { time, key, id: this.ids.idOf(row) }
      if (start && inOrder(start, placed, isRising) >= 0) return true
      if (last && inOrder(last, placed, isRising) < 0) return true
      const before = best.findLastIndex((other) => inOrder(other, placed, isRising) < 0)
      best.splice(before + 1, 0, placed)
      if (best.length > limit) best.pop()
      return true
    })
    return best.map(({ id, time, key }) => ({ id, updatedAt: new Date(time).toISOString(), key }))
  }

  /** A row from which on all are later than `time`. */
  private endOf(time: number): number {
    let [low, high] = [0, this.rows]
    while (low < high) {
      const middle = (low + high) >>> 1
      // Rows after a later one are at most so much earlier than it.
      if ((this.times[middle] ?? 0) > time + this.disorder) high = middle
      else low = middle + 1
    }
    return high
  }

  /** The memory the index takes, without the words themselves. */
  get bytes(): number {
    let bytes = this.ids.bytes + this.times.byteLength + this.live.byteLength
    for (const postings of [this.facets.values(), this.sellers.values(), this.words.values(), this.titleWords.values()])
      for (const posting of postings) bytes += posting.bytes
    for (const column of this.numbers.values()) bytes += column.bytes
    return bytes
  }

  private keys({ sort, price, tier }: PageRequest): (row: number) => number | null {
    switch (sort) {
      case 'newest':
        return () => null
      case 'price':
      case '-price': {
        const column = this.numbers.get(price)
        return (row) => column?.get(row) ?? null
      }
      case 'moq': {
        const column = this.numbers.get('moq')
        return (row) => column?.get(row) ?? null
      }
      case 'relevance':
        return () => tier ?? null
    }
  }

  /** The matches of each tier of the order by relevance, best tier first. */
  private tierMasks(filter: IndexFilter): { key: number; mask: Mask }[] {
    const { words = [], ply = null } = filter.search ?? {}
    const matches = this.matches(filter)
    const ofPly = matches.slice()
    if (ply !== null) this.keepWithin(ofPly, { name: COUNT_PLY, min: ply, max: ply })
    const inTitle = matches.slice()
    for (const word of words) keepIn(inTitle, this.withPrefix(this.titleWords, word))
    return relevanceTiers(filter.search).map((tier) => {
      const mask = matches.slice()
      if (tier.ofPly !== null) keepIn(mask, ofPly, tier.ofPly)
      if (tier.inTitle !== null) keepIn(mask, inTitle, tier.inTitle)
      return { key: tier.key, mask }
    })
  }

  /** The open rows that match; `without` names a facet whose own filter is left out. Not to be changed: it is kept. */
  private matches({ facets, ranges, sellerId, search }: IndexFilter, without?: string): Mask {
    // Most phrases have a word that most modules do not know: their masks need not be made.
    if (search?.words.some((word) => !this.isBegun(word))) return new Uint32Array(0)
    const name = JSON.stringify([facets, ranges, sellerId, search, without])
    const known = this.kept.get(name)
    if (known) return known
    const mask = this.live.slice(0, wordsFor(this.rows))
    if (sellerId !== null) keepIn(mask, this.union([this.sellers.get(sellerId)]))
    for (const { field, ids } of facets) {
      if (field !== without) keepIn(mask, this.union(ids.map((id) => this.facets.get(id))))
    }
    for (const word of search?.words ?? []) keepIn(mask, this.withPrefix(this.words, word))
    for (const range of search?.ranges ?? []) this.keepSearched(mask, range)
    for (const range of ranges) if (range.name !== without) this.keepWithin(mask, range)
    this.kept.set(name, mask)
    return mask
  }

  private spanIn(mask: Mask, { name, isInterval }: StoredNumber): { min: number | null; max: number | null } {
    const ends = intervalEnds(name)
    const columns = (isInterval ? [ends.from, ends.to] : [name]).flatMap((stored) => this.numbers.get(stored) ?? [])
    return columns
      .map((column) => column.spanIn(mask))
      .reduce((all, own) => ({ min: outer(Math.min, all.min, own.min), max: outer(Math.max, all.max, own.max) }), {
        min: null,
        max: null,
      })
  }

  private keepWithin(mask: Mask, { name, isInterval, min, max }: NumberRange): void {
    // A range without either end filters nothing.
    if (min === null && max === null) return
    if (isInterval) {
      const ends = intervalEnds(name)
      keepOverlapping(mask, { from: this.numbers.get(ends.from), to: this.numbers.get(ends.to) }, min, max)
      return
    }
    const column = this.numbers.get(name)
    if (column) column.keepWithin(mask, min, max)
    else mask.fill(0)
  }

  /** A search finds a number of the listing, or of its title where the listing itself says nothing. */
  private keepSearched(mask: Mask, range: NumberRange): void {
    const inTitle = mask.slice()
    this.keepWithin(mask, range)
    this.keepWithin(inTitle, { ...range, name: titleNumber(range.name) })
    for (let index = 0; index < mask.length; index++) mask[index] = (mask[index] ?? 0) | (inTitle[index] ?? 0)
  }

  private union(postings: readonly (Posting | undefined)[]): Mask {
    const mask = new Uint32Array(wordsFor(this.rows))
    for (const posting of postings) posting?.addTo(mask)
    return mask
  }

  private withPrefix(postings: ReadonlyMap<string, Posting>, prefix: string): Mask {
    const sorted = this.sorted()
    const found = this.freshWords.flatMap((word) => (word.startsWith(prefix) ? [postings.get(word)] : []))
    for (let index = lowerBound(sorted, prefix); index < sorted.length; index++) {
      const word = sorted[index] ?? ''
      if (!word.startsWith(prefix)) break
      found.push(postings.get(word))
    }
    return this.union(found)
  }

  /** Whether a word of some listing, open or once open, begins so. */
  private isBegun(prefix: string): boolean {
    const sorted = this.sorted()
    const isBegunBy = (word: string | undefined) => word?.startsWith(prefix) === true
    return isBegunBy(sorted[lowerBound(sorted, prefix)]) || this.freshWords.some(isBegunBy)
  }

  private sorted(): string[] {
    this.sortedWords ??= [...this.words.keys()].sort((a, b) => (a < b ? -1 : 1))
    return this.sortedWords
  }

  private close(row: number | null): void {
    if (row === null) return
    const word = this.live[row >>> 5] ?? 0
    if ((word >>> (row & 31)) & 1) this.open--
    this.live[row >>> 5] = word & ~(1 << (row & 31))
  }

  private meet(word: string): void {
    if (this.words.has(word) || this.sortedWords === null) return
    this.freshWords.push(word)
    if (this.freshWords.length <= FRESH_WORDS_MAX) return
    this.sortedWords = null
    this.knownLexicon = null
    this.freshWords = []
  }
}

function postingOf<K>(postings: Map<K, Posting>, key: K): Posting {
  const known = postings.get(key) ?? new Posting()
  postings.set(key, known)
  return known
}

/** The words of a mask that are not empty, if most are empty; otherwise the list is not worth having. */
function filledWords(mask: Mask): number[] | null {
  const filled: number[] = []
  for (let index = 0; index < mask.length; index++) {
    if (mask[index] === 0) continue
    filled.push(index)
    if (filled.length > mask.length / 4) return null
  }
  return filled
}

interface Placed {
  id: string
  time: number
  key: number | null
}

/** Below 0: `a` comes before a row of this key and time; 0: their ids decide. By key, missing keys last; then the newest first. */
function inRank(a: Placed, key: number | null, time: number, isRising: boolean): number {
  if (a.key !== key) {
    if (a.key === null) return 1
    if (key === null) return -1
    return isRising ? a.key - key : key - a.key
  }
  return time - a.time
}

/** Below 0: `a` comes before `b`. */
function inOrder(a: Placed, b: Placed, isRising: boolean): number {
  const rank = inRank(a, b.key, b.time, isRising)
  if (rank !== 0) return rank
  return a.id === b.id ? 0 : a.id > b.id ? -1 : 1
}
