'use client'

import { lazy, Suspense, useSyncExternalStore } from 'react'
import { messageArea } from './toast'

const MessageArea = lazy(() => import('./message-area'))

/** The place of passing messages, once there is one; call `toast` to show one. */
export function Toaster() {
  const isWanted = useSyncExternalStore(messageArea.subscribe, messageArea.isWanted, () => false)
  return isWanted ? (
    <Suspense>
      <MessageArea onShown={messageArea.shown} />
    </Suspense>
  ) : null
}
