import type { ErrorCode } from '@/lib/domain/errors'

/**
 * The states of an RFQ and of a quotation thread, and who may do what in them (reference 6.3): one table for the
 * routes and the buttons.
 */

export const RFQ_STORED_STATUSES = ['OPEN', 'PARTIALLY_AWARDED', 'AWARDED', 'CLOSED', 'CANCELLED', 'REMOVED'] as const
export type RfqStoredStatus = (typeof RFQ_STORED_STATUSES)[number]

/** QUOTED and EXPIRED are derived from the quotations and the clock. */
export const RFQ_STATUSES = ['OPEN', 'QUOTED', ...RFQ_STORED_STATUSES.slice(1), 'EXPIRED'] as const
export type RfqStatus = RfqStoredStatus | 'QUOTED' | 'EXPIRED'

export const QUOTE_STORED_STATUSES = [
  'DRAFT',
  'SUBMITTED',
  'COUNTERED',
  'ACCEPTED',
  'WITHDRAWN',
  'DECLINED',
  'NOT_AWARDED',
] as const
export type QuoteStoredStatus = (typeof QUOTE_STORED_STATUSES)[number]
/** Those of quotations that were sent. */
export const SENT_QUOTE_STATUSES = QUOTE_STORED_STATUSES.filter((status) => status !== 'DRAFT')
export type QuoteStatus = QuoteStoredStatus | 'EXPIRED'

/** The stored states in which a request takes quotations. */
export const QUOTABLE_STATUSES = ['OPEN', 'PARTIALLY_AWARDED'] as const satisfies readonly RfqStoredStatus[]

/** Live offers: they keep the RFQ in QUOTED, and a full award closes them. */
export const LIVE_QUOTE_STATUSES = ['SUBMITTED', 'COUNTERED'] as const satisfies readonly QuoteStoredStatus[]

export function isLive(status: QuoteStoredStatus): boolean {
  return LIVE_QUOTE_STATUSES.some((live) => live === status)
}

export type Party = 'buyer' | 'seller' | 'admin'

/** The viewer. A seller sees only their own thread. */
export interface Viewer {
  party: Party
  userId: string
}

export const RESPOND_ACTIONS = [
  'SUBMIT',
  'DRAFT',
  'PREVIEW',
  'WITHDRAW',
  'REQUEST_INFO',
  'DECLINE',
  'ACCEPT_COUNTER',
] as const
export type RespondAction = (typeof RESPOND_ACTIONS)[number]

export const RFQ_ACTIONS = ['COUNTER', 'DECLINE_QUOTE', 'PROVIDE_INFO', 'CANCEL', 'CLOSE', 'REMOVE'] as const
export type RfqAction = (typeof RFQ_ACTIONS)[number] | 'ACCEPT'

/** Maximum of counter-offers in one thread; after that the seller's terms are final. */
const COUNTERS_MAX = 6
/** Maximum of versions that a seller submits in one thread; accepting a counter-offer may add one. */
const VERSIONS_MAX = 30

export interface RfqState {
  status: RfqStoredStatus
  isSealed: boolean
  respondBy: Date | null
  /** Submitted or countered offers of all threads. */
  liveQuotes: number
}

export interface ThreadState {
  /** Null: the seller has not started a quotation. */
  status: QuoteStoredStatus | null
  /** The number of submitted versions. */
  version: number
  lineType: 'OFFER' | 'ALTERNATIVE' | 'NOT_AVAILABLE' | null
  validUntil: Date | null
  counterCount: number
  isInfoRequested: boolean
  /** Missing: they are not. */
  isSellerSuspended?: boolean
}

const NO_THREAD: ThreadState = {
  status: null,
  version: 0,
  lineType: null,
  validUntil: null,
  counterCount: 0,
  isInfoRequested: false,
}

export function isPastRespondBy({ respondBy }: Pick<RfqState, 'respondBy'>, now: Date): boolean {
  return respondBy !== null && respondBy.getTime() <= now.getTime()
}

