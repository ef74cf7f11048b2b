import 'server-only'
import type { Role } from '@/lib/domain/actor'
import { buyerTasks, inOrderOfUrgency, orderTasks, sellerTasks, type Task } from '@/lib/domain/rfq/requests/today'
import { allPlanRequests } from '../entitlement/plan-requests'
import type { ActorContext } from '../shared/context'
import { readOrders } from './orders/orders'
import { readRfqs } from './requests/read'

/** Newer records than these hide older ones; no one works on more in a day. */
const READ_MAX = 50

/** What waits for the caller in this role, the most urgent first. @throws FORBIDDEN */
export async function readToday(ctx: ActorContext, role: Role): Promise<Task[]> {
  return inOrderOfUrgency(role === 'admin' ? await adminTasks(ctx) : await traderTasks(ctx, role))
}

async function traderTasks(ctx: ActorContext, as: 'buyer' | 'seller'): Promise<Task[]> {
  const page = { limit: READ_MAX, as }
  const [{ rfqs }, { orders }] = await Promise.all([readRfqs(ctx, page), readOrders(ctx, page)])
  return [...(as === 'seller' ? sellerTasks(rfqs) : buyerTasks(rfqs)), ...orderTasks(orders, as)]
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
