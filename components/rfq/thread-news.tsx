'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { listenToInbox } from '@/components/notification/inbox-feed'
import { send } from '@/components/request/request'

export interface ThreadNewsProps {
  /** The request, or the enquiry and its requests. */
  subjects: readonly string[]
  /** The notifications that the page shows. */
  numbers: readonly number[]
}

const MARK_MAX = 100

/** Marks the notifications of this page as read when it is visible, and refreshes it on news. */
export function ThreadNews({ subjects, numbers }: ThreadNewsProps) {
  const router = useRouter()
  const watched = subjects.join(',')
  useEffect(
    () =>
      listenToInbox((news) => {
        if (news.kind === 'notification' && watched.split(',').includes(news.entry.subject.id)) router.refresh()
      }),
    [watched, router],
  )

  const unread = numbers.slice(0, MARK_MAX).join(',')
  useEffect(() => {
    if (unread === '') return
    const mark = () => {
      if (document.visibilityState !== 'visible') return
      document.removeEventListener('visibilitychange', mark)
      void send('POST', '/api/notifications/read', { numbers: unread.split(',').map(Number) })
    }
    document.addEventListener('visibilitychange', mark)
    mark()
    return () => document.removeEventListener('visibilitychange', mark)
  }, [unread])
  return null
}
