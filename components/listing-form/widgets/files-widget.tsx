'use client'

import { type DragEvent, useId, useState, useSyncExternalStore } from 'react'
import { toast } from 'sonner'
import { DropZone } from '@/components/files/drop-zone'
import { FileMark } from '@/components/files/file-mark'
import { UploadRow } from '@/components/files/upload-row'
import { asList, controlId, useFieldValue, useListingForm } from '@/components/listing-form/state/form-context'
import { sizeText } from '@/components/listing-view/listing-files'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { cx } from '@/components/ui/cx'
import { FieldGroup } from '@/components/ui/field'
import { Icon } from '@/components/ui/icon'
import { NativeSelect } from '@/components/ui/native-select'
import { isFileRole, isPictureRole } from '@/lib/domain/fields/catalogue/attachments'
import { roleItemsMax, visibilityOf } from '@/lib/domain/listing/attachments/attachment-placement'
import type { AttachmentView } from '@/lib/domain/listing/attachments/attachments'
import type { WidgetProps } from './widget'

const COVER = 'coverImage'
const GALLERY = 'galleryImages'
const UNDO_MS = 10_000

/** The files of one role: dropped or chosen, watched on their way, put in order, taken out and back. */
export function FilesWidget({ name, spec, frame }: WidgetProps<'file' | 'files'>) {
  const { desk, definition, isClosed, goToControl } = useListingForm()
  const { value: ids, set } = useFieldValue(name, asList)
  const { uploads, views } = useSyncExternalStore(desk.subscribe, desk.read, desk.read)
  const said = useId()
  const [announced, announce] = useState('')
  const [visibility, setVisibility] = useState<'buyer' | 'private'>('buyer')
  const role = isFileRole(name) ? name : null
  if (!role) return null
  const isPictures = isPictureRole(role)
  const isMany = spec.kind === 'files'
  const itemsMax = isMany ? roleItemsMax(definition, role) : 1
  const own = uploads.filter((upload) => upload.role === name)
  const files = ids.map((id) => views.get(id)).filter((view): view is AttachmentView => view !== undefined)
  const isFull = isMany && files.length + own.length >= itemsMax
  // A role that says by itself who sees its files leaves nothing to choose.
  const maySayWho = !isPictures && visibilityOf(role, 'private') !== null && visibilityOf(role, 'buyer') !== null

  function move(from: number, to: number) {
    const moved = ids[from]
    if (moved === undefined || to < 0 || to >= ids.length || from === to) return
    const rest = ids.filter((id) => id !== moved)
    set([...rest.slice(0, to), moved, ...rest.slice(to)])
    announce(`${views.get(moved)?.name ?? 'File'} stands at place ${to + 1} of ${ids.length}`)
  }

  return (
    <FieldGroup {...frame} legend={frame.label}>
      {isFull || isClosed ? null : (
        <DropZone
          label={frame.label}
          isMany={isMany}
          isPictures={isPictures}
          isReplacing={!isMany && files.length > 0}
          describedBy={said}
          onFiles={(chosen) =>
            desk.add(
              name,
              isMany ? chosen.slice(0, itemsMax - ids.length) : chosen.slice(0, 1),
              maySayWho ? visibility : null,
            )
          }
        >
          {maySayWho ? (
            <NativeSelect
              aria-label={`Who sees it: ${frame.label}`}
              value={visibility}
              onChange={(event) => setVisibility(event.currentTarget.value === 'private' ? 'private' : 'buyer')}
              className="w-40"
            >
              <option value="buyer">Buyers see it</option>
              <option value="private">Only you</option>
            </NativeSelect>
          ) : null}
        </DropZone>
      )}
      {isClosed && !isFull ? (
        <p className="text-ink-2 text-sm">Files can be added once the module is open to you.</p>
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
              maySayWho={maySayWho}
              isMovable={isMany}
              role={name}
              onMove={move}
            />
          ))}
        </ol>
      ) : null}
      {own.length > 0 ? (
        <ul className="flex flex-col gap-2">
          {own.map((upload) => (
            <UploadRow
              key={upload.key}
              upload={upload}
              onRetry={(key) => desk.retry(key)}
              onDismiss={(key) => desk.dismiss(key)}
            >
              {upload.state === 'nameless' ? (
                <Button size="sm" onClick={() => goToControl(controlId('title'))}>
                  Give it a title
                </Button>
              ) : null}
            </UploadRow>
          ))}
        </ul>
      ) : null}
      <p id={said} aria-live="polite" className="sr-only">
        {announced}
      </p>
    </FieldGroup>
  )
}

