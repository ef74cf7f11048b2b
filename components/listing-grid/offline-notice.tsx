'use client'

import { useSyncExternalStore } from 'react'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'

/** While the network is away: what is on the page stays, and says from when it is. */
export function OfflineNotice() {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
  if (isOnline) return null
  return (
    <Notice
      tone="warn"
      role="alert"
      className="mt-3"
      title="You are offline"
      actions={
        <Button size="sm" onClick={() => window.location.reload()}>
          Try again
        </Button>
      }
    >
      What stands here is from before the connection went. Filters work again as soon as it is back.
    </Notice>
  )
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange)
  window.addEventListener('offline', onChange)
  return () => {
    window.removeEventListener('online', onChange)
    window.removeEventListener('offline', onChange)
  }
}
