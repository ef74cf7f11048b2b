import { useState } from 'react'
import { DropZone } from '@/components/files/drop-zone'
import { FileMark } from '@/components/files/file-mark'
import { fittingFiles } from '@/components/files/fitting-files'
import { FullList } from '@/components/files/full-list'
import { UploadList } from '@/components/files/upload-list'
import { sizeText } from '@/components/listing-view/listing-files'
import { Button } from '@/components/ui/button'
import { FieldError, FieldGroup } from '@/components/ui/field'
import { Icon } from '@/components/ui/icon'
import type { Issue } from '@/lib/domain/errors'
import { RFQ_FILES_MAX } from '@/lib/domain/rfq/files'
import { fieldId, messagesOf } from './form-issues'
import type { RfqFileStore } from './use-rfq-files'

export interface RfqFilesFieldProps {
  /** The form's id. */
  form: string
  fileStore: RfqFileStore
  label: string
  help?: string
  issues: readonly Issue[]
}

/** Adds files to a request, quotation or message, with upload progress, and removes them. */
export function RfqFilesField({ form, fileStore, label, help, issues }: RfqFilesFieldProps) {
  const { files, uploads } = fileStore
  const [left, setLeft] = useState('')
  const room = RFQ_FILES_MAX - files.length - uploads.length
  const { error, warning } = messagesOf(issues, 'attachments')
  function add(chosen: readonly File[]): void {
    const fitting = fittingFiles(chosen, room, RFQ_FILES_MAX)
    setLeft(fitting.left)
    fileStore.add(fitting.taken)
  }
  return (
    <FieldGroup
      id={fieldId(form, 'attachments')}
      legend={label}
      help={help}
      error={error}
      warning={(room <= 0 && left) || warning}
    >
      {room > 0 ? (
        <DropZone label={label} isMany filesMax={RFQ_FILES_MAX} onFiles={add} />
      ) : (
        <FullList filesMax={RFQ_FILES_MAX} />
      )}
      {files.length > 0 ? (
        <ol className="flex flex-col border-line border-t">
          {files.map((file, position) => {
            const path = `attachments[${position}]`
            const { error } = messagesOf(issues, path)
            return (
              <li
                key={file.id}
                id={fieldId(form, path)}
                tabIndex={-1}
                className="flex min-w-0 flex-wrap items-center gap-3 border-line border-b py-2"
              >
                <FileMark file={file} />
                <div className="min-w-0 flex-1">
                  <a href={file.url} target="_blank" rel="noopener" className="link block truncate text-sm">
                    {file.name}
                  </a>
                  <p className="num text-ink-2 text-xs">{sizeText(file.bytes)}</p>
                </div>
                <Button
                  size="sm"
                  iconOnly
                  variant="quiet"
                  aria-label={`Remove ${file.name}`}
                  onClick={() => {
                    fileStore.remove(file.id)
                    document.getElementById(fieldId(form, 'attachments'))?.focus({ preventScroll: true })
                  }}
                >
                  <Icon name="trash" />
                </Button>
                {error ? (
                  <div className="basis-full">
                    <FieldError>{error}</FieldError>
                  </div>
                ) : null}
              </li>
            )
          })}
        </ol>
      ) : null}
      <UploadList uploads={uploads} store={fileStore} />
    </FieldGroup>
  )
}
