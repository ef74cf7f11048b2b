import 'server-only'
import { type Database, withDeadline } from '@/db/client'
import {
  findFacetValues,
  findHorizon,
  type IndexRow,
  listChangedRows,
  listIndexRows,
} from '@/db/queries/listings/catalogue-index'
import { log } from '@/lib/config/log'
import { processWide } from '@/lib/config/process-wide'
import { titleNumber } from '@/lib/domain/listing/finding/count-search'
import { matrixDefinition } from '@/lib/domain/modules'
import type { ModuleKey } from '@/lib/domain/modules/keys'
import { ListingIndex } from './listing-index'

/** Rows per batch: the event loop is never blocked longer than it takes to add these. */
const BATCH = 1000
/** Changed and closed listings leave dead rows; above this number the index is built again. */
const LEFT_BEHIND_MAX = 50_000

export interface FacetDictionary {
  idsOf: (field: string) => readonly number[]
  labelOf: (id: number) => string
}

/**
 * A module's index: loaded once, then kept up to date from the database. Every row carries the transaction that wrote
 * it, and the horizon of the last reading is the transaction from which there may be news. So nothing is missed,
 * whichever process wrote it and in whatever order transactions commit.
 */
export class ModuleIndex {
  private current: ListingIndex | null = null
  private horizon = '0'
  /** The known rows from the horizon on, by id: they are read again until the horizon passes them. */
  private recent = new Map<string, string>()
  private syncedVersion = -1
  private underWay: Promise<void> | null = null
  private loading: Promise<void> | null = null
  private readonly labels = new Map<number, string>()
  private readonly idsByField = new Map<string, number[]>()

  constructor(
    private readonly db: Database,
    private readonly moduleKey: ModuleKey,
  ) {}

  get isReady(): boolean {
    return this.current !== null
  }

  /** Loads the index in the background unless it is loaded. */
  load(): Promise<void> {
    this.loading ??= this.loadAll()
      .catch((error: unknown) => {
        log().warn({ err: error instanceof Error ? error.name : 'unknown' }, 'the catalogue index could not be loaded')
      })
      .finally(() => {
        this.loading = null
      })
    return this.loading
  }

  /**
   * The index as of this data version or later; the version must have been read before.
   * @throws UNAVAILABLE when the database is away
   */
  async at(version: number): Promise<{ index: ListingIndex; dictionary: FacetDictionary }> {
    while (this.syncedVersion < version) {
      // A sync in progress may have begun before this version existed: wait for it, then check again.
      if (this.underWay) await this.underWay
      else await this.catchUp(version)
    }
    const index = this.current
    if (!index) throw new Error('the index is not loaded')
    if (index.rows > index.size * 1.5 + LEFT_BEHIND_MAX) void this.load()
    return {
      index,
      dictionary: {
        idsOf: (field) => this.idsByField.get(field) ?? [],
        labelOf: (id) => this.labels.get(id) ?? '',
      },
    }
  }

  private async catchUp(version: number): Promise<void> {
    const work = this.readChanges().then(() => {
      this.syncedVersion = Math.max(this.syncedVersion, version)
    })
    this.underWay = work.then(
      () => {},
      () => {},
    )
    try {
      await work
    } finally {
      this.underWay = null
    }
  }

  private async readChanges(): Promise<void> {
    const { current: index, db, moduleKey, horizon: since } = this
    if (!index) return
    const horizon = await findHorizon(db)
    const seen = new Map<string, string>()
    let after: IndexRow | null = null
    for (;;) {
      const rows: IndexRow[] = await listChangedRows(db, moduleKey, since, after, BATCH)
      await this.learn(rows)
      for (const row of rows) {
        if (this.recent.get(row.id) !== row.changedIn) put(index, row, moduleKey)
        if (BigInt(row.changedIn) >= BigInt(horizon)) seen.set(row.id, row.changedIn)
      }
      after = rows.at(-1) ?? null
      if (rows.length < BATCH) break
    }
    this.recent = seen
    this.horizon = horizon
  }

  private async loadAll(): Promise<void> {
    const { db, moduleKey } = this
    const index = new ListingIndex()
    const horizon = await withDeadline(() => findHorizon(db))
    const batchAfter = (row: IndexRow | null) => withDeadline(() => listIndexRows(db, moduleKey, row, BATCH))
    let rows = await batchAfter(null)
    while (rows.length > 0) {
      // The database reads the next rows while these are added.
      const [next] = await Promise.all([
        rows.length < BATCH ? [] : batchAfter(rows.at(-1) ?? null),
        this.learn(rows).then(() => {
          for (const row of rows) put(index, row, moduleKey)
        }),
      ])
      rows = next
    }
    // A sync of the old index must not finish after the switch to the new one.
    while (this.underWay) await this.underWay
    this.current = index
    this.horizon = horizon
    this.recent = new Map()
    this.syncedVersion = -1
  }

  /** Looks up what the dictionary's ids in these rows stand for, once each. */
  private async learn(rows: readonly IndexRow[]): Promise<void> {
    const unknown = new Set<number>()
    for (const { facetIds } of rows) for (const id of idsIn(facetIds)) if (!this.labels.has(id)) unknown.add(id)
    for (const { id, field, label } of await findFacetValues(this.db, [...unknown])) {
      if (this.labels.has(id)) continue
      this.labels.set(id, label)
      this.idsByField.set(field, [...(this.idsByField.get(field) ?? []), id])
    }
  }
}

function idsIn(list: string): number[] {
  return list === '' ? [] : list.split(',').map(Number)
}

/** Adds, replaces or closes a listing as the database has it. */
export function put(index: ListingIndex, row: IndexRow, moduleKey: ModuleKey): void {
  if (!row.isOpen) {
    index.put(row.id, null)
    return
  }
  const { id, sellerId, updatedAt, basePrice, moq, keyNumber, searchKey } = row
  const key = matrixDefinition(moduleKey).keyNumber?.name
  const numbers = JSON.parse(row.numbers) as Record<string, number>
  if (basePrice !== null) numbers.basePrice = basePrice
  if (moq !== null) numbers.moq = moq
  if (key !== undefined && keyNumber !== null) numbers[key] = keyNumber
  else if (key !== undefined && searchKey !== null) numbers[titleNumber(key)] = searchKey
  const words = (text: string) => (text === '' ? [] : text.split(' '))
  index.put(id, {
    sellerId,
    updatedAt: Math.round(updatedAt),
    facetIds: idsIn(row.facetIds),
    numbers,
    words: words(row.words),
    titleWords: words(row.titleWords),
  })
}

/** The process's only index of a module. */
export function moduleIndex(db: Database, moduleKey: ModuleKey): ModuleIndex {
  const all = processWide('catalogue-indexes', () => new WeakMap<Database, Map<ModuleKey, ModuleIndex>>())
  const ofDatabase = all.get(db) ?? new Map<ModuleKey, ModuleIndex>()
  all.set(db, ofDatabase)
  const known = ofDatabase.get(moduleKey) ?? new ModuleIndex(db, moduleKey)
  ofDatabase.set(moduleKey, known)
  return known
}