/** Whether the quotations are still sealed: then only their number may be shown. */
export function isSealedNow(rfq: Pick<RfqState, 'isSealed' | 'respondBy'>, now: Date): boolean {
  return rfq.isSealed && !isPastRespondBy(rfq, now)
}

/** The request is final: it is never reopened, but can be copied (reference 6). */
export function isEnded(status: RfqStatus): boolean {
  return status === 'EXPIRED' || status === 'CANCELLED' || status === 'CLOSED' || status === 'AWARDED'
}

/** EXPIRED only without a response: with quotations it stays QUOTED (reference 6.3). */
export function rfqStatus(rfq: RfqState, now: Date): RfqStatus {
  if (rfq.status !== 'OPEN') return rfq.status
  if (rfq.liveQuotes > 0) return 'QUOTED'
  return isPastRespondBy(rfq, now) ? 'EXPIRED' : 'OPEN'
}

export function quoteStatus(thread: Pick<ThreadState, 'validUntil'> & { status: QuoteStoredStatus }, now: Date) {
  const { status, validUntil } = thread
  const isOver = validUntil !== null && validUntil.getTime() <= now.getTime()
  return isLive(status) && isOver ? ('EXPIRED' as const) : status
}

interface Rule {
  by: Party
  rfq: readonly RfqStatus[]
  /** Missing: no thread is affected. Null in the list: a seller without a quotation. */
  thread?: readonly (QuoteStoredStatus | null)[]
  /** Not after respondBy. */
  inTime?: true
  /** Not while sealed. */
  unsealed?: true
}

const TAKING_ANSWERS: readonly RfqStatus[] = [...QUOTABLE_STATUSES, 'QUOTED']
const OPEN_THREAD = [null, 'DRAFT', 'SUBMITTED', 'COUNTERED'] as const

const RULES: Readonly<Record<RespondAction | RfqAction, Rule>> = {
  SUBMIT: { by: 'seller', rfq: TAKING_ANSWERS, thread: OPEN_THREAD, inTime: true },
  DRAFT: { by: 'seller', rfq: TAKING_ANSWERS, thread: OPEN_THREAD, inTime: true },
  PREVIEW: { by: 'seller', rfq: TAKING_ANSWERS, thread: OPEN_THREAD, inTime: true },
  ACCEPT_COUNTER: { by: 'seller', rfq: TAKING_ANSWERS, thread: ['COUNTERED'], inTime: true },
  WITHDRAW: { by: 'seller', rfq: TAKING_ANSWERS, thread: ['SUBMITTED', 'COUNTERED'] },
  REQUEST_INFO: { by: 'seller', rfq: TAKING_ANSWERS, thread: OPEN_THREAD, inTime: true },
  DECLINE: { by: 'seller', rfq: TAKING_ANSWERS, thread: [null, 'DRAFT', 'COUNTERED'] },
  ACCEPT: {
    by: 'buyer',
    rfq: ['OPEN', 'QUOTED', 'PARTIALLY_AWARDED', 'EXPIRED'],
    thread: ['SUBMITTED', 'COUNTERED'],
    unsealed: true,
  },
  COUNTER: { by: 'buyer', rfq: TAKING_ANSWERS, thread: ['SUBMITTED'], inTime: true, unsealed: true },
  DECLINE_QUOTE: { by: 'buyer', rfq: TAKING_ANSWERS, thread: ['SUBMITTED', 'COUNTERED'], unsealed: true },
  PROVIDE_INFO: { by: 'buyer', rfq: TAKING_ANSWERS },
  CANCEL: { by: 'buyer', rfq: ['OPEN', 'QUOTED', 'EXPIRED'] },
  CLOSE: { by: 'buyer', rfq: ['PARTIALLY_AWARDED', 'AWARDED'] },
  REMOVE: { by: 'admin', rfq: ['OPEN', 'QUOTED', 'EXPIRED'] },
}

export interface Refusal {
  code: ErrorCode
  message: string
}

