import { FileMark } from '@/components/files/file-mark'
import { sizeText } from '@/components/listing-view/listing-files'
import { cx } from '@/components/ui/cx'
import type { RfqFileView } from '@/lib/domain/rfq/files'

export interface FileListProps {
  files: readonly RfqFileView[]
  /** Their accessible name, or a visible heading. */
  label: string
  isLabelShown?: boolean
  className?: string
}

/** Files of a request, quotation or message. In print only their names. */
export function FileList({ files, label, isLabelShown = false, className }: FileListProps) {
  if (files.length === 0) return null
  return (
    <div className={className}>
      {isLabelShown ? <h3 className="mb-1 font-semibold text-sm">{label}</h3> : null}
      <ul aria-label={label} className="flex flex-col">
        {files.map((file) => (
          <li key={file.id} className={cx('flex min-w-0 items-center gap-3 py-1.5 print:py-0.5')}>
            <span className="print:hidden">
              <FileMark file={file} />
            </span>
            <span className="min-w-0 text-sm">
              <a
                href={file.url}
                target="_blank"
                rel="noopener"
                className="link inline-flex max-w-full items-center pointer-coarse:min-h-10"
              >
                <span className="truncate print:whitespace-normal">{file.name}</span>
              </a>
              <span className="num block text-ink-2 text-xs print:inline"> {sizeText(file.bytes)}</span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The files of one version of a quotation. */
export function filesOfVersion(
  { files }: { files: readonly RfqFileView[] },
  { attachments = [] }: { attachments?: readonly string[] },
): RfqFileView[] {
  return files.filter(({ id }) => attachments.includes(id))
}
