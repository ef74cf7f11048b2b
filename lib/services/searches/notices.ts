import 'server-only'
import { inTransaction, withDeadline } from '@/db/client'
import { type FreshMatches, listFreshMatches, takeSearchDigest } from '@/db/queries/accounts/searches'
import { searchPath } from '@/lib/domain/listing/finding/saved-search'
import type { Notice } from '@/lib/domain/notification/notice'
import { notify } from '../notifications/notifications'
import { unsubscribePath } from '../notifications/unsubscribe'
import type { ServiceContext } from '../shared/context'

const NAMES_MAX = 5

/**
 * Notifies accounts of what their watched searches found: one notice a day at most, with a mail that one click stops. Several
 * processes share the work. @returns how many accounts were notified
 */
export async function sendSearchNotices(ctx: Pick<ServiceContext, 'db' | 'now' | 'newId'>): Promise<number> {
  const byAccount = new Map<string, FreshMatches[]>()
  for (const fresh of await withDeadline(() => listFreshMatches(ctx.db, ctx.now))) {
    byAccount.set(fresh.userId, [...(byAccount.get(fresh.userId) ?? []), fresh])
  }
  let notified = 0
  for (const [userId, found] of byAccount) {
    const searchIds = found.map(({ searchId }) => searchId)
    const isNotified = await inTransaction(ctx.db, async (tx) => {
      if (!(await takeSearchDigest(tx, { userId, searchIds }, ctx.now))) return false
      await notify(tx, ctx, [noticeOf(userId, found)])
      return true
    })
    if (isNotified) notified += 1
  }
  return notified
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
