'use client'

import { type DragEvent, useId, useRef, useState, useSyncExternalStore } from 'react'
import { toast } from 'sonner'
import { sizeText } from '@/components/listing-view/listing-files'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { cx } from '@/components/ui/cx'
import { FieldGroup } from '@/components/ui/field'
import { Icon } from '@/components/ui/icon'
import { NativeSelect } from '@/components/ui/native-select'
import { ProgressBar } from '@/components/ui/progress'
import { isFileRole } from '@/lib/domain/fields/catalogue/attachments'
import { ATTACHMENT_FORMATS, isImageFormat } from '@/lib/domain/listing/attachment-formats'
import { isPictureRole, roleItemsMax, visibilityOf } from '@/lib/domain/listing/attachment-placement'
import { type AttachmentView, attachmentUrl } from '@/lib/domain/listing/attachments'
import type { Upload } from './file-desk'
import { asList, controlId, useFieldValue, useListingForm } from './form-context'
import type { WidgetProps } from './widget'

const COVER = 'coverImage'
const GALLERY = 'galleryImages'
const UNDO_MS = 10_000

/** The files of one role: dropped or chosen, watched on their way, put in order, taken out and back. */
export default function FilesWidget({ name, spec, frame }: WidgetProps<'file' | 'files'>) {
  const { desk, definition, isClosed } = useListingForm()
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
      {isFull ? null : (
        <DropZone
          label={frame.label}
          isMany={isMany}
          isPictures={isPictures}
          isReplacing={!isMany && files.length > 0}
          isClosed={isClosed}
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
      {files.length > 0 ? (
        <ol className={isPictures ? 'grid grid-cols-2 gap-3 sm:grid-cols-3' : 'flex flex-col border-line border-t'}>
          {files.map((file, position) => (
            <FileItem
              key={file.id}
              file={file}
              position={position}
              count={files.length}
              isPicture={isPictures}
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
            <UploadRow key={upload.key} upload={upload} />
          ))}
        </ul>
      ) : null}
      <p id={said} aria-live="polite" className="sr-only">
        {announced}
      </p>
    </FieldGroup>
  )
}

const PICTURE_FORMATS = ATTACHMENT_FORMATS.filter(isImageFormat)

function DropZone({
  label,
  isMany,
  isPictures,
  isReplacing,
  isClosed,
  describedBy,
  onFiles,
  children,
}: {
  label: string
  isMany: boolean
  isPictures: boolean
  isReplacing: boolean
  isClosed: boolean
  describedBy: string
  onFiles: (files: readonly File[]) => void
  children: React.ReactNode
}) {
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const formats = isPictures ? PICTURE_FORMATS : ATTACHMENT_FORMATS
  const hasFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files')

  if (isClosed) return <p className="text-ink-2 text-sm">Files can be added once the module is open to you.</p>
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a place to drop on; the button inside does the same.
    <div
      onDragOver={(event) => {
        if (!hasFiles(event)) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        if (!hasFiles(event)) return
        event.preventDefault()
        setOver(false)
        onFiles([...event.dataTransfer.files])
      }}
      className={cx(
        'flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md border border-dashed px-4 py-3 transition-colors',
        isOver ? 'border-indigo bg-indigo-wash' : 'border-line-strong',
      )}
    >
      <input
        ref={input}
        type="file"
        tabIndex={-1}
        aria-label={label}
        aria-describedby={describedBy}
        accept={formats.map((format) => `.${format}`).join(',')}
        multiple={isMany}
        className="sr-only"
        onChange={(event) => {
          onFiles([...(event.currentTarget.files ?? [])])
          // The same file may be chosen again after it was refused and mended.
          event.currentTarget.value = ''
        }}
      />
      <Button size="sm" onClick={() => input.current?.click()}>
        <Icon name="upload" />
        {isReplacing ? 'Choose another' : isMany ? 'Choose files' : 'Choose a file'}
        <span className="sr-only">: {label}</span>
      </Button>
      <p className="min-w-0 flex-1 basis-48 text-ink-2 text-sm">
        or drop {isMany ? 'them' : 'it'} here. {isPictures ? 'jpg, png or webp' : 'pdf, Office, pictures, drawings'}, up
        to 20 MiB{isMany ? ' each' : ''}
      </p>
      {children}
    </div>
  )
}

function FileItem({
  file,
  position,
  count,
  isPicture,
  isMovable,
  role,
  onMove,
}: {
  file: AttachmentView
  position: number
  count: number
  isPicture: boolean
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
  const isImage = file.mime.startsWith('image/') && file.mime !== 'image/vnd.dxf'
  const picture = isImage ? (
    // biome-ignore lint/performance/noImgElement: the server keeps it in display sizes.
    <img
      src={attachmentUrl(file.id, 320)}
      alt=""
      loading="lazy"
      draggable={false}
      className={isPicture ? 'aspect-square w-full rounded-sm bg-sunk object-cover' : 'size-10 rounded-sm object-cover'}
    />
  ) : (
    <Icon name="document" className="size-5 text-ink-3" />
  )
  return (
    <li
      {...drag}
      className={cx(
        'min-w-0 rounded-sm',
        isPicture ? 'flex flex-col gap-1.5' : 'flex items-center gap-3 border-line border-b py-2',
        isTarget && 'outline-2 outline-indigo',
      )}
    >
      {picture}
      <div className="min-w-0 flex-1">
        <a href={file.url} target="_blank" rel="noopener" className="link block truncate text-sm" title={file.name}>
          {file.name}
        </a>
        <p className="num flex flex-wrap items-center gap-x-2 text-ink-2 text-xs">
          {sizeText(file.bytes)}
          {file.visibility === 'private' ? <Badge>Only you</Badge> : null}
        </p>
      </div>
      <FileActions file={file} position={position} count={count} isMovable={isMovable} role={role} onMove={onMove} />
    </li>
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

function UploadRow({ upload }: { upload: Upload }) {
  const { desk, goToControl } = useListingForm()
  const { key, name, bytes, state, progress, reason } = upload
  const isUnderWay = state === 'waiting' || state === 'sending'
  return (
    <li className="flex items-start gap-3 rounded-md bg-sunk px-3 py-2">
      <div className="min-w-0 flex-1">
        {isUnderWay ? (
          <ProgressBar
            label={name}
            value={state === 'sending' ? progress * 100 : 0}
            valueText={
              state === 'waiting'
                ? 'waits'
                : progress >= 1
                  ? 'being looked at'
                  : `${sizeText(bytes * progress)} of ${sizeText(bytes)}`
            }
          />
        ) : (
          <>
            <p className="truncate font-medium text-sm">{name}</p>
            <p role="status" className={cx('text-sm', state === 'refused' ? 'text-madder' : 'text-turmeric')}>
              {state === 'refused' ? 'Not taken: ' : state === 'failed' ? 'Not sent: ' : ''}
              {reason}
            </p>
          </>
        )}
      </div>
      {state === 'nameless' ? (
        <Button size="sm" onClick={() => goToControl(controlId('title'))}>
          Give it a title
        </Button>
      ) : null}
      {state === 'failed' ? (
        <Button size="sm" onClick={() => desk.retry(key)}>
          Send again<span className="sr-only">: {name}</span>
        </Button>
      ) : null}
      <Button
        size="sm"
        iconOnly
        variant="quiet"
        aria-label={isUnderWay ? `Stop sending ${name}` : `Put away ${name}`}
        onClick={() => desk.dismiss(key)}
      >
        <Icon name="close" />
      </Button>
    </li>
  )
}
