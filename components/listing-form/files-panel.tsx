'use client'

import { lazy, Suspense } from 'react'
import { Skeleton } from '@/components/ui/skeleton'
import { useListingForm, useStep } from './form-context'
import type { WidgetProps } from './widget'

/** Uploads come with the steps that have files, not with the form. */
const FilesWidget = lazy(() => import('./files-widget'))

export function FilesPanel(props: WidgetProps<'file' | 'files'>) {
  const { definition } = useListingForm()
  const step = useStep()
  const isOpen = definition.sections[step].some((name) => name === props.name)
  // The field's place is there before its widget, so that a link finds it.
  const place = (
    <div id={props.frame.id} tabIndex={-1}>
      <p className="font-medium text-sm">{props.frame.label}</p>
      <Skeleton className="mt-2 h-14" />
    </div>
  )
  if (!isOpen) return place
  return (
    <Suspense fallback={place}>
      <FilesWidget {...props} />
    </Suspense>
  )
}
