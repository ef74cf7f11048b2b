'use client'

import { useSyncExternalStore } from 'react'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'

/** Shown while offline; the listings stay on the page. */
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
      These listings may be out of date. Filters work again when you are back online.
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
