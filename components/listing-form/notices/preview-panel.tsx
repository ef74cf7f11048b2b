'use client'

import { useListingForm, useStep } from '@/components/listing-form/state/form-context'
import { Fetched, LaterPart } from '@/components/ui/fetched'
import { PreviewLoading } from './preview-loading'

/** The listing's page and the query library come with the last step, not with the form. */
const previewStep = new LaterPart(() => import('./preview-step'))

export function PreviewPanel() {
  const { definition } = useListingForm()
  if (useStep() !== 'preview_publish') return null
  if (!definition) return <PreviewLoading />
  return <Fetched part={previewStep} props={{}} waiting={<PreviewLoading />} />
}
