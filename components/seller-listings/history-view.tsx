import { Badge } from '@/components/ui/badge'
import { Breadcrumbs } from '@/components/ui/breadcrumbs'
import { ButtonLink } from '@/components/ui/link'
import { formatMoment } from '@/components/ui/numbers'
import { SectionHead } from '@/components/ui/section'
import type { ForSeller, ListingStatus } from '@/lib/domain/listing/listing'
import type { HistoryEntry } from '@/lib/domain/listing/presenting/history'
import { ForSellerBand } from './for-seller/band'
import { listingsLabel, sellPath } from './for-seller/sell-path'
import { relativeTime } from './relative-time'

interface HistoryViewProps {
  moduleKey: string
  page: {
    forSeller: ForSeller | null
    history: {
      listing: { listingId: string; title: string; version: number; status: ListingStatus }
      entries: readonly HistoryEntry[]
      nextCursor: string | null
    }
    /** Whether this is the first page. */
    isNewest: boolean
  }
  now: Date
}

/** The changes to a listing, newest first: who, when and what. */
export function HistoryView({ moduleKey, page: { forSeller, history, isNewest }, now }: HistoryViewProps) {
  const { listing, entries, nextCursor } = history
  const form = `/sell/${moduleKey}/${listing.listingId}`
  const title = listing.title || 'Untitled listing'
  return (
    <div className="flex flex-col gap-6">
      <div>
        <ForSellerBand seller={forSeller} />
        <Breadcrumbs
          crumbs={[
            { label: listingsLabel(forSeller), href: sellPath('/listings', forSeller, { status: listing.status }) },
            { label: title, href: form },
            { label: 'History' },
          ]}
        />
        <div className="mt-3">
          <SectionHead
            level={1}
            title="History"
            lead={title}
            actions={<ButtonLink href={form}>Open listing</ButtonLink>}
          />
        </div>
      </div>
      <ol className="flex max-w-192 flex-col border-line border-t">
        {entries.map((entry) => (
          <Entry key={`${entry.toVersion} ${entry.at}`} entry={entry} now={now} />
        ))}
      </ol>
      <div className="flex flex-wrap gap-3">
        {isNewest ? null : (
          <ButtonLink href={`${form}/history`} variant="quiet">
            Newest
          </ButtonLink>
        )}
        {nextCursor ? <ButtonLink href={`${form}/history?cursor=${nextCursor}`}>Earlier</ButtonLink> : null}
      </div>
    </div>
  )
}

function Entry({ entry, now }: { entry: HistoryEntry; now: Date }) {
  const { at, title, actor, fromVersion, toVersion, changes, moreChanges } = entry
  const moment = new Date(at)
  const versions = fromVersion < toVersion ? `versions ${fromVersion}–${toVersion}` : `version ${toVersion}`
  return (
    <li className="grid gap-x-6 gap-y-2 border-line border-b py-4 sm:grid-cols-[13rem_minmax(0,1fr)]">
      <div>
        <h2 className="flex flex-wrap items-center gap-2 font-medium">
          {title}
          {actor.type === 'admin' ? <Badge tone="accent">administrator</Badge> : null}
        </h2>
        <p className="num text-ink-2 text-sm">
          <time dateTime={at} title={relativeTime(moment, now)}>
            {formatMoment(at)}
          </time>
        </p>
        <p className="num text-ink-2 text-sm">
          {actor.name ? `${actor.name} · ` : ''}
          {versions}
        </p>
      </div>
      {changes.length > 0 ? (
        <ul className="num flex min-w-0 flex-col gap-1 text-sm">
          {changes.map(({ field, text }) => (
            <li key={field} className="wrap-anywhere">
              {text}
            </li>
          ))}
          {moreChanges > 0 ? <li className="text-ink-2">and {moreChanges} more</li> : null}
        </ul>
      ) : (
        <p className="text-ink-2 text-sm">No fields changed.</p>
      )}
    </li>
  )
}
