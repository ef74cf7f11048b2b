'use client'

import { useEffect, useState } from 'react'
import { NavLink } from '@/components/site/header/nav-link'
import { Icon } from '@/components/ui/icon'
import { listenToInbox } from './inbox-feed'

const SHOWN_MAX = 99

/** A link to the inbox with a live count of unread notifications. */
export function InboxBell({ className }: { className?: string }) {
  const unread = useUnread()
  return (
    <NavLink href="/inbox" className={className}>
      <span className="relative inline-flex">
        <Icon name="bell" />
        {unread > 0 ? (
          <span
            aria-hidden="true"
            className="-top-2 -right-2.5 absolute min-w-4 rounded-full bg-indigo-fill px-1 text-center font-medium text-xs text-on-indigo tabular-nums leading-4"
          >
            {unread > SHOWN_MAX ? `${SHOWN_MAX}+` : unread}
          </span>
        ) : null}
      </span>
      <span className="sr-only" aria-live="polite">
        {unread === 0 ? 'Inbox' : `Inbox, ${unread} unread`}
      </span>
    </NavLink>
  )
}

/** For the phone menu: the label with the count. */
export function InboxCount() {
  const unread = useUnread()
  return unread > 0 ? (
    <span className="ml-auto mr-2 rounded-full bg-indigo-fill px-2 font-medium text-on-indigo text-xs tabular-nums">
      {unread}
      <span className="sr-only"> unread</span>
    </span>
  ) : null
}

function useUnread(): number {
  const [unread, setUnread] = useState(0)
  useEffect(() => listenToInbox((news) => news.kind === 'unread' && setUnread(news.unread)), [])
  return unread
}
