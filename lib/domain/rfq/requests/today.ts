import type { RfqRecord } from '../present'
import type { OrderRecord } from '../present-order'

export const TASK_KINDS = [
  'ANSWER_COUNTER',
  'ANSWER_REQUEST',
  'ANSWER_QUESTION',
  'DECIDE',
  'MOVE_ORDER',
  'ANSWER_PLAN_REQUEST',
] as const
export type TaskKind = (typeof TASK_KINDS)[number]

/** Something that waits for this account. */
export interface Task {
  kind: TaskKind
  /** What it is about, such as the goods. */
  title: string
  /** The other party. */
  whom: string
  /** When it ends by itself, ISO 8601; "" when it does not. */
  due: string
  /** Since when it waits, ISO 8601. */
  since: string
  link: string
}

/** How many requests and orders wait for one side of the trade. */
export interface WaitingTrade {
  requests: number
  orders: number
}

/** How many of the records that one page of the menu lists wait for this account, on each side that it takes. */
export interface Waiting {
  buyer: WaitingTrade
  seller: WaitingTrade
  planRequests: number
}

type ListedRfq = RfqRecord & { quoteStatus: string }

/** What waits for a seller in the requests they were asked. */
export function sellerTasks(rfqs: readonly ListedRfq[]): Task[] {
  return rfqs.flatMap((rfq) => {
    const hasDeclined = rfq.sellers.some((seller) => seller.hasDeclined)
    if (rfq.quoteStatus === 'COUNTERED' && rfq.actions.includes('ACCEPT_COUNTER'))
      return [taskOf('ANSWER_COUNTER', rfq)]
    const isNew = (rfq.quoteStatus === '' || rfq.quoteStatus === 'DRAFT') && !hasDeclined
    return isNew && rfq.actions.includes('SUBMIT') ? [taskOf('ANSWER_REQUEST', rfq)] : []
  })
}

/** What waits for a buyer in the requests they sent. */
export function buyerTasks(rfqs: readonly ListedRfq[]): Task[] {
  return rfqs.flatMap((rfq) => {
    const asks = rfq.sellers.find(({ infoStatus }) => infoStatus === 'REQUESTED')
    const whom = rfq.openPool ? '' : rfq.sellers.map(({ companyName }) => companyName).join(', ')
    const isOffered = rfq.status === 'QUOTED' && !rfq.sealedNow
    return [
      ...(asks && rfq.actions.includes('PROVIDE_INFO')
        ? [{ ...taskOf('ANSWER_QUESTION', rfq), whom: asks.companyName }]
        : []),
      ...(isOffered ? [{ ...taskOf('DECIDE', rfq), whom }] : []),
    ]
  })
}

/** Orders whose next step is this party's. Cancelling is never a task. */
export function orderTasks(orders: readonly OrderRecord[], side: 'buyer' | 'seller'): Task[] {
  return orders
    .filter(({ moves }) => moves.some((to) => to !== 'CANCELLED'))
    .map(({ orderId, title, updatedAt, buyerCompanyName, sellerCompanyName }) => ({
      kind: 'MOVE_ORDER',
      title,
      whom: side === 'buyer' ? sellerCompanyName : buyerCompanyName,
      due: '',
      since: updatedAt,
      link: `/orders/${orderId}`,
    }))
}

/** What ends first comes first, then what waits longest. */
export function inOrderOfUrgency(tasks: readonly Task[]): Task[] {
  const key = ({ due, since }: Task) => `${due === '' ? '9' : due}${since}`
  return [...tasks].sort((a, b) => (key(a) < key(b) ? -1 : 1))
}

function taskOf(kind: TaskKind, { rfqId, title, companyName, respondBy, isPastRespondBy, updatedAt }: ListedRfq): Task {
  return {
    kind,
    title,
    whom: companyName,
    due: isPastRespondBy ? '' : respondBy,
    since: updatedAt,
    link: `/rfq/${rfqId}`,
  }
}
