'use client'

import type { LocalCopyState } from '@/components/listing-form/saving/use-local-copy'
import { useJudged, useListingForm } from '@/components/listing-form/state/form-context'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { formatMoment } from '@/components/ui/numbers'

/** Says that unsaved work was found in this browser, and lets the seller continue with it or start over. */
export default function RestoredNotice({ copy, onContinue }: { copy: LocalCopyState; onContinue: () => void }) {
  const { model } = useListingForm()
  const version = useJudged(({ opened }) => opened?.version ?? 0)
  const { found } = copy
  if (!found) return null
  const when = formatMoment(found.savedAt)
  const isRestored = found.version === version
  const startOver = () => {
    model.fill(model.opening.saved)
    model.lineFill = null
    copy.drop()
  }
  const goOn = () => {
    copy.dismiss()
    onContinue()
  }
  return (
    <Notice
      role="status"
      tone="accent"
      title={isRestored ? 'We restored what you typed' : 'You have unsaved changes'}
      actions={
        <>
          <Button size="sm" onClick={isRestored ? goOn : copy.restore}>
            {isRestored ? 'Continue' : 'Restore them'}
          </Button>
          <Button size="sm" variant="quiet" onClick={isRestored ? startOver : copy.drop}>
            {isRestored ? 'Start over' : 'Discard them'}
          </Button>
        </>
      }
    >
      {isRestored
        ? `It was saved on this device on ${when} and is not saved online yet.`
        : `You typed them on ${when}, on version ${found.version}. The listing is now at version ${version}. Check them before you save.`}
    </Notice>
  )
}
