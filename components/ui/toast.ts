import type { ExternalToast } from 'sonner'

type Kind = 'message' | 'success' | 'error'

const listeners = new Set<() => void>()
let isWanted = false
let setShown: () => void
const shown = new Promise<void>((resolve) => {
  setShown = resolve
})

/** For the Toaster: it draws nothing until there is a message, so that a page does not load what it may never need. */
export const messageArea = {
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  isWanted: () => isWanted,
  /** The area is in the page and listens. */
  shown: () => setShown(),
}

/** Fetches what a message needs, for a page whose messages must appear without a connection. @returns null if that failed */
export async function prepareToasts() {
  try {
    const [sonner] = await Promise.all([import('sonner'), import('./message-area')])
    return sonner.toast
  } catch {
    return null
  }
}

async function show(kind: Kind, text: string, options?: ExternalToast): Promise<void> {
  const toasts = await prepareToasts()
  if (!toasts) return
  isWanted = true
  for (const listener of listeners) listener()
  await shown
  toasts[kind](text, options)
}

/** Shows a passing message. What must not be missed is a Notice instead. */
export const toast = Object.assign((text: string, options?: ExternalToast) => void show('message', text, options), {
  success: (text: string, options?: ExternalToast) => void show('success', text, options),
  error: (text: string, options?: ExternalToast) => void show('error', text, options),
})
