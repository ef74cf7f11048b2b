import {
  isOver,
  isSeller,
  latest,
  NOT_THERE,
  newPlace,
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

/** What a seller does in a thread. */

export type Answering = 'SUBMIT' | 'DRAFT' | 'PREVIEW' | 'WITHDRAW' | 'REQUEST_INFO' | 'DECLINE' | 'ACCEPT_COUNTER'

export interface AnswerCommand {
  action: Answering
  terms: Terms
  /** The body lacks what an offer, or a question, needs. */
  isFaulty: boolean
  /** A file goes with the question. */
  hasFile: boolean
  read: Read
}

const MOVABLE: readonly (ThreadStatus | 'NONE')[] = ['NONE', 'DRAFT', 'SUBMITTED', 'COUNTERED']
const ANSWERABLE: Readonly<Record<Answering, readonly (ThreadStatus | 'NONE')[]>> = {
  SUBMIT: MOVABLE,
  DRAFT: MOVABLE,
  PREVIEW: MOVABLE,
  REQUEST_INFO: MOVABLE,
  ACCEPT_COUNTER: ['COUNTERED'],
  WITHDRAW: ['SUBMITTED', 'COUNTERED'],
  DECLINE: ['NONE', 'DRAFT', 'COUNTERED'],
}
const VERSIONS_MAX = 30
const MOVES_A_QUOTATION: readonly Answering[] = ['SUBMIT', 'DRAFT', 'PREVIEW', 'REQUEST_INFO', 'ACCEPT_COUNTER']

/** Why this person may not answer so; empty: he may. */
export function whyNotAnswer(request: RequestModel, person: Person, command: AnswerCommand): Reason[] {
  if (!isSeller(person)) return [why(403, 'FORBIDDEN')]
  if (!sees(person, request)) return NOT_THERE
  const { action, isFaulty, read, terms } = command
  const thread = request.threads.get(person)
  const asks = action === 'SUBMIT' && terms.lineType !== 'NOT_AVAILABLE'
  const isStaleCounter = action === 'ACCEPT_COUNTER' && latest(thread)?.isExpired === true
  const faults = [
    ...(isFaulty && (asks || action === 'REQUEST_INFO') ? [why(422, 'VALIDATION_FAILED')] : []),
    ...(isStaleCounter ? [why(422, 'VALIDATION_FAILED')] : []),
  ]
  if (faults.length > 0) return faults
  const isBehindTime = request.isPast && MOVES_A_QUOTATION.includes(action)
  const status = thread?.status ?? 'NONE'
  return [
    ...(isOver(request) ? [why(409, 'RFQ_CLOSED')] : []),
    ...(!isOver(request) && isBehindTime ? [why(409, 'RESPOND_BY_PASSED')] : []),
    ...(!isBehindTime && shownStatus(request) === 'EXPIRED' ? [why(409, 'ACTION_NOT_POSSIBLE')] : []),
    ...(ANSWERABLE[action].includes(status)
      ? []
      : [why(409, status === 'ACCEPTED' ? 'QUOTE_ALREADY_ACCEPTED' : 'ACTION_NOT_POSSIBLE')]),
    ...((action === 'SUBMIT' || action === 'DRAFT' || action === 'PREVIEW') &&
    (thread?.versions.length ?? 0) >= VERSIONS_MAX
      ? [why(409, 'QUOTE_VERSIONS_EXHAUSTED')]
      : []),
    // A preview is judged, not written: nothing it read can have changed under it.
    ...(action === 'PREVIEW' ? [] : staleReasons(read)),
    ...(action !== 'PREVIEW' && read.rfqVersion === 'stale' ? [why(409, 'RFQ_CHANGED')] : []),
  ]
}

/** Does it. @returns the status that says so */
export function answer(request: RequestModel, seller: Seller, command: AnswerCommand, quoteId: string): number {
  const { action, terms } = command
  if (action === 'PREVIEW') return 200
  const place = request.places.get(seller) ?? newPlace()
  // Nobody learns of a draft.
  if (action !== 'DRAFT') request.places.set(seller, place)
  const known = request.threads.get(seller)
  const tell = (type: string, isOfQuote = true, files = 0) =>
    request.events.push({ type, actorType: 'seller', seller, isOfQuote, files })
  const submit = (type: string, version: Terms): number => {
    const thread = known ?? { quoteId, status: 'DRAFT', versions: [], counter: null, counters: 0 }
    request.threads.set(seller, thread)
    thread.status = 'SUBMITTED'
    thread.counter = null
    thread.versions.push({ ...version })
    place.hasDeclined = false
    tell(type)
    return thread.versions.length === 1 ? 201 : 200
  }
  switch (action) {
    case 'SUBMIT':
      return submit((known?.versions.length ?? 0) === 0 ? 'QUOTE_SUBMITTED' : 'QUOTE_REVISED', terms)
    case 'ACCEPT_COUNTER': {
      const before = latest(known)
      if (!before) throw new Error('a counter-offer to nothing')
      return submit('COUNTER_ACCEPTED', { ...before, ...known?.counter })
    }
    case 'DRAFT':
      if (!known) request.threads.set(seller, { quoteId, status: 'DRAFT', versions: [], counter: null, counters: 0 })
      return 200
    case 'WITHDRAW':
      if (known) known.status = 'WITHDRAWN'
      tell('QUOTE_WITHDRAWN')
      return 200
    case 'REQUEST_INFO':
      place.hasAsked = true
      place.hasEverAsked = true
      tell('INFO_REQUESTED', false, command.hasFile ? 1 : 0)
      return 200
    case 'DECLINE':
      if (known?.status === 'COUNTERED') {
        known.status = 'SUBMITTED'
        known.counter = null
        tell('COUNTER_DECLINED')
      } else {
        place.hasDeclined = true
        tell('RFQ_DECLINED', false)
      }
      return 200
  }
}
