'use client'

import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { Icon } from './icon'
import { dismissToast, readToasts, subscribeToasts, type Toast } from './toast'

const NONE: readonly Toast[] = []
const DURATION_MS = 5000

/** Where the messages of `toast` appear: at the lower edge, read out, and kept while somebody points at them. */
export function Toaster() {
  const toasts = useSyncExternalStore(subscribeToasts, readToasts, () => NONE)
  const [isHeld, setHeld] = useState(false)
  return (
    <section
      aria-label="Messages"
      aria-live="polite"
      aria-relevant="additions text"
      className="pointer-events-none fixed inset-x-0 bottom-0 z-60 flex flex-col items-center gap-2 p-4 print:hidden"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {toasts.map((toast) => (
        <Message key={toast.key} toast={toast} isHeld={isHeld} />
      ))}
    </section>
  )
}

function Message({ toast, isHeld }: { toast: Toast; isHeld: boolean }) {
  const { key, kind, message, description, action, duration = DURATION_MS } = toast
  useTimeout(() => dismissToast(key), duration, isHeld)
  return (
    <div className="pointer-events-auto flex w-full max-w-96 items-center gap-3 rounded-md border border-line bg-ink px-4 py-3 text-cloth text-sm shadow-float transition-[opacity,translate] starting:translate-y-2 starting:opacity-0">
      {kind === 'plain' ? null : <Icon name={kind === 'success' ? 'meet' : 'block'} className="shrink-0" />}
      <div className="min-w-0 flex-1">
        <p className="font-medium">{message}</p>
        {description ? <p className="opacity-80">{description}</p> : null}
      </div>
      {action ? (
        <button
          type="button"
          className="min-h-8 shrink-0 rounded-sm border border-current px-3 font-medium hover:bg-cloth hover:text-ink focus-visible:outline-current"
          onClick={() => {
            dismissToast(key, true)
            action.onClick()
          }}
        >
          {action.label}
        </button>
      ) : null}
    </div>
  )
}

/** Runs out once, counting only the time in which nobody holds it. */
function useTimeout(run: () => void, ms: number, isHeld: boolean): void {
  const latest = useRef(run)
  useEffect(() => {
    latest.current = run
  })
  const left = useRef(ms)
  useEffect(() => {
    if (isHeld) return
    const startedAt = performance.now()
    const timer = setTimeout(() => latest.current(), left.current)
    return () => {
      clearTimeout(timer)
      left.current -= performance.now() - startedAt
    }
  }, [isHeld])
}
