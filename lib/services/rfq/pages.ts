import 'server-only'
import { z } from 'zod'
import { withDeadline } from '@/db/client'
import { listUnreadOfRequests } from '@/db/queries/notifications'
import { type Actor, hasRole } from '@/lib/domain/actor'
import { nullOn } from '@/lib/domain/errors'
import { matrixDefinition } from '@/lib/domain/modules'
import type { ModuleKey } from '@/lib/domain/modules/keys'
import { requirementText } from '@/lib/domain/rfq/comparison/verdict'
import type { EventRecord, RfqRecord } from '@/lib/domain/rfq/present'
import { specificationPoint, specificationPoints } from '@/lib/domain/rfq/requests/specification-point'
import type { ServiceContext } from '../shared/context'
import { readOrder } from './orders/orders'
import { readComparison } from './quotations/compare'
import { readNewestEvents } from './quotations/quotation-events'
import { readRfq } from './requests/read'

/** What each point of a module is called, by its path. */
function pointLabels(moduleKey: ModuleKey): Record<string, string> {
  return Object.fromEntries(specificationPoints(matrixDefinition(moduleKey)).map(({ path, label }) => [path, label]))
}

export interface RfqPageData extends Awaited<ReturnType<typeof readRfq>> {
  events: EventRecord[]
  /** Who the actors are, by account. */
  names: Record<string, string>
  pointLabels: Record<string, string>
  /** What the reader has not seen: since when, and the notices that tell of it. */
  news: { since: string; numbers: number[] }
}

/** More unread than these say no more than that there is much. */
const UNREAD_MAX = 500

/** The requests of which this account has not read everything. */
export async function readUnreadRequests(ctx: ServiceContext<Actor>): Promise<Set<string>> {
  const unread = await withDeadline(() => listUnreadOfRequests(ctx.db, ctx.actor.userId, UNREAD_MAX))
  return new Set(unread.map(({ rfqId }) => rfqId))
}

/** One request for its page; null: it is not there, or not this reader's. */
export async function readRfqPage(ctx: ServiceContext<Actor>, typedId: string): Promise<RfqPageData | null> {
  return found(typedId, async (rfqId) => {
    const [view, events, unread] = await Promise.all([
      readRfq(ctx, rfqId),
      readNewestEvents(ctx, rfqId),
      withDeadline(() => listUnreadOfRequests(ctx.db, ctx.actor.userId, UNREAD_MAX)),
    ])
    const { rfq } = view
    const own = unread.filter((notice) => notice.rfqId === rfqId)
    return {
      ...view,
      events,
      names: Object.fromEntries([
        ...rfq.sellers.map(({ sellerId, companyName }) => [sellerId, companyName]),
        [rfq.buyerId, rfq.companyName],
        [ctx.actor.userId, 'You'],
      ]),
      pointLabels: pointLabels(rfq.moduleKey),
      news: { since: own[0]?.at.toISOString() ?? '', numbers: own.map(({ number }) => number) },
    }
  })
}

/** What the answer form asks of a seller: each required point, with the requirement in words. */
export function askedPoints({ moduleKey, requirements }: Pick<RfqRecord, 'moduleKey' | 'requirements'>) {
  const definition = matrixDefinition(moduleKey)
  return requirements.map((requirement) => {
    const point = specificationPoint(definition, requirement.field)
    return {
      field: requirement.field,
      label: point?.label ?? requirement.field,
      requested: requirementText(requirement),
      unit: point?.unit ?? '',
    }
  })
}

const OWN_BASIS = { quantity: '', uom: '', currency: '', creditRate: '' }

/** The comparison on the basis of the address; one that cannot be reckoned falls back to the request's own. */
export async function readComparisonPage(ctx: ServiceContext<Actor>, typedId: string, parameters: typeof OWN_BASIS) {
  return found(typedId, async (rfqId) => {
    const compare = async (basis: typeof OWN_BASIS) => {
      const filled = Object.entries(basis).filter(([, value]) => value !== '')
      return { comparison: await readComparison(ctx, rfqId, new URLSearchParams(filled)), parameters: basis }
    }
    const compared = (await nullOn('VALIDATION_FAILED', () => compare(parameters))) ?? (await compare(OWN_BASIS))
    const { rfq, quotes } = await readRfq(ctx, rfqId)
    return { rfq, quotes, ...compared }
  })
}

/** One order for its page; null: it is not there, or not this reader's. */
export async function readOrderPage(ctx: ServiceContext<Actor>, typedId: string) {
  return found(typedId, async (orderId) => {
    const order = await readOrder(ctx, orderId)
    const isBuyer = order.buyerCompanyId === ctx.actor.companyId && hasRole(ctx.actor, 'buyer')
    return { order, pointLabels: pointLabels(order.moduleKey), mayAskAgain: isBuyer }
  })
}

async function found<T>(typedId: string, read: (id: string) => Promise<T>): Promise<T | null> {
  return z.uuid().safeParse(typedId).success ? nullOn('NOT_FOUND', () => read(typedId.toLowerCase())) : null
}
