'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { listenToInbox } from '@/components/notification/inbox-feed'
import { send } from '@/components/request/request'

export interface ThreadNewsProps {
  rfqId: string
  /** The notices that this page shows the matter of. */
  numbers: readonly number[]
}

const MARKED_AT_ONCE = 100

/** What this page shows is read once somebody looks at it; what happens meanwhile is shown as it comes. */
export function ThreadNews({ rfqId, numbers }: ThreadNewsProps) {
  const router = useRouter()
  useEffect(
    () =>
      listenToInbox((news) => {
        if (news.kind === 'notification' && news.entry.subject.id === rfqId) router.refresh()
      }),
    [rfqId, router],
  )

  const unread = numbers.slice(0, MARKED_AT_ONCE).join(',')
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
