'use client'

import { type DragEvent, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { FileMark } from '@/components/files/file-mark'
import { asList, useJudged, useListingForm } from '@/components/listing-form/state/form-context'
import { sizeText } from '@/components/listing-view/listing-files'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { cx } from '@/components/ui/cx'
import { Icon } from '@/components/ui/icon'
import { toast } from '@/components/ui/toast'
import type { AttachmentView } from '@/lib/domain/listing/attachments/attachments'
import { useDeleteFile } from './use-delete-file'

const COVER = 'coverImage'
const GALLERY = 'galleryImages'

interface FileItemProps {
  file: AttachmentView
  role: string
  position: number
  count: number
  isPicture: boolean
  canChooseWho: boolean
  isMovable: boolean
  onMove: (from: number, to: number) => void
}

export function FileItem(props: FileItemProps) {
  const { file, role, position, isPicture, canChooseWho, isMovable, onMove } = props
  const [isTarget, setTarget] = useState(false)
  const dragType = `application/x-listing-file-${role.toLowerCase()}`
  const drag = isMovable
    ? {
        draggable: true,
        onDragStart: (event: DragEvent) => {
          event.dataTransfer.setData(dragType, String(position))
          event.dataTransfer.effectAllowed = 'move'
        },
        onDragOver: (event: DragEvent) => {
          if (!event.dataTransfer.types.includes(dragType)) return
          event.preventDefault()
          setTarget(true)
        },
        onDragLeave: () => setTarget(false),
        onDrop: (event: DragEvent) => {
          setTarget(false)
          const from = event.dataTransfer.getData(dragType)
          if (from === '') return
          event.preventDefault()
          onMove(Number(from), position)
        },
      }
    : {}
  return (
    <li
      {...drag}
      className={cx(
        'min-w-0 rounded-sm',
        isPicture ? 'flex flex-col gap-1.5' : 'flex items-center gap-3 border-line border-b py-2',
        isTarget && 'outline-2 outline-indigo',
      )}
    >
      <FileMark file={file} className={isPicture ? 'aspect-square w-full bg-sunk' : undefined} />
      <div className="min-w-0 flex-1">
        <a href={file.url} target="_blank" rel="noopener" className="link block truncate text-sm" title={file.name}>
          {file.name}
        </a>
        <p className="num flex flex-wrap items-center gap-x-2 text-ink-2 text-xs">
          {sizeText(file.bytes)}
          {file.visibility === 'private' ? <Badge>Only you</Badge> : null}
        </p>
      </div>
      {canChooseWho ? <WhoSeesIt file={file} /> : null}
      <FileActions {...props} />
    </li>
  )
}

/** Takes effect immediately, like an upload: who may open a file does not wait for "Save changes". */
function WhoSeesIt({ file }: { file: AttachmentView }) {
  const { attachments, isClosed } = useListingForm()
  const [isBusy, setIsBusy] = useState(false)
  const isOpen = file.visibility === 'buyer'
  const opened = useJudged((state) => state.opened)
  if (!opened || isClosed || opened.status === 'ARCHIVED') return null
  const { listingId } = opened

  async function change() {
    setIsBusy(true)
    const refusal = await attachments.show(listingId, file.id, isOpen ? 'private' : 'buyer')
    setIsBusy(false)
    if (refusal) toast.error(refusal.issues[0]?.message ?? refusal.message)
    else toast(isOpen ? 'Only you can see it now' : 'Buyers can see it now', { description: file.name })
  }

  return (
    <Button size="sm" variant="quiet" loading={isBusy} loadingLabel="One moment" onClick={() => void change()}>
      {isOpen ? 'Hide from buyers' : 'Show to buyers'}
      <span className="sr-only">: {file.name}</span>
    </Button>
  )
}

function FileActions({ file, role, position, count, isMovable, onMove }: FileItemProps) {
  const { model, setField } = useListingForm()
  const [cover, gallery] = useWatch({ control: model.form.control, name: [COVER, GALLERY] }).map(asList)
  const remove = useDeleteFile(role)
  const isCover = cover?.includes(file.id) === true

  /** The picture that was the cover stays in the gallery. */
  function makeCover() {
    const before = cover?.filter((id) => !gallery?.includes(id)) ?? []
    setField(COVER, [file.id])
    if (before.length > 0) setField(GALLERY, [...(gallery ?? []), ...before])
  }

  return (
    <div className="flex flex-wrap items-center gap-1">
      {role === GALLERY ? (
        isCover ? (
          <Badge tone="accent">Cover</Badge>
        ) : (
          <Button size="sm" variant="quiet" onClick={makeCover}>
            Make cover<span className="sr-only">: {file.name}</span>
          </Button>
        )
      ) : null}
      {isMovable && count > 1 ? (
        <>
          <Button
            size="sm"
            iconOnly
            variant="quiet"
            disabled={position === 0}
            aria-label={`Move ${file.name} earlier`}
            onClick={() => onMove(position, position - 1)}
          >
            <Icon name="arrow-left" />
          </Button>
          <Button
            size="sm"
            iconOnly
            variant="quiet"
            disabled={position === count - 1}
            aria-label={`Move ${file.name} later`}
            onClick={() => onMove(position, position + 1)}
          >
            <Icon name="arrow-right" />
          </Button>
        </>
      ) : null}
      <Button size="sm" iconOnly variant="quiet" aria-label={`Delete ${file.name}`} onClick={() => remove(file)}>
        <Icon name="trash" />
      </Button>
    </div>
  )
}
