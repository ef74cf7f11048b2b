'use client'

import { asList, controlId, useListingForm } from '@/components/listing-form/state/form-context'
import { toast } from '@/components/ui/toast'
import type { AttachmentView } from '@/lib/domain/listing/attachments/attachments'

const UNDO_MS = 10_000

/**
 * Removes a file from its field and offers "Undo" for ten seconds. A draft's file is then deleted; a file of a live listing leaves the
 * market with the next "Save changes", like every other change there.
 */
export function useDeleteFile(role: string): (file: AttachmentView) => void {
  const { model, attachments, setField } = useListingForm()
  const idsNow = () => asList(model.form.getValues(role))
  return (file: AttachmentView) => {
    const at = idsNow().indexOf(file.id)
    setField(
      role,
      idsNow().filter((id) => id !== file.id),
    )
    let isBack = false
    document.getElementById(controlId(role))?.focus({ preventScroll: true })
    const settle = () => {
      const { opened } = model.subject
      const isPlaced = Object.values(model.form.getValues()).some((value) => asList(value).includes(file.id))
      if (!isBack && !isPlaced && opened?.status === 'DRAFT') void attachments.remove(opened.listingId, file.id)
    }
    toast('Deleted', {
      description: file.name,
      duration: UNDO_MS,
      onAutoClose: settle,
      onDismiss: settle,
      action: {
        label: 'Undo',
        onClick: () => {
          isBack = true
          setField(role, [...idsNow().slice(0, at), file.id, ...idsNow().slice(at)])
        },
      },
    })
  }
}
