import { DropZone } from '@/components/files/drop-zone'
import { FileMark } from '@/components/files/file-mark'
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
  const room = RFQ_FILES_MAX - files.length - uploads.length
  return (
    <FieldGroup id={fieldId(form, 'attachments')} legend={label} help={help} {...messagesOf(issues, 'attachments')}>
      {room > 0 ? <DropZone label={label} isMany onFiles={(chosen) => fileStore.add(chosen.slice(0, room))} /> : null}
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
