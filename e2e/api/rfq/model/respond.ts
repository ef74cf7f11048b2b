import {
  isOver,
  isSeller,
  latest,
  NOT_FOUND,
  newParticipant,
  type Person,
  type Read,
  type Reason,
  type RequestModel,
  type Seller,
  sees,
  shownStatus,
  staleReasons,
  type Terms,
  type ThreadStatus,
  why,
} from './model'

/** Actions of a seller on a request. */

export type ResponseAction = 'SUBMIT' | 'DRAFT' | 'PREVIEW' | 'WITHDRAW' | 'REQUEST_INFO' | 'DECLINE' | 'ACCEPT_COUNTER'

export interface RespondCommand {
  action: ResponseAction
  terms: Terms
  /** The body lacks a required field. */
  isFaulty: boolean
  /** Attach a file to the question. */
  hasFile: boolean
  read: Read
}

const MOVABLE: readonly (ThreadStatus | 'NONE')[] = ['NONE', 'DRAFT', 'SUBMITTED', 'COUNTERED']
const ALLOWED_FROM: Readonly<Record<ResponseAction, readonly (ThreadStatus | 'NONE')[]>> = {
  SUBMIT: MOVABLE,
  DRAFT: MOVABLE,
  PREVIEW: MOVABLE,
  REQUEST_INFO: MOVABLE,
  ACCEPT_COUNTER: ['COUNTERED'],
  WITHDRAW: ['SUBMITTED', 'COUNTERED'],
  DECLINE: ['NONE', 'DRAFT', 'COUNTERED'],
}
const VERSIONS_MAX = 30
const MOVES_A_QUOTATION: readonly ResponseAction[] = ['SUBMIT', 'DRAFT', 'PREVIEW', 'REQUEST_INFO', 'ACCEPT_COUNTER']

/** The reasons to refuse the action; empty: it is allowed. */
export function whyNotRespond(request: RequestModel, person: Person, command: RespondCommand): Reason[] {
  if (!isSeller(person)) return [why(403, 'FORBIDDEN')]
  if (!sees(person, request)) return NOT_FOUND
  const { action, isFaulty, read, terms } = command
  const thread = request.threads.get(person)
  const needsTerms = action === 'SUBMIT' && terms.lineType !== 'NOT_AVAILABLE'
  const isStaleCounter = action === 'ACCEPT_COUNTER' && latest(thread)?.isExpired === true
  const faults = [
    ...(isFaulty && (needsTerms || action === 'REQUEST_INFO') ? [why(422, 'VALIDATION_FAILED')] : []),
    ...(isStaleCounter ? [why(422, 'VALIDATION_FAILED')] : []),
  ]
  if (faults.length > 0) return faults
  const isTooLate = request.isPast && MOVES_A_QUOTATION.includes(action)
  const status = thread?.status ?? 'NONE'
  return [
    ...(isOver(request) ? [why(409, 'RFQ_CLOSED')] : []),
    ...(!isOver(request) && isTooLate ? [why(409, 'RESPOND_BY_PASSED')] : []),
    ...(!isTooLate && shownStatus(person, request) === 'EXPIRED' ? [why(409, 'ACTION_NOT_POSSIBLE')] : []),
    ...(ALLOWED_FROM[action].includes(status)
      ? []
      : [why(409, status === 'ACCEPTED' ? 'QUOTE_ALREADY_ACCEPTED' : 'ACTION_NOT_POSSIBLE')]),
    ...((action === 'SUBMIT' || action === 'DRAFT' || action === 'PREVIEW') &&
    (thread?.versions.length ?? 0) >= VERSIONS_MAX
      ? [why(409, 'QUOTE_VERSIONS_EXHAUSTED')]
      : []),
    // A preview writes nothing, so it compares no version.
    ...(action === 'PREVIEW' ? [] : staleReasons(read)),
    ...(action !== 'PREVIEW' && read.rfqVersion === 'stale' ? [why(409, 'RFQ_CHANGED')] : []),
  ]
}

/** Applies the action. @returns the expected status */
export function respond(request: RequestModel, seller: Seller, command: RespondCommand, quoteId: string): number {
  const { action, terms } = command
  if (action === 'PREVIEW') return 200
  const participant = request.participants.get(seller) ?? newParticipant()
  // A draft is visible only to its seller.
  if (action !== 'DRAFT') request.participants.set(seller, participant)
  const known = request.threads.get(seller)
  const record = (type: string, isOfQuote = true, files = 0) =>
    request.events.push({ type, actorType: 'seller', seller, isOfQuote, files })
  const submit = (type: string, version: Terms): number => {
    const thread = known ?? { quoteId, status: 'DRAFT', versions: [], counter: null, counters: 0 }
    request.threads.set(seller, thread)
    thread.status = 'SUBMITTED'
    thread.counter = null
    thread.versions.push({ ...version })
    participant.hasDeclined = false
    record(type)
    return thread.versions.length === 1 ? 201 : 200
  }
  switch (action) {
    case 'SUBMIT':
      return submit((known?.versions.length ?? 0) === 0 ? 'QUOTE_SUBMITTED' : 'QUOTE_REVISED', terms)
    case 'ACCEPT_COUNTER': {
      const before = latest(known)
      if (!before) throw new Error('a counter-offer without a quotation')
      return submit('COUNTER_ACCEPTED', { ...before, ...known?.counter })
    }
    case 'DRAFT':
      if (!known) request.threads.set(seller, { quoteId, status: 'DRAFT', versions: [], counter: null, counters: 0 })
      return 200
    case 'WITHDRAW':
      if (known) known.status = 'WITHDRAWN'
      record('QUOTE_WITHDRAWN')
      return 200
    case 'REQUEST_INFO':
      participant.hasOpenQuestion = true
      participant.hasEverAsked = true
      record('INFO_REQUESTED', false, command.hasFile ? 1 : 0)
      return 200
    case 'DECLINE':
      if (known?.status === 'COUNTERED') {
        known.status = 'SUBMITTED'
        known.counter = null
        record('COUNTER_DECLINED')
      } else {
        participant.hasDeclined = true
        record('RFQ_DECLINED', false)
      }
      return 200
  }
}
