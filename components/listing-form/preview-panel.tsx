'use client'

import { lazy, Suspense } from 'react'
import { Skeleton } from '@/components/ui/skeleton'
import { useStep } from './form-context'

/** The listing's page and the query library come with the last step, not with the form. */
const PreviewStep = lazy(() => import('./preview-step'))

export function PreviewPanel() {
  if (useStep() !== 'preview_publish') return null
  return (
    <Suspense fallback={<PreviewLoading />}>
      <PreviewStep />
    </Suspense>
  )
}

export function PreviewLoading() {
  return (
    <div role="status" className="flex gap-6">
      <span className="sr-only">Making the preview</span>
      <Skeleton className="size-40" />
      <div className="flex flex-1 flex-col gap-3">
        <Skeleton className="h-8 w-3/4" />
        <Skeleton className="w-1/2" />
        <Skeleton className="w-2/3" />
      </div>
    </div>
  )
}
