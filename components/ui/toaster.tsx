'use client'

import { useSyncExternalStore } from 'react'
import { Fetched, LaterPart } from './fetched'
import { messageArea } from './toast'

const messages = new LaterPart(() => import('./message-area'))

/** The place of passing messages, once there is one; call `toast` to show one. */
export function Toaster() {
  const isWanted = useSyncExternalStore(messageArea.subscribe, messageArea.isWanted, () => false)
  return isWanted ? <Fetched part={messages} props={{ onShown: messageArea.shown }} /> : null
}
