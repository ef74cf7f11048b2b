'use client'

import { type ComponentType, type ReactNode, useEffect, useState } from 'react'

/** A component whose script is not part of the page: fetched once, and again after a failure. */
export class LaterPart<P> {
  readonly #load: () => Promise<{ default: ComponentType<P> }>
  #component: ComponentType<P> | null = null

  constructor(load: () => Promise<{ default: ComponentType<P> }>) {
    this.#load = load
  }

  /** Null until it is there. */
  get component(): ComponentType<P> | null {
    return this.#component
  }

  /** Fetches it ahead of its first use. */
  async fetch(): Promise<void> {
    try {
      this.#component ??= (await this.#load()).default
    } catch {
      // No connection. The next call tries again.
    }
  }
}

/**
 * Shows a part that is fetched when it is first shown. Without a connection it stays away and comes when the connection is back; the rest
 * of the page works meanwhile. React's own `lazy` would take the whole page away, and never try again.
 */
export function Fetched<P extends object>({
  part,
  props,
  waiting = null,
}: {
  part: LaterPart<P>
  props: P
  waiting?: ReactNode
}) {
  const [Part, setPart] = useState(() => part.component)
  useEffect(() => {
    if (Part) return
    let isOver = false
    async function show() {
      await part.fetch()
      if (!isOver) setPart(() => part.component)
    }
    void show()
    window.addEventListener('online', show)
    window.addEventListener('focus', show)
    return () => {
      isOver = true
      window.removeEventListener('online', show)
      window.removeEventListener('focus', show)
    }
  }, [Part, part])
  return Part ? <Part {...props} /> : waiting
}
