'use client'

import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { Skeleton } from '@/components/ui/skeleton'
import type { FieldKind } from '@/lib/domain/fields/field'
import type { Widget, WidgetProps } from './widget'

/** Where a widget is still to come. */
export const LAZY_WIDGET_SELECTOR = '[data-late]'

/** A widget that does not come with the page: fetched once, and asked for again after a failure. */
export class LateWidget<K extends FieldKind> {
  readonly #load: () => Promise<Widget<K>>
  #widget: Widget<K> | null = null
  #loading: Promise<void> | null = null

  constructor(load: () => Promise<Widget<K>>) {
    this.#load = load
  }

  /** Null until it is there. */
  get widget(): Widget<K> | null {
    return this.#widget
  }

  /** @returns whether it is there now */
  async fetch(): Promise<boolean> {
    this.#loading ??= this.#load().then((widget) => {
      this.#widget = widget
    })
    try {
      await this.#loading
      return true
    } catch {
      this.#loading = null
      return false
    }
  }
}

/**
 * A late widget in its field's place, which is there before it, so that a link finds it. Without a connection it says so and comes by itself
 * as soon as there is one; the rest of the form goes on.
 */
export function LazyWidget<K extends FieldKind>({ source, props }: { source: LateWidget<K>; props: WidgetProps<K> }) {
  const [state, setState] = useState<'waiting' | 'there' | 'away'>('waiting')
  useEffect(() => {
    let isOver = false
    if (state === 'waiting') {
      void source.fetch().then((isThere) => {
        if (!isOver) setState(isThere ? 'there' : 'away')
      })
    }
    const again = () => setState((now) => (now === 'away' ? 'waiting' : now))
    window.addEventListener('online', again)
    return () => {
      isOver = true
      window.removeEventListener('online', again)
    }
  }, [state, source])
  const { widget: Fetched } = source
  if (Fetched) return <Fetched {...props} />
  return (
    <div id={props.frame.id} tabIndex={-1} data-late="">
      <p className="font-medium text-sm">{props.frame.label}</p>
      {state === 'away' ? (
        <Notice
          tone="warn"
          role="status"
          className="mt-2"
          actions={
            <Button size="sm" onClick={() => setState('waiting')}>
              Try again
            </Button>
          }
        >
          This part needs a connection. What you typed is kept.
        </Notice>
      ) : (
        <Skeleton className="mt-2 h-14" />
      )}
    </div>
  )
}
