'use client'

import { useEffect, useId, useState, useSyncExternalStore } from 'react'
import { DropZone } from '@/components/files/drop-zone'
import { fittingFiles } from '@/components/files/fitting-files'
import { FullList } from '@/components/files/full-list'
import { UploadList } from '@/components/files/upload-list'
import {
  asList,
  controlId,
  useDefinition,
  useField,
  useListingForm,
} from '@/components/listing-form/state/form-context'
import type { WidgetProps } from '@/components/listing-form/widgets/widget'
import { Button } from '@/components/ui/button'
import { FieldGroup } from '@/components/ui/field'
import { NativeSelect } from '@/components/ui/native-select'
import { prepareToasts } from '@/components/ui/toast'
import { isFileRole, isPictureRole } from '@/lib/domain/fields/catalogue/attachments'
import { roleItemsMax, visibilityOf } from '@/lib/domain/listing/attachments/attachment-placement'
import type { AttachmentView } from '@/lib/domain/listing/attachments/attachments'
import { FileItem } from './file-item'

type Visibility = 'buyer' | 'private'

/** The files of one role: dropped or chosen, watched while they upload, put in order, deleted and restored. */
export function FilesWidget({ name, spec, frame }: WidgetProps<'file' | 'files'>) {
  const definition = useDefinition()
  const { attachments, isClosed, goToControl } = useListingForm()
  const { value: ids, set } = useField(name, asList)
  const { uploads, views } = useSyncExternalStore(attachments.subscribe, attachments.read, attachments.read)
  const liveId = useId()
  const [announced, announce] = useState('')
  const [left, setLeft] = useState('')
  const [visibility, setVisibility] = useState<Visibility>('buyer')
  const role = isFileRole(name) ? name : null
  // A deleted file can be restored from its message, without a connection too.
  useEffect(() => void prepareToasts(), [])
  if (!role) return null
  const isPictures = isPictureRole(role)
  const isMany = spec.kind === 'files'
  const itemsMax = isMany ? roleItemsMax(definition, role) : 1
  const own = uploads.filter((upload) => upload.role === name)
  const files = ids.map((id) => views.get(id)).filter((view): view is AttachmentView => view !== undefined)
  const room = isMany ? itemsMax - files.length - own.length : 1
  const isFull = room <= 0
  // Some roles decide by themselves who sees their files.
  const canChooseWho = !isPictures && visibilityOf(role, 'private') !== null && visibilityOf(role, 'buyer') !== null

  function move(from: number, to: number) {
    const moved = ids[from]
    if (moved === undefined || to < 0 || to >= ids.length || from === to) return
    const rest = ids.filter((id) => id !== moved)
    set([...rest.slice(0, to), moved, ...rest.slice(to)])
    announce(`${views.get(moved)?.name ?? 'File'} is now number ${to + 1} of ${ids.length}`)
  }

  function add(chosen: readonly File[]) {
    const fitting = fittingFiles(chosen, room, itemsMax)
    setLeft(fitting.left)
    attachments.add(name, fitting.taken, canChooseWho ? visibility : null)
  }

  return (
    <FieldGroup {...frame} legend={frame.label} warning={((isFull || !isMany) && left) || frame.warning}>
      {isFull && !isClosed ? <FullList filesMax={itemsMax} /> : null}
      {isFull || isClosed ? null : (
        <DropZone
          label={frame.label}
          isMany={isMany}
          isPictures={isPictures}
          isReplacing={!isMany && files.length > 0}
          describedBy={liveId}
          filesMax={itemsMax}
          onFiles={add}
        >
          {canChooseWho ? (
            <WhoSees label={`Who sees it: ${frame.label}`} value={visibility} onChange={setVisibility} />
          ) : null}
        </DropZone>
      )}
      {isClosed && !isFull ? (
        <p className="text-ink-2 text-sm">You can add files once your plan includes this module.</p>
      ) : null}
      {files.length > 0 ? (
        <ol className={isPictures ? 'grid grid-cols-2 gap-3 sm:grid-cols-3' : 'flex flex-col border-line border-t'}>
          {files.map((file, position) => (
            <FileItem
              key={file.id}
              file={file}
              position={position}
              count={files.length}
              isPicture={isPictures}
              canChooseWho={canChooseWho}
              isMovable={isMany}
              role={name}
              onMove={move}
            />
          ))}
        </ol>
      ) : null}
      <UploadList
        uploads={own}
        store={attachments}
        actionOf={({ state }) =>
          state === 'nameless' ? (
            <Button size="sm" onClick={() => goToControl(controlId('title'))}>
              Give it a title
            </Button>
          ) : null
        }
      />
      <p id={liveId} aria-live="polite" className="sr-only">
        {announced}
      </p>
    </FieldGroup>
  )
}

function WhoSees({
  label,
  value,
  onChange,
}: {
  label: string
  value: Visibility
  onChange: (value: Visibility) => void
}) {
  return (
    <NativeSelect
      aria-label={label}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value === 'private' ? 'private' : 'buyer')}
      className="w-46"
      options={[
        { value: 'buyer', label: 'Buyers can see it' },
        { value: 'private', label: 'Only you' },
      ]}
    />
  )
}
