'use client'

import { type DragEvent, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { cx } from '@/components/ui/cx'
import { Icon } from '@/components/ui/icon'

interface FileDropProps {
  isBusy: boolean
  onFile: (file: File) => void
}

/** A drop zone for a file, with a button to choose it. */
export function FileDrop({ isBusy, onFile }: FileDropProps) {
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setIsOver] = useState(false)
  const take = (file: File | undefined) => {
    if (file && !isBusy) onFile(file)
  }
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    take(event.dataTransfer.files[0])
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button does the same without a mouse.
    <div
      onDragOver={(event) => {
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={onDrop}
      className={cx(
        'flex flex-col items-center gap-3 rounded-md border border-line-strong border-dashed px-4 py-8 text-center transition-colors',
        isOver ? 'border-indigo bg-indigo-wash' : 'bg-raised',
      )}
    >
      <p className="text-ink-2 text-sm">Drop an .xlsx or .csv here, up to 20 MB and 10,000 rows</p>
      <input
        ref={input}
        type="file"
        accept=".xlsx,.csv,.txt,text/csv"
        aria-label="Listings file"
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => {
          take(event.target.files?.[0])
          event.target.value = ''
        }}
      />
      <Button variant="primary" loading={isBusy} loadingLabel="Reading the file" onClick={() => input.current?.click()}>
        <Icon name="upload" />
        Choose a file
      </Button>
    </div>
  )
}
