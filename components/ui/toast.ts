export interface ToastOptions {
  description?: string
  /** How long it stays while nobody points at it, in milliseconds. */
  duration?: number
  action?: { label: string; onClick: () => void }
  /** Told once when it went, by itself or put away, and its action was not taken. */
  onGone?: () => void
}

export interface Toast extends ToastOptions {
  key: number
  kind: 'plain' | 'success' | 'error'
  message: string
}

let toasts: readonly Toast[] = []
let lastKey = 0
const listeners = new Set<() => void>()

function publish(next: readonly Toast[]): void {
  toasts = next
  for (const listener of listeners) listener()
}

function sayAs(kind: Toast['kind']) {
  return (message: string, options: ToastOptions = {}): void => {
    lastKey += 1
    publish([...toasts, { ...options, key: lastKey, kind, message }])
  }
}

/** Says a passing message on a page that has a Toaster. What must not be missed is a Notice instead. */
export const toast = { plain: sayAs('plain'), success: sayAs('success'), error: sayAs('error') }

/** Takes a message away. @param isAnswered its action was taken */
export function dismissToast(key: number, isAnswered = false): void {
  const gone = toasts.find((one) => one.key === key)
  if (!gone) return
  publish(toasts.filter((one) => one !== gone))
  if (!isAnswered) gone.onGone?.()
}

export function subscribeToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function readToasts(): readonly Toast[] {
  return toasts
}
