'use client'

import { useListingForm } from '@/components/listing-form/state/form-context'
import { openForm } from '@/components/listing-form/state/form-fields'
import { openingValues } from '@/components/listing-form/state/form-subject'
import type { LocalCopyState } from '@/components/listing-form/state/use-local-copy'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'

const MOMENT = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** Says that unsaved work was found in this browser, and lets the seller go on with it or start over. */
export function RestoredNotice({
  copy,
  version,
  onGoOn,
}: {
  copy: LocalCopyState
  version: number
  onGoOn: () => void
}) {
  const { found } = copy
  const { startOver } = useStartOver(copy)
  if (!found) return null
  const when = MOMENT.format(new Date(found.savedAt))
  const isSameVersion = found.version === version
  return (
    <Notice
      role="status"
      tone="accent"
      title={isSameVersion ? 'What you typed is back' : 'Unsaved changes from before'}
      actions={
        isSameVersion ? (
          <>
            <Button
              size="sm"
              onClick={() => {
                copy.dismiss()
                onGoOn()
              }}
            >
              Go on
            </Button>
            <Button size="sm" variant="quiet" onClick={startOver}>
              Start over
            </Button>
          </>
        ) : (
          <>
            <Button size="sm" onClick={copy.takeUp}>
              Put them in
            </Button>
            <Button size="sm" variant="quiet" onClick={copy.drop}>
              Forget them
            </Button>
          </>
        )
      }
    >
      {isSameVersion
        ? `It was kept in this browser on ${when} and is not saved yet.`
        : `You typed on version ${found.version} on ${when}; the listing is at version ${version} now. Look them over before you save.`}
    </Notice>
  )
}

function useStartOver(copy: LocalCopyState) {
  const { board, definition } = useListingForm()
  return {
    startOver: () => {
      board.update(openForm(definition, openingValues(board.subject)))
      copy.drop()
    },
  }
}
