import 'server-only'
import { withDeadline } from '@/db/client'
import { findSellerTrade } from '@/db/queries/rfq/pool'
import { countWaiting } from '@/db/queries/rfq/waiting'
import { hasRole, type Role } from '@/lib/domain/actor'
import { statesToMove } from '@/lib/domain/rfq/orders/order'
import {
  buyerTasks,
  inOrderOfUrgency,
  orderTasks,
  sellerTasks,
  type Task,
  type Waiting,
} from '@/lib/domain/rfq/requests/today'
import { allPlanRequests } from '../entitlement/plan-requests'
import type { ActorContext } from '../shared/context'
import { readerOf } from './access'
import { readOrders } from './orders/orders'
import { familyFields } from './pool/nearness'
import { readRfqs } from './requests/read'

/** Newer records than these hide older ones; no one works on more in a day. */
const READ_MAX = 50

/** What waits for the caller in this role, the most urgent first. @throws FORBIDDEN */
export async function readToday(ctx: ActorContext, role: Role): Promise<Task[]> {
  return inOrderOfUrgency(role === 'admin' ? await adminTasks(ctx) : await traderTasks(ctx, role))
}

const TURN = { buyer: statesToMove('buyer'), seller: statesToMove('seller') }

/** How many of the caller's records wait for them, in each of their roles. */
export async function readWaiting({ db, actor, now }: ActorContext): Promise<Waiting> {
  const reader = { ...readerOf(actor), isBuyer: hasRole(actor, 'buyer') }
  return withDeadline(() => countWaiting(db, reader, { now, turn: TURN }))
}

async function traderTasks(ctx: ActorContext, as: 'buyer' | 'seller'): Promise<Task[]> {
  const page = { limit: READ_MAX, as }
  const [{ rfqs }, { orders }] = await Promise.all([readRfqs(ctx, page), readOrders(ctx, page)])
  if (as === 'buyer') return [...buyerTasks(rfqs), ...orderTasks(orders, as)]
  // A request to every seller waits for those who sell such goods.
  const { moduleKeys } = await findSellerTrade(ctx.db, ctx.actor.userId, familyFields())
  const own = rfqs.filter((rfq) => !rfq.openPool || rfq.quoteId !== '' || moduleKeys.includes(rfq.moduleKey))
  return [...sellerTasks(own), ...orderTasks(orders, as)]
}

async function adminTasks(ctx: ActorContext): Promise<Task[]> {
  const { planRequests } = await allPlanRequests(ctx, { isOpen: true, cursor: null })
  return planRequests.map(({ seller, planLabel, createdAt }) => ({
    kind: 'ANSWER_PLAN_REQUEST',
    title: planLabel,
    whom: seller.companyName,
    due: '',
    since: createdAt,
    link: '/plan-requests',
  }))
}
