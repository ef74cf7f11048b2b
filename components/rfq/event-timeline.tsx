import { Badge } from '@/components/ui/badge'
import { Disclosure } from '@/components/ui/disclosure'
import { formatMoment } from '@/components/ui/numbers'
import { eventSeller, eventWords } from '@/lib/domain/rfq/event-words'
import type { RfqFileView } from '@/lib/domain/rfq/files'
import type { NewestPart } from '@/lib/domain/rfq/lists/list-query'
import type { EventRecord } from '@/lib/domain/rfq/present-events'
import { shownEvents } from '@/lib/domain/rfq/shown-events'
import { EarlierLinks } from './parts/earlier-links'
import { FileList } from './parts/file-list'

export interface EventTimelineProps {
  rfqId: string
  /** Events in order, usually the newest. */
  activity: NewestPart<EventRecord>
  /** The names of the actors, by account. */
  names: Readonly<Record<string, string>>
  /** Events since this moment are new to the reader; "" when none are. */
  newSince: string
}

/** How many events are shown; earlier ones are collapsed. */
const SHOWN = 12

/** The activity of a request, oldest first. Older events are collapsed. */
export function EventTimeline({ rfqId, activity, names, newSince }: EventTimelineProps) {
  const events = shownEvents(activity.entries)
  const firstNew = newSince === '' ? events.length : events.findIndex(({ at }) => at >= newSince)
  const isNew = (event: EventRecord) => newSince !== '' && event.at >= newSince && names[event.actorId] !== 'You'
  const cut = events.length > SHOWN + 2 ? Math.min(events.length - SHOWN, Math.max(firstNew, 0)) : 0
  const list = (shown: readonly EventRecord[]) => (
    <ol className="flex flex-col">
      {shown.map((event) => (
        <Entry key={event.eventId} event={event} names={names} isNew={isNew(event)} />
      ))}
    </ol>
  )
  return (
    <div className="flex flex-col gap-3">
      <EarlierLinks
        part={activity}
        words={['entry', 'entries']}
        hrefOf={(until) => `/rfq/${rfqId}${until === null ? '' : `?activity=${until}`}#thread`}
      />
      {cut > 0 ? <Disclosure summary={`${cut} earlier`}>{list(events.slice(0, cut))}</Disclosure> : null}
      {list(events.slice(cut))}
    </div>
  )
}

function Entry({ event, names, isNew }: Pick<EventTimelineProps, 'names'> & { event: EventRecord; isNew: boolean }) {
  return (
    <li className="group/event grid grid-cols-[1rem_1fr] gap-3 pb-4 last:pb-0">
      <span aria-hidden="true" className="relative flex justify-center">
        <span className="mt-1.5 size-2 rounded-full bg-line-strong" />
        <span className="absolute top-4 bottom-[-1rem] w-px bg-line group-last/event:hidden" />
      </span>
      <div className="min-w-0 text-sm">
        <p>
          <span className="font-medium">{names[event.actorId] ?? ACTOR_WORDS[event.actorType] ?? ''}</span>{' '}
          {eventWords(event.type)}
          {addressee(event, names)}
          {event.type === 'QUOTE_ACCEPTED' ? ' and placed the order' : null}
          {event.quoteVersion > 1 ? ` (version ${event.quoteVersion})` : ''}
          {isNew ? (
            <>
              {' '}
              <Badge tone="accent">New</Badge>
            </>
          ) : null}
        </p>
        <p className="text-ink-2 text-xs">
          <time dateTime={event.at}>{formatMoment(event.at)}</time>
        </p>
        {event.message ? <p className="mt-1 max-w-prose whitespace-pre-line break-words">{event.message}</p> : null}
        <FileList files={filesOf(event)} label="Files with this message" className="mt-1" />
      </div>
    </li>
  )
}

/** To whom a buyer wrote, or whose quotation or order it is about. A seller has one thread, so only a message says that it is to them. */
function addressee(event: EventRecord, names: EventTimelineProps['names']): string {
  const { sellerId, type } = event
  if (sellerId === '') return eventSeller(event, '')
  const name = names[sellerId]
  if (name === undefined) return ''
  return name === 'You' ? (type === 'NOTE' ? eventSeller(event, 'you') : '') : eventSeller(event, name)
}

/** The files of a message, as sent. */
function filesOf({ data }: EventRecord): RfqFileView[] {
  return Array.isArray(data.attachments) ? (data.attachments as RfqFileView[]) : []
}

const ACTOR_WORDS: Record<string, string> = {
  buyer: 'The buyer',
  seller: 'The seller',
  admin: 'The marketplace',
  system: 'The marketplace',
}
