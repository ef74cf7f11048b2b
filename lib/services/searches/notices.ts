import 'server-only'
import { inTransaction, withDeadline } from '@/db/client'
import { type FreshMatches, forgetMatches, listFreshMatches, takeSearchDigest } from '@/db/queries/accounts/searches'
import { listIndexRowsOf } from '@/db/queries/listings/catalogue-index'
import { searchPath } from '@/lib/domain/listing/finding/saved-search'
import type { Notice } from '@/lib/domain/notification/notice'
import { put } from '@/lib/search-index/catalogue-index'
import { ListingIndex } from '@/lib/search-index/listing-index'
import { notify } from '../notifications/notifications'
import { unsubscribePath } from '../notifications/unsubscribe'
import type { ServiceContext } from '../shared/context'
import { foundAmong } from './found-among'

const NAMES_MAX = 5

/**
 * Notifies accounts of what their watched searches found: one notice a day at most, with a mail that one click stops. Several
 * processes share the work. @returns how many accounts were notified
 */
export async function sendSearchNotices(ctx: Pick<ServiceContext, 'db' | 'now' | 'newId'>): Promise<number> {
  const byAccount = new Map<string, FreshMatches[]>()
  for (const fresh of await stillFound(ctx, await withDeadline(() => listFreshMatches(ctx.db, ctx.now)))) {
    byAccount.set(fresh.userId, [...(byAccount.get(fresh.userId) ?? []), fresh])
  }
  let notified = 0
  for (const [userId, found] of byAccount) {
    const matches = found.flatMap(({ searchId, listingIds }) =>
      listingIds.map((listingId) => ({ searchId, listingId })),
    )
    const isNotified = await inTransaction(ctx.db, async (tx) => {
      if (!(await takeSearchDigest(tx, { userId, matches }, ctx.now))) return false
      await notify(tx, ctx, [noticeOf(userId, found)])
      return true
    })
    if (isNotified) notified += 1
  }
  return notified
}

const BATCH = 1000

/**
 * The matches that their searches still find. Others changed since, such as their price: they are forgotten, so that a
 * change back is found as new.
 */
async function stillFound(ctx: Pick<ServiceContext, 'db'>, fresh: readonly FreshMatches[]): Promise<FreshMatches[]> {
  const found: FreshMatches[] = []
  const gone: { searchId: string; listingId: string; updatedAt: number }[] = []
  for (const moduleKey of new Set(fresh.map((one) => one.moduleKey))) {
    const searches = fresh.filter((one) => one.moduleKey === moduleKey)
    const index = new ListingIndex()
    const times = new Map<string, number>()
    const ids = [...new Set(searches.flatMap(({ listingIds }) => listingIds))]
    for (let from = 0; from < ids.length; from += BATCH) {
      const rows = await withDeadline(() => listIndexRowsOf(ctx.db, ids.slice(from, from + BATCH)))
      for (const row of rows) {
        put(index, row, moduleKey)
        if (row.isOpen) times.set(row.id, row.updatedAt)
      }
    }
    for (const search of searches) {
      const now = new Set(await foundAmong(ctx, index, search))
      const listingIds = search.listingIds.filter((id) => now.has(id))
      if (listingIds.length > 0) found.push({ ...search, listingIds })
      for (const listingId of search.listingIds) {
        const updatedAt = times.get(listingId)
        if (!now.has(listingId) && updatedAt !== undefined)
          gone.push({ searchId: search.searchId, listingId, updatedAt })
      }
    }
  }
  if (gone.length > 0) await inTransaction(ctx.db, (tx) => forgetMatches(tx, gone))
  return found
}

function noticeOf(userId: string, found: readonly FreshMatches[]): Notice {
  const [only] = found
  const isOne = found.length === 1 && only !== undefined
  // One listing may be new in several searches.
  const total = new Set(found.flatMap(({ listingIds }) => listingIds)).size
  const listings = total === 1 ? '1 new listing' : `${total} new listings`
  const names = found.slice(0, NAMES_MAX).map(({ name, listingIds }) => `${name} (${listingIds.length})`)
  const more = found.length - names.length
  return {
    userId,
    type: 'SEARCH_MATCHES',
    title: isOne ? `${listings} for “${only.name}”` : `${listings} for ${found.length} of your saved searches`,
    body: isOne ? '' : [...names, ...(more > 0 ? [`and ${more} more`] : [])].join('; '),
    link: isOne ? searchPath(only) : '/searches',
    subject: { type: 'account', id: userId },
    unsubscribePath: unsubscribePath('saved searches', userId),
  }
}
