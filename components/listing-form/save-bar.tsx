'use client'

import { Icon } from '@/components/ui/icon'
import { LiveButton } from '@/components/ui/live-button'
import type { WritableStatus } from '@/lib/domain/fields/listing-schema'
import { displayTitle, type ListingStatus } from '@/lib/domain/listing/listing'
import { useBoard } from './state/form-context'
import type { Saving } from './state/use-saving'

interface SaveBarProps {
  /** Null: a new listing. */
  status: ListingStatus | null
  saving: Saving
  keptAt: string
  /** The module is closed to this seller: what was typed stays in this browser. */
  isClosed: boolean
  onSave: (status: WritableStatus) => void
}

/** Always in reach at the lower edge: how the work stands, and what can be done with it. */
export function SaveBar({ status, saving, keptAt, isClosed, onSave }: SaveBarProps) {
  const { sending, savedAt } = saving
  const hasChanges = useBoard((state) => state.hasChanges)
  const isNameless = useBoard(({ values }) => displayTitle(values) === '')
  const state = standing({
    hasChanges,
    keptAt,
    saved: savedAt && `${status === 'ACTIVE' ? 'Saved' : 'Draft saved'} ${clockOf(savedAt)}`,
    isSaving: sending !== null,
    isWaiting: saving.isWaiting,
    wantsName: status === null && isNameless && !isClosed,
  })
  return (
    <div className="sticky bottom-0 z-30 -mx-4 flex flex-col gap-x-4 gap-y-2 border-line border-t bg-cloth px-4 py-3 sm:-mx-6 sm:flex-row sm:items-center sm:justify-between sm:px-6 lg:mx-0 lg:px-0">
      <p role="status" className="num min-w-0 text-ink-2 text-sm max-sm:empty:hidden">
        {state}
      </p>
      {isClosed ? (
        <p className="flex items-center gap-2 text-ink-2 text-sm">
          <Icon name="lock" />
          Saving opens with your plan
        </p>
      ) : (
        <div className="flex gap-2 max-sm:*:flex-1">
          {status === 'ACTIVE' ? null : (
            <LiveButton loading={sending === 'DRAFT'} loadingLabel="Saving" onClick={() => onSave('DRAFT')}>
              Save draft
            </LiveButton>
          )}
          <LiveButton
            variant="primary"
            loading={sending === 'ACTIVE'}
            loadingLabel={status === 'ACTIVE' ? 'Saving' : 'Publishing'}
            onClick={() => onSave('ACTIVE')}
          >
            {status === 'ACTIVE' ? 'Save changes' : 'Publish listing'}
          </LiveButton>
        </div>
      )}
    </div>
  )
}

/** How the work stands, in one line. */
function standing(now: {
  hasChanges: boolean
  keptAt: string
  saved: string
  isSaving: boolean
  isWaiting: boolean
  wantsName: boolean
}): string {
  if (now.isSaving) return 'Saving …'
  if (!now.hasChanges) return now.saved
  const kept = now.keptAt ? `Kept in this browser ${clockOf(now.keptAt)}` : ''
  if (now.isWaiting) return `No connection. ${kept || 'Nothing is lost'}; it is saved as soon as there is one`
  if (now.wantsName && kept) return `${kept}. With a title it is saved as a draft by itself`
  return `Not saved yet${kept ? `. ${kept}` : ''}`
}

const CLOCK = new Intl.DateTimeFormat('en-IN', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })

function clockOf(iso: string): string {
  return CLOCK.format(new Date(iso))
}
