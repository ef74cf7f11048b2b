'use client'

import { lazy, Suspense } from 'react'
import { useListingForm, useStep } from '@/components/listing-form/state/form-context'
import { PreviewLoading } from './preview-loading'

/** The listing's page and the query library come with the last step, not with the form. */
const PreviewStep = lazy(() => import('./preview-step'))

export function PreviewPanel() {
  const { definition } = useListingForm()
  if (useStep() !== 'preview_publish') return null
  if (!definition) return <PreviewLoading />
  return (
    <Suspense fallback={<PreviewLoading />}>
      <PreviewStep />
    </Suspense>
  )
}
