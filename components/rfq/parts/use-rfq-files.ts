import { useEffect, useRef, useState } from 'react'
import { deleteFile, sendFile } from '@/components/files/send-file'
import { failureOf, refusedAtOnce, type Upload, UploadQueue } from '@/components/files/upload-queue'
import { errorIssue, type Issue } from '@/lib/domain/errors'
import type { RfqFileView } from '@/lib/domain/rfq/files'

const PATH = '/api/rfq/attachments'

export interface RfqFileStore {
  files: readonly RfqFileView[]
  uploads: readonly Upload[]
  add: (files: readonly File[]) => void
  retry: (key: string) => void
  dismiss: (key: string) => void
  remove: (id: string) => void
  /** The uploaded files, including those since the last render. */
  sent: () => readonly RfqFileView[]
  /** Waits for running uploads. @returns an issue for each file that failed, so that a form is not sent without it */
  arrived: () => Promise<Issue[]>
}

/**
 * The files of a form, uploaded as soon as they are chosen.
 * @param keep stores the list in the form's values
 */
export function useRfqFiles(
  files: readonly RfqFileView[],
  keep: (files: readonly RfqFileView[]) => void,
): RfqFileStore {
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const latest = useRef({ files, keep })
  useEffect(() => {
    latest.current = { files, keep }
  })
  /** Updated immediately, because the form may be sent before the next render. */
  const change = (next: readonly RfqFileView[]) => {
    latest.current = { ...latest.current, files: next }
    latest.current.keep(next)
  }
  const [queue] = useState(() => {
    const made: UploadQueue = new UploadQueue({
      send: async ({ key }, file, watch) => {
        const { answer, refusal } = await sendFile<RfqFileView>(
          { path: PATH, file, fields: {}, idempotencyKey: key },
          watch,
        )
        if (refusal) return failureOf(refusal)
        change([...latest.current.files, answer.attachment])
        return null
      },
      onChange: () => setUploads(made.uploads),
    })
    return made
  })
  return {
    files,
    uploads,
    add: (chosen) => queue.add(chosen, { role: '', visibility: null }, (file) => refusedAtOnce(file, null)),
    retry: (key) => queue.retry(key),
    dismiss: (key) => queue.dismiss(key),
    remove: (id) => {
      change(latest.current.files.filter((file) => file.id !== id))
      // The API refuses to delete a file that a request already has.
      void deleteFile(`${PATH}/${id}`)
    },
    sent: () => latest.current.files,
    arrived: async () => {
      while (queue.isBusy) await queue.settled()
      return queue.uploads.map(({ name }) =>
        errorIssue('FILE_NOT_SENT', 'attachments', `${name} was not sent. Send it again or remove it.`),
      )
    },
  }
}
