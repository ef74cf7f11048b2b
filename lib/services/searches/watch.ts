import 'server-only'
import { inTransaction, withDeadline } from '@/db/client'
import {
  insertMatches,
  listWatchedModules,
  listWatchedSearches,
  markWatched,
  type WatchedSearch,
} from '@/db/queries/accounts/searches'
import { type IndexRow, listIndexRows } from '@/db/queries/listings/catalogue-index'
import type { ModuleKey } from '@/lib/domain/modules/keys'
import { put } from '@/lib/search-index/catalogue-index'
import { ListingIndex } from '@/lib/search-index/listing-index'
import type { ServiceContext } from '../shared/context'
import { foundAmong } from './found-among'

type Clockwork = Pick<ServiceContext, 'db' | 'now'>

const BATCH = 1000
/** A listing that was written before the last look may have been committed after it. */
const LOOK_BACK_MS = 60_000
const BEFORE_ALL_IDS = '00000000-0000-0000-0000-000000000000'

/**
 * Looks for listings that watched searches find for the first time: those that were published or changed since the last look.
 * Several processes may do it: each match counts once.
 */
export async function watchSearches(ctx: Clockwork): Promise<void> {
  for (const { moduleKey, since } of await withDeadline(() => listWatchedModules(ctx.db))) {
    let after = { updatedAt: since.getTime() - LOOK_BACK_MS, id: BEFORE_ALL_IDS }
    for (;;) {
      const rows = await withDeadline(() => listIndexRows(ctx.db, moduleKey, after, BATCH))
      if (rows.length > 0) await matchWatched(ctx, moduleKey, rows)
      const last = rows.at(-1)
      if (!last || rows.length < BATCH) break
      after = last
    }
    await inTransaction(ctx.db, (tx) => markWatched(tx, moduleKey, ctx.now))
  }
}

/** Asks each watched search of a module what it finds among these listings. */
async function matchWatched(ctx: Clockwork, moduleKey: ModuleKey, rows: readonly IndexRow[]): Promise<void> {
  const index = new ListingIndex()
  for (const row of rows) put(index, row, moduleKey)
  let after: string | null = null
  for (;;) {
    const last: string | null = after
    const searches: WatchedSearch[] = await withDeadline(() => listWatchedSearches(ctx.db, moduleKey, last, BATCH))
    const matches: { searchId: string; listingId: string }[] = []
    for (const { id: searchId, query } of searches) {
      // With a filter that the module no longer has it finds nothing: its owner sees that when they open it.
      const found = (await foundAmong(ctx, index, { moduleKey, query })) ?? []
      matches.push(...found.map((listingId) => ({ searchId, listingId })))
    }
    if (matches.length > 0) await inTransaction(ctx.db, (tx) => insertMatches(tx, matches, ctx.now))
    after = searches.at(-1)?.id ?? null
    if (searches.length < BATCH) return
  }
}
