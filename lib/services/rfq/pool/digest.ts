import 'server-only'
import { inTransaction, withDeadline } from '@/db/client'
import { type FreshRequest, listFreshRequests, takeDigest } from '@/db/queries/rfq/pool'
import { MODULE_NAMES } from '@/lib/domain/modules/keys'
import type { Notice } from '@/lib/domain/notification/notice'
import { requestTitle } from '@/lib/domain/rfq/requests/request-title'
import type { ServiceContext } from '@/lib/services/shared/context'
import { notify } from '../../notifications/notifications'
import { unsubscribePath } from '../../notifications/unsubscribe'
import { familyFields } from './nearness'

const BATCH = 1000
const TITLES_MAX = 5

/**
 * Notifies sellers of new open requests for what they sell: one notice a day at most, with a mail that one click stops. It names the goods, and
 * neither the buyer nor what others answered. Several processes share the work. @returns how many sellers were notified
 */
export async function sendPoolDigests(ctx: Pick<ServiceContext, 'db' | 'now' | 'newId'>): Promise<number> {
  let notified = 0
  for (;;) {
    const fresh = await withDeadline(() =>
      listFreshRequests(ctx.db, { now: ctx.now, fields: familyFields(), limit: BATCH }),
    )
    const bySeller = new Map<string, FreshRequest[]>()
    for (const request of fresh) {
      const own = bySeller.get(request.sellerId) ?? []
      bySeller.set(request.sellerId, [...own, request])
    }
    // The last one may have more than were read.
    const [last] = fresh.length === BATCH && bySeller.size > 1 ? [fresh.at(-1)?.sellerId] : []
    for (const [sellerId, requests] of bySeller) {
      if (sellerId === last) continue
      const isNotified = await inTransaction(ctx.db, async (tx) => {
        if (!(await takeDigest(tx, sellerId, ctx.now))) return false
        await notify(tx, ctx, [digestOf(sellerId, requests)])
        return true
      })
      if (isNotified) notified += 1
    }
    if (fresh.length < BATCH) return notified
  }
}

function digestOf(sellerId: string, requests: readonly FreshRequest[]): Notice {
  const [only] = requests
  const modules = [...new Set(requests.map(({ moduleKey }) => MODULE_NAMES[moduleKey]))]
  const titles = requests.slice(0, TITLES_MAX).map((request) => requestTitle(request))
  const more = requests.length - titles.length
  const isOne = requests.length === 1 && only !== undefined
  return {
    userId: sellerId,
    type: 'POOL_DIGEST',
    title: isOne
      ? `A new open request in ${modules.join(', ')}`
      : `${requests.length} new open requests in ${modules.slice(0, TITLES_MAX).join(', ')}`,
    body: [...titles, ...(more > 0 ? [`and ${more} more`] : [])].join('; '),
    link: isOne ? `/rfq/${only.rfqId}` : '/rfq?as=seller',
    subject: isOne ? { type: 'rfq', id: only.rfqId } : { type: 'account', id: sellerId },
    unsubscribePath: unsubscribePath('pool digest', sellerId),
  }
}
