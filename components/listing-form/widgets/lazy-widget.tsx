'use client'

import { useCallback, useEffect } from 'react'
import { AwayNotice } from '@/components/listing-form/notices/away-notice'
import { useListingForm } from '@/components/listing-form/state/form-context'
import { useFetched } from '@/components/listing-form/state/use-fetched'
import { Skeleton } from '@/components/ui/skeleton'
import type { FieldKind } from '@/lib/domain/fields/field'
import type { Widget, WidgetProps } from './widget'

/** Where a widget that does not come with the page is fetched from: once, and again after a failure. */
export class WidgetSource<K extends FieldKind> {
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
 * A widget that is fetched, in its field's place. The place is there first, so that a link finds it. Without a connection it says so and
 * tries again when the connection is back; the rest of the form works meanwhile.
 */
export function LazyWidget<K extends FieldKind>({ source, props }: { source: WidgetSource<K>; props: WidgetProps<K> }) {
  const { definition, model, controlArrived } = useListingForm()
  const fetchBoth = useCallback(async () => {
    const [isFetched, judgement] = await Promise.all([source.fetch(), model.loadJudgement()])
    return isFetched && judgement !== null
  }, [source, model])
  const [state, again] = useFetched(true, fetchBoth)
  useEffect(() => {
    if (state === 'there') controlArrived(props.frame.id)
  }, [state, controlArrived, props.frame.id])
  const { widget: Fetched } = source
  if (Fetched && definition) return <Fetched {...props} />
  return (
    <div id={props.frame.id} tabIndex={-1} data-lazy="">
      <p className="font-medium text-sm">{props.frame.label}</p>
      {state === 'away' ? <AwayNotice onRetry={again} /> : <Skeleton className="mt-2 h-14" />}
    </div>
  )
}
