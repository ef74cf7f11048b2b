import { formatMoment } from '@/components/listing-grid/numbers'
import type { EventRecord } from '@/lib/domain/rfq/present'
import { eventWords } from './rfq-words'

export interface EventTimelineProps {
  events: readonly EventRecord[]
  /** Who the actors are, by account. */
  names: Readonly<Record<string, string>>
}

/** What happened, the oldest first, in the words of the trade; nothing of it is ever changed. */
export function EventTimeline({ events, names }: EventTimelineProps) {
  return (
    <ol className="flex flex-col">
      {events.map((event) => (
        <li key={event.eventId} className="group/event grid grid-cols-[1rem_1fr] gap-3 pb-4 last:pb-0">
          <span aria-hidden="true" className="relative flex justify-center">
            <span className="mt-1.5 size-2 rounded-full bg-line-strong" />
            <span className="absolute top-4 bottom-[-1rem] w-px bg-line group-last/event:hidden" />
          </span>
          <span className="min-w-0 text-sm">
            <span className="font-medium">{names[event.actorId] ?? ACTOR_WORDS[event.actorType] ?? ''}</span>{' '}
            {eventWords(event.type)}
            {event.quoteVersion > 1 ? ` (version ${event.quoteVersion})` : ''}
            <span className="block text-ink-2 text-xs">
              <time dateTime={event.at}>{formatMoment(event.at)}</time>
            </span>
            {event.message ? <span className="mt-1 block max-w-prose whitespace-pre-line">{event.message}</span> : null}
          </span>
        </li>
      ))}
    </ol>
  )
}

const ACTOR_WORDS: Record<string, string> = {
  buyer: 'The buyer',
  seller: 'The seller',
  admin: 'The marketplace',
  system: 'The marketplace',
}