/** Who cannot sign in cannot answer or deliver (reference 2.4): nothing is asked or ordered of them. @param name of the seller, or of several */
export function suspendedRefusal(name = 'This seller', isOne = true): Refusal {
  const code = 'SELLER_SUSPENDED'
  return { code, message: `${name} ${isOne ? 'takes' : 'take'} no requests or orders at the moment.` }
}

/** Null: it is allowed. Otherwise the reason that people would name first. */
export function can(
  party: Party,
  record: { rfq: RfqState; thread: ThreadState | null },
  action: RespondAction | RfqAction,
  now: Date,
): Refusal | null {
  const { rfq, thread } = record
  const rule = RULES[action]
  if (rule.by !== party) return { code: 'FORBIDDEN', message: `Only the ${rule.by} may do this.` }
  const status = rfqStatus(rfq, now)
  if (rule.inTime && isPastRespondBy(rfq, now) && (status === 'EXPIRED' || rule.rfq.includes(status))) {
    // After respondBy no quotation can change, whoever acts.
    return { code: 'RESPOND_BY_PASSED', message: 'The response time is over. Quotations can no longer change.' }
  }
  if (!rule.rfq.includes(status)) return closedRefusal(status, action)
  if (rule.unsealed && isSealedNow(rfq, now)) {
    return { code: 'RFQ_SEALED', message: 'The quotations are sealed until the response time is over.' }
  }
  return rule.thread ? threadRefusal(rule.thread, thread ?? NO_THREAD, action, now) : null
}

function closedRefusal(status: RfqStatus, action: RespondAction | RfqAction): Refusal {
  if (status === 'AWARDED' && action === 'ACCEPT') {
    return { code: 'RFQ_ALREADY_AWARDED', message: 'The whole quantity is already awarded.' }
  }
  const isOver = status === 'AWARDED' || status === 'CLOSED' || status === 'CANCELLED' || status === 'REMOVED'
  return isOver
    ? { code: 'RFQ_CLOSED', message: `This request is ${WORDS[status]}.` }
    : { code: 'ACTION_NOT_POSSIBLE', message: `This cannot be done while the request is ${WORDS[status]}.` }
}

function threadRefusal(
  allowed: readonly (QuoteStoredStatus | null)[],
  thread: ThreadState,
  action: RespondAction | RfqAction,
  now: Date,
): Refusal | null {
  const { status } = thread
  if (!allowed.includes(status)) {
    if (status === 'ACCEPTED') {
      return { code: 'QUOTE_ALREADY_ACCEPTED', message: 'This quotation is already accepted.' }
    }
    const words = status === null ? 'not submitted yet' : QUOTE_WORDS[status]
    return action === 'ACCEPT'
      ? { code: 'QUOTE_NOT_ACCEPTABLE', message: `This quotation is ${words}.` }
      : { code: 'ACTION_NOT_POSSIBLE', message: `This cannot be done: the quotation is ${words}.` }
  }
  if ((action === 'ACCEPT' || action === 'COUNTER') && thread.isSellerSuspended) return suspendedRefusal()
  if (action === 'ACCEPT' && thread.lineType === 'NOT_AVAILABLE') {
    return { code: 'QUOTE_NOT_ACCEPTABLE', message: 'This seller cannot supply the goods.' }
  }
  if (action === 'COUNTER' && thread.lineType === 'NOT_AVAILABLE') {
    return {
      code: 'ACTION_NOT_POSSIBLE',
      message: 'This seller cannot supply the goods, so there is nothing to counter.',
    }
  }
  if (action === 'ACCEPT' && status !== null && quoteStatus({ ...thread, status }, now) === 'EXPIRED') {
    return { code: 'QUOTE_EXPIRED', message: 'This quotation is no longer valid. Ask the seller for a new one.' }
  }
  if ((action === 'SUBMIT' || action === 'DRAFT' || action === 'PREVIEW') && thread.version >= VERSIONS_MAX) {
    return {
      code: 'QUOTE_VERSIONS_EXHAUSTED',
      message: `After ${VERSIONS_MAX} versions the last one is final. The buyer can accept it or make a counter-offer.`,
    }
  }
  if (action === 'COUNTER' && thread.counterCount >= COUNTERS_MAX) {
    return {
      code: 'ACTION_NOT_POSSIBLE',
      message: `After ${COUNTERS_MAX} counter-offers the seller's terms are final.`,
    }
  }
  return null
}

