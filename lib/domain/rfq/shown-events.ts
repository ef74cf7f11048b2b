interface TimelineEvent {
  type: string
  actorId: string
  at: string
}

/**
 * The events that follow from each of these in the same write. A reader does not need them as lines of their own: one click of the
 * buyer accepts a quotation, places the order, awards the quantity and ends the other quotations.
 */
const FOLLOWS: Readonly<Record<string, readonly string[]>> = {
  QUOTE_ACCEPTED: ['COUNTER_WITHDRAWN', 'ORDER_CREATED', 'RFQ_AWARDED', 'RFQ_PARTIALLY_AWARDED', 'QUOTE_NOT_AWARDED'],
  RFQ_AWARDED: ['QUOTE_NOT_AWARDED'],
  RFQ_CANCELLED: ['QUOTE_NOT_AWARDED'],
  RFQ_CLOSED: ['QUOTE_NOT_AWARDED'],
  RFQ_REMOVED: ['QUOTE_NOT_AWARDED'],
}

/** The events as a person reads them: one line for each action. */
export function shownEvents<T extends TimelineEvent>(events: readonly T[]): T[] {
  const actionOf = ({ actorId, at }: TimelineEvent) => `${actorId} ${at}`
  const typesOf = new Map<string, Set<string>>()
  for (const event of events) {
    const action = actionOf(event)
    typesOf.set(action, (typesOf.get(action) ?? new Set()).add(event.type))
  }
  return events.filter((event) => {
    const types = [...(typesOf.get(actionOf(event)) ?? [])]
    return !types.some((type) => FOLLOWS[type]?.includes(event.type))
  })
}
