import type { ReactNode } from 'react'
import { Disclosure } from '@/components/ui/disclosure'
import { KeyValue } from '@/components/ui/key-value'
import { TextLink } from '@/components/ui/link'
import { formatClock, formatWeekday } from '@/components/ui/numbers'
import type { AuditRecord } from '@/lib/contract/responses/audit'
import { changesLine } from '@/lib/domain/audit/changes'

interface AuditListProps {
  entries: readonly AuditRecord[]
  /** The address of the log filtered to one thing. */
  hrefOf: (filters: Record<string, string>) => string
}

/** Entries by day, newest first, each with its details. */
export function AuditList({ entries, hrefOf }: AuditListProps) {
  return (
    <div className="flex flex-col gap-8">
      {byDay(entries).map(({ day, rows }) => (
        <section key={day} aria-label={day}>
          <h2 className="border-line-strong border-b pb-2 font-semibold text-base">{day}</h2>
          <ol className="divide-y divide-line">
            {rows.map((entry) => (
              <Entry key={entry.entryId} entry={entry} hrefOf={hrefOf} />
            ))}
          </ol>
        </section>
      ))}
    </div>
  )
}

function byDay(entries: readonly AuditRecord[]): { day: string; rows: AuditRecord[] }[] {
  const days: { day: string; rows: AuditRecord[] }[] = []
  for (const entry of entries) {
    const day = formatWeekday(entry.at)
    const last = days.at(-1)
    if (last?.day === day) last.rows.push(entry)
    else days.push({ day, rows: [entry] })
  }
  return days
}

function Entry({ entry, hrefOf }: Pick<AuditListProps, 'hrefOf'> & { entry: AuditRecord }) {
  const { at, sentence, actor, objectType, objectId, objectPath } = entry
  const record = RECORD_WORDS[objectType] ?? 'record'
  const changed = changesLine(entry)
  return (
    <li className="grid items-start gap-x-6 sm:grid-cols-[minmax(0,1fr)_9rem]">
      <Disclosure
        className="border-b-0"
        summary={
          <span className="grid gap-x-4 font-normal sm:grid-cols-[7rem_minmax(0,1fr)]">
            <time dateTime={at} className="num text-ink-2">
              {formatClock(at, { hasSeconds: true })}
            </time>
            <span className="min-w-0 break-words">
              <span className="block text-base">{sentence}</span>
              {changed ? <span className="block text-ink-2">{changed}</span> : null}
            </span>
          </span>
        }
      >
        <div className="flex flex-wrap gap-x-5 gap-y-1 pb-2">
          {ONE_OF_A_KIND.has(objectType) ? null : (
            <TextLink href={hrefOf({ subject: objectId })}>All for this {record}</TextLink>
          )}
          {actor.email ? <TextLink href={hrefOf({ actor: actor.email })}>All by {actor.name}</TextLink> : null}
        </div>
        <Details entry={entry} />
      </Disclosure>
      {objectPath ? (
        <TextLink
          href={objectPath}
          className="mb-2 ml-6 inline-flex min-h-8 items-center justify-self-start text-sm sm:mt-1 sm:mb-0 sm:ml-0 sm:justify-self-end"
        >
          Open {objectPath.startsWith('/orders/') ? 'order' : record}
        </TextLink>
      ) : null}
    </li>
  )
}

/** Kinds of which there is one record, so the kind shows them all. */
const ONE_OF_A_KIND: ReadonlySet<string> = new Set(['entitlements', 'address', 'exchange_rates'])

const RECORD_WORDS: Readonly<Record<string, string>> = {
  user: 'account',
  listing: 'listing',
  rfq: 'request',
  enquiry: 'enquiry',
  attachment: 'file',
  import: 'import',
  entitlements: 'module access',
}

const VIA_WORDS = {
  session: 'Session',
  token: 'API token',
  job: 'Import job',
  operator: 'Operator, on the command line',
  none: 'No session or token',
} as const

/** The stored entry: IDs and hashes, never what was typed. */
function Details({ entry }: { entry: AuditRecord }) {
  const { actor, link } = entry
  return (
    <KeyValue
      rows={[
        { label: 'Action', value: <Code>{entry.action}</Code> },
        {
          label: 'Who',
          value: actor.email || WHO_WORDS[entry.actorKind],
          note: (
            <>
              as {entry.actorKind} {actor.userId ? <Code>{actor.userId}</Code> : null}
            </>
          ),
        },
        { label: VIA_WORDS[entry.via], value: <Code>{entry.viaId || 'none'}</Code> },
        { label: 'Record', value: entry.objectType, note: <Code>{entry.objectId}</Code> },
        { label: 'Request ID', value: <Code>{entry.requestId || 'none, done by the service itself'}</Code> },
        { label: 'Hash of the state before', value: <Code>{entry.beforeHash || 'none'}</Code> },
        { label: 'Hash of the state after', value: <Code>{entry.afterHash || 'none'}</Code> },
        { label: 'Row', value: <Code>{entry.entryId}</Code> },
        { label: 'Signature', value: <Code>{entry.signature}</Code>, note: <>by key {entry.keyId}</> },
        {
          label: 'Position in the chain',
          value: link ? PLACE.format(link.position) : 'not linked yet',
          note: link ? <Code>{link.hash}</Code> : 'It will be linked within a second.',
        },
      ]}
    />
  )
}

const PLACE = new Intl.NumberFormat('en-IN')
const WHO_WORDS = {
  buyer: 'A buyer',
  seller: 'A seller',
  admin: 'An administrator',
  system: 'The service',
  anonymous: 'Someone not signed in',
} as const

function Code({ children }: { children: ReactNode }) {
  return <code className="break-all font-normal text-xs">{children}</code>
}