function FileItem({
  file,
  position,
  count,
  isPicture,
  maySayWho,
  isMovable,
  role,
  onMove,
}: {
  file: AttachmentView
  position: number
  count: number
  isPicture: boolean
  maySayWho: boolean
  isMovable: boolean
  role: string
  onMove: (from: number, to: number) => void
}) {
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
      {maySayWho ? <WhoSeesIt file={file} /> : null}
      <FileActions file={file} position={position} count={count} isMovable={isMovable} role={role} onMove={onMove} />
    </li>
  )
}

/** Holds at once, as an upload does: whoever may open a file is no part of what "Save changes" keeps back. */
function WhoSeesIt({ file }: { file: AttachmentView }) {
  const { board, desk, isClosed } = useListingForm()
  const [isBusy, setIsBusy] = useState(false)
  const isOpen = file.visibility === 'buyer'
  const { opened } = board.subject
  if (!opened || isClosed || opened.status === 'ARCHIVED') return null
  const { listingId } = opened

  async function change() {
    setIsBusy(true)
    const refusal = await desk.show(listingId, file.id, isOpen ? 'private' : 'buyer')
    setIsBusy(false)
    if (refusal) toast.error(refusal.issues[0]?.message ?? refusal.message)
    else toast(isOpen ? 'Only you see it now' : 'Buyers see it now', { description: file.name })
  }

  return (
    <Button size="sm" variant="quiet" loading={isBusy} loadingLabel="One moment" onClick={() => void change()}>
      {isOpen ? 'Hide from buyers' : 'Show to buyers'}
      <span className="sr-only">: {file.name}</span>
    </Button>
  )
}

function FileActions({
  file,
  position,
  count,
  isMovable,
  role,
  onMove,
}: {
  file: AttachmentView
  position: number
  count: number
  isMovable: boolean
  role: string
  onMove: (from: number, to: number) => void
}) {
  const cover = useFieldValue(COVER, asList)
  const gallery = useFieldValue(GALLERY, asList)
  const takeOut = useTakeOut(role)
  const isCover = cover.value.includes(file.id)

  /** The picture that was the cover stays in the gallery. */
  function makeCover() {
    const before = cover.value.filter((id) => !gallery.value.includes(id))
    cover.set([file.id])
    if (before.length > 0) gallery.set([...gallery.value, ...before])
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
      <Button size="sm" iconOnly variant="quiet" aria-label={`Delete ${file.name}`} onClick={() => takeOut(file)}>
        <Icon name="trash" />
      </Button>
    </div>
  )
}

/**
 * Takes a file out at once and lets it be put back for ten seconds. A draft's file is then deleted; of a listing that is live it leaves the
 * market with the next "Save changes", as everything does that is changed there.
 */
function useTakeOut(role: string) {
  const { board, desk, setField } = useListingForm()
  const idsNow = () => asList(board.typed[role])
  return (file: AttachmentView) => {
    const at = idsNow().indexOf(file.id)
    setField(
      role,
      idsNow().filter((id) => id !== file.id),
    )
    let isBack = false
    document.getElementById(controlId(role))?.focus({ preventScroll: true })
    const settle = () => {
      const { opened } = board.subject
      const isPlaced = Object.values(board.typed).some((value) => asList(value).includes(file.id))
      if (!isBack && !isPlaced && opened?.status === 'DRAFT') void desk.remove(opened.listingId, file.id)
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
