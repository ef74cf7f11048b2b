'use client'

import { type DragEvent, type ReactNode, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { cx } from '@/components/ui/cx'
import { Icon } from '@/components/ui/icon'
import { ATTACHMENT_FORMATS, isImageFormat } from '@/lib/domain/listing/attachments/attachment-formats'

const PICTURE_FORMATS = ATTACHMENT_FORMATS.filter(isImageFormat)

/** A drop zone for files, with a button to choose them. */
export function DropZone({
  label,
  isMany,
  isPictures = false,
  isReplacing = false,
  filesMax,
  describedBy,
  onFiles,
  children,
}: {
  label: string
  isMany: boolean
  isPictures?: boolean
  isReplacing?: boolean
  /** How many files there may be in all. */
  filesMax?: number
  describedBy?: string
  onFiles: (files: readonly File[]) => void
  children?: ReactNode
}) {
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const formats = isPictures ? PICTURE_FORMATS : ATTACHMENT_FORMATS
  const hasFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files')

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a drop zone; the button inside does the same.
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
          // Allow choosing the same file again after it was fixed.
          event.currentTarget.value = ''
        }}
      />
      <Button size="sm" onClick={() => input.current?.click()}>
        <Icon name="upload" />
        {isReplacing ? 'Choose another' : isMany ? 'Choose files' : 'Choose a file'}
        <span className="sr-only">: {label}</span>
      </Button>
      {isPictures ? <CameraButton label={label} onFiles={onFiles} /> : null}
      <p className="min-w-0 flex-1 basis-48 text-ink-2 text-sm">
        or drop {isMany ? 'them' : 'it'} here. {isPictures ? 'JPG, PNG or WebP' : 'PDF, Office, pictures, drawings'}, up
        to 20 MB{isMany ? ' each' : ''}
        {isMany && filesMax ? `, at most ${filesMax}` : ''}
      </p>
      {children}
    </div>
  )
}

/** Opens the camera in one tap. Only touch screens show it: other devices rarely have a camera to hand. */
function CameraButton({ label, onFiles }: { label: string; onFiles: (files: readonly File[]) => void }) {
  const camera = useRef<HTMLInputElement>(null)
  return (
    <div className="hidden pointer-coarse:block">
      <input
        ref={camera}
        type="file"
        tabIndex={-1}
        aria-label={`${label}: camera`}
        accept="image/*"
        capture="environment"
        className="sr-only"
        onChange={(event) => {
          onFiles([...(event.currentTarget.files ?? [])])
          event.currentTarget.value = ''
        }}
      />
      <Button size="sm" onClick={() => camera.current?.click()}>
        <Icon name="camera" />
        Take a photo
        <span className="sr-only">: {label}</span>
      </Button>
    </div>
  )
}
