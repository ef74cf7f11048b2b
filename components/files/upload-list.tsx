import type { ReactNode } from 'react'
import type { Upload } from './upload-queue'
import { UploadRow } from './upload-row'

interface UploadListProps {
  uploads: readonly Upload[]
  store: { retry: (key: string) => void; dismiss: (key: string) => void }
  /** What to do before an upload can be sent. */
  actionOf?: (upload: Upload) => ReactNode
}

/** The files on their way, and those that did not arrive. */
export function UploadList({ uploads, store, actionOf }: UploadListProps) {
  if (uploads.length === 0) return null
  return (
    <ul className="flex flex-col gap-2">
      {uploads.map((upload) => (
        <UploadRow
          key={upload.key}
          upload={upload}
          onRetry={(key) => store.retry(key)}
          onDismiss={(key) => store.dismiss(key)}
        >
          {actionOf?.(upload)}
        </UploadRow>
      ))}
    </ul>
  )
}