const WORDS: Readonly<Record<RfqStatus, string>> = {
  OPEN: 'open',
  QUOTED: 'quoted',
  PARTIALLY_AWARDED: 'partly awarded',
  AWARDED: 'awarded',
  CLOSED: 'closed',
  CANCELLED: 'cancelled',
  REMOVED: 'removed',
  EXPIRED: 'expired',
}

const QUOTE_WORDS: Readonly<Record<QuoteStatus, string>> = {
  DRAFT: 'a draft',
  SUBMITTED: 'submitted',
  COUNTERED: 'countered by the buyer',
  ACCEPTED: 'accepted',
  WITHDRAWN: 'withdrawn',
  DECLINED: 'declined',
  NOT_AWARDED: 'not awarded',
  EXPIRED: 'expired',
}

/** What the buyer sees with the request. */
export function buyerStatus(status: RfqStatus, quoteCount: number): string {
  if (status === 'QUOTED') return quoteCount === 1 ? '1 quotation' : `${quoteCount} quotations`
  return BUYER_WORDS[status]
}

const BUYER_WORDS: Readonly<Record<Exclude<RfqStatus, 'QUOTED'>, string>> = {
  OPEN: 'Waiting for quotations',
  PARTIALLY_AWARDED: 'Partly awarded',
  AWARDED: 'Awarded',
  CLOSED: 'Closed',
  CANCELLED: 'Cancelled',
  REMOVED: 'Removed by the marketplace',
  EXPIRED: 'No response in time',
}

const BUYER_QUOTE_WORDS: Readonly<Record<QuoteStatus, string>> = {
  DRAFT: '',
  SUBMITTED: 'Waiting for your decision',
  COUNTERED: 'Counter-offer sent',
  ACCEPTED: 'Accepted',
  WITHDRAWN: 'Withdrawn by the seller',
  DECLINED: 'Declined',
  NOT_AWARDED: 'Not awarded',
  EXPIRED: 'Validity over',
}

/** What the buyer sees with a quotation. */
export function buyerQuoteStatus(status: QuoteStatus): string {
  return BUYER_QUOTE_WORDS[status]
}

/** What a seller sees with the same request: the state of their own thread first. */
export function sellerStatus(status: RfqStatus, thread: QuoteStatus | null, isInfoRequested: boolean): string {
  if (thread !== null) {
    const labels: Readonly<Record<QuoteStatus, string>> = {
      DRAFT: 'Draft, not sent',
      SUBMITTED: 'Quoted, waiting for the buyer',
      COUNTERED: 'Counter-offer from the buyer',
      ACCEPTED: 'Won',
      WITHDRAWN: 'Withdrawn',
      DECLINED: 'Declined by the buyer',
      NOT_AWARDED: 'Not awarded',
      EXPIRED: 'Your quotation has expired',
    }
    return labels[thread]
  }
  if (isInfoRequested && TAKING_ANSWERS.some((one) => one === status)) return 'Question asked'
  return TAKING_ANSWERS.some((one) => one === status) ? 'New request' : `Request ${WORDS[status]}`
}

/** Every action that the table allows this party now, for the buttons. */
export function actionsOf(
  party: Party,
  record: { rfq: RfqState; thread: ThreadState | null },
  now: Date,
): (RespondAction | RfqAction)[] {
  const all: readonly (RespondAction | RfqAction)[] = [...RESPOND_ACTIONS, 'ACCEPT', ...RFQ_ACTIONS]
  return all.filter((action) => can(party, record, action, now) === null)
}
