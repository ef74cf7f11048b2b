'use client'

import { useStep } from '@/components/listing-form/state/form-context'
import { Fetched, LaterPart } from '@/components/ui/fetched'
import { PreviewLoading } from './preview-loading'

/** The listing's page and the query library come with the last step, not with the form. */
const previewStep = new LaterPart(() => import('./preview-step'))

export function PreviewPanel() {
  if (useStep() !== 'preview_publish') return null
  return <Fetched part={previewStep} props={{}} waiting={<PreviewLoading />} />
}
