'use client'

import Link from 'next/link'
import { useEffect, useState } from 'react'
import { send } from '@/components/request/request'
import { relativeTime } from '@/components/seller-listings/relative-time'
import { listingsPath } from '@/components/site/listings-path'
import { Button } from '@/components/ui/button'
import { cx } from '@/components/ui/cx'
import { EmptyState } from '@/components/ui/empty-state'
import { FormProblem } from '@/components/ui/form-problem'
import { ButtonLink } from '@/components/ui/link'
import type { InboxEntry, InboxPage } from './inbox-entry'
import { listenToInbox } from './inbox-feed'

export interface InboxViewProps {
  first: InboxPage
  /** The server's time, so that "5 minutes ago" matches its HTML. */
  now: string
}

/** All notifications, newest first; new ones appear on top. */
export function InboxView({ first, now }: InboxViewProps) {
  const [entries, setEntries] = useState<readonly InboxEntry[]>(first.notifications)
  const [unread, setUnread] = useState(first.unread)
  const [cursor, setCursor] = useState(first.page.nextCursor)
  const [busy, setBusy] = useState<'more' | 'read' | null>(null)
  const [failure, setFailure] = useState('')

  useEffect(
    () =>
      listenToInbox((news) => {
        if (news.kind === 'unread') setUnread(news.unread)
        else
          setEntries((known) =>
            known.some(({ number }) => number === news.entry.number) ? known : [news.entry, ...known],
          )
      }),
    [],
  )

  async function loadMore(): Promise<void> {
    setBusy('more')
    const { answer, refusal } = await send<InboxPage>('GET', `/api/notifications?cursor=${cursor}`)
    if (answer) {
      setEntries((known) => [...known, ...answer.notifications])
      setCursor(answer.page.nextCursor)
    }
    setFailure(refusal?.message ?? '')
    setBusy(null)
  }

  async function readAll(): Promise<void> {
    const upTo = entries[0]?.number ?? 0
    setBusy('read')
    const { answer, refusal } = await send<{ unread: number }>('POST', '/api/notifications/read', { upTo })
    if (answer) {
      setUnread(answer.unread)
      setEntries((known) => known.map((entry) => ({ ...entry, isRead: true })))
    }
    setFailure(refusal?.message ?? '')
    setBusy(null)
  }

  function readOne(number: number): void {
    setEntries((known) => known.map((entry) => (entry.number === number ? { ...entry, isRead: true } : entry)))
    // keepalive, because the page is about to be left.
    void fetch('/api/notifications/read', {
      method: 'POST',
      keepalive: true,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ numbers: [number] }),
    })
  }

  if (entries.length === 0) {
    return (
      <EmptyState
        title="No notifications yet"
        actions={
          <ButtonLink href={listingsPath()} variant="primary">
            Browse listings
          </ButtonLink>
        }
      >
        Quotations, counter-offers and orders appear here. We also e-mail you once your address is confirmed.
      </EmptyState>
    )
  }
  return (
    <div className="flex flex-col gap-4">
      <div className="flex min-h-10 flex-wrap items-center justify-between gap-3">
        <p aria-live="polite" className="text-ink-2 text-sm">
          {unread === 0 ? 'All read' : `${unread} unread`}
        </p>
        {unread > 0 ? (
          <Button size="sm" loading={busy === 'read'} loadingLabel="Marking" onClick={() => void readAll()}>
            Mark all as read
          </Button>
        ) : null}
      </div>
      <FormProblem>{failure}</FormProblem>
      <ul className="divide-y divide-line border-line border-y">
        {entries.map((entry) => (
          <li key={entry.number}>
            <EntryLink entry={entry} now={now} onRead={() => readOne(entry.number)} />
          </li>
        ))}
      </ul>
      {cursor ? (
        <Button
          className="self-center"
          loading={busy === 'more'}
          loadingLabel="Loading"
          onClick={() => void loadMore()}
        >
          Show older
        </Button>
      ) : null}
    </div>
  )
}

function EntryLink({ entry, now, onRead }: { entry: InboxEntry; now: string; onRead: () => void }) {
  return (
    <Link
      href={entry.link}
      prefetch={false}
      onClick={onRead}
      className="-mx-3 flex gap-3 rounded-md px-3 py-3 hover:bg-sunk"
    >
      <span
        aria-hidden="true"
        className={cx('mt-2 size-2 shrink-0 rounded-full', entry.isRead ? 'bg-transparent' : 'bg-indigo-fill')}
      />
      <span className="min-w-0 flex-1">
        <span className={cx('block', !entry.isRead && 'font-medium')}>
          {entry.isRead ? null : <span className="sr-only">Unread: </span>}
          {entry.title}
        </span>
        {entry.body ? <span className="block text-ink-2 text-sm">{entry.body}</span> : null}
      </span>
      <time dateTime={entry.at} className="shrink-0 text-ink-2 text-sm">
        {relativeTime(new Date(entry.at), new Date(now))}
      </time>
    </Link>
  )
}
