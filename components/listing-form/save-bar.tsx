'use client'

import { useFormState } from 'react-hook-form'
import { Fetched, LaterPart } from '@/components/ui/fetched'
import { Icon } from '@/components/ui/icon'
import { LiveButton } from '@/components/ui/live-button'
import { formatClock } from '@/components/ui/numbers'
import { isFilled } from '@/lib/domain/fields/condition'
import type { WritableStatus } from '@/lib/domain/fields/listing-schema'
import { displayTitle } from '@/lib/domain/listing/listing'
import type { Saving } from './saving/use-saving'
import { useJudged, useListingForm } from './state/form-context'

/** Few listings need it. */
const priceNotices = new LaterPart(async () => (await import('./later')).loadPriceNotices())

interface SaveBarProps {
  saving: Saving
  keptAt: string
  onSave: (status: WritableStatus) => void
}

/** Always in reach at the lower edge: what is saved, and the buttons that save. */
export function SaveBar({ saving, keptAt, onSave }: SaveBarProps) {
  const { model, definition, isClosed } = useListingForm()
  const { isDirty } = useFormState({ control: model.form.control })
  const status = useJudged(({ opened }) => opened?.status ?? null)
  const isNameless = useJudged(({ values }) => displayTitle(values) === '')
  const hasPricesToCheck = useJudged(
    ({ values: { pdcSlabs, quantitySlabs }, warnings }) =>
      [pdcSlabs, quantitySlabs].some(isFilled) || warnings.some(({ code }) => code === 'MOQ_UNIT'),
  )
  const { sending, savedAt } = saving
  const isLive = status === 'ACTIVE'
  const text = saveText({
    isDirty,
    keptAt,
    saved: savedAt && `${isLive ? 'Saved' : 'Draft saved'} ${formatClock(savedAt)}`,
    isSaving: sending !== null,
    isWaiting: saving.isWaiting,
    wantsName: status === null && isNameless && !isClosed,
  })
  return (
    <div className="sticky bottom-0 z-30 -mx-4 flex flex-col gap-x-4 gap-y-2 border-line border-t bg-cloth px-4 py-3 sm:-mx-6 sm:flex-row sm:flex-wrap sm:items-center sm:justify-between sm:px-6 lg:mx-0 lg:px-0">
      {definition && hasPricesToCheck ? <Fetched part={priceNotices} props={{}} /> : null}
      <p role="status" className="num min-w-0 text-ink-2 text-sm max-sm:empty:hidden">
        {text}
      </p>
      {isClosed ? (
        <p className="flex items-center gap-2 text-ink-2 text-sm">
          <Icon name="lock" />
          You can save once this module is in an active plan
        </p>
      ) : (
        <div className="flex gap-2 max-sm:*:flex-1">
          {isLive ? null : (
            <LiveButton loading={sending === 'DRAFT'} loadingLabel="Saving" onClick={() => onSave('DRAFT')}>
              Save draft
            </LiveButton>
          )}
          <LiveButton
            variant="primary"
            loading={sending === 'ACTIVE'}
            loadingLabel={isLive ? 'Saving' : 'Publishing'}
            onClick={() => onSave('ACTIVE')}
          >
            {isLive ? 'Save changes' : 'Publish listing'}
          </LiveButton>
        </div>
      )}
    </div>
  )
}

/** What is saved and where, in one line. */
function saveText(now: {
  isDirty: boolean
  keptAt: string
  saved: string
  isSaving: boolean
  isWaiting: boolean
  wantsName: boolean
}): string {
  if (now.isSaving) return 'Saving …'
  if (!now.isDirty) return now.saved
  const kept = now.keptAt ? `Saved on this device ${formatClock(now.keptAt)}` : ''
  if (now.isWaiting) return `No connection. ${kept || 'Nothing is lost'}. We save it online when the connection is back`
  if (now.wantsName && kept) return `${kept}. Add a title to save the draft online`
  return `Not saved online yet${kept ? `. ${kept}` : ''}`
}
