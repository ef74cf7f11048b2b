import { useEffect, useRef, useState } from 'react'
import { deleteFile, sendFile } from '@/components/files/send-file'
import { failureOf, refusedAtOnce, type Upload, UploadQueue } from '@/components/files/upload-queue'
import type { Issue } from '@/lib/domain/errors'
import type { RfqFileView } from '@/lib/domain/rfq/files'

const PATH = '/api/rfq/attachments'

export interface RfqFileDesk {
  files: readonly RfqFileView[]
  uploads: readonly Upload[]
  add: (files: readonly File[]) => void
  retry: (key: string) => void
  dismiss: (key: string) => void
  remove: (id: string) => void
  /** What is with us now, also what arrived since the form was drawn. */
  sent: () => readonly RfqFileView[]
  /** Waits for what is on its way. @returns what is wrong when one did not arrive: nothing is sent without it unsaid */
  arrived: () => Promise<Issue[]>
}

/**
 * The files of a form: sent at once, so that they are there when the form is sent.
 * @param keep puts the list where the form keeps its values
 */
export function useRfqFiles(files: readonly RfqFileView[], keep: (files: readonly RfqFileView[]) => void): RfqFileDesk {
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const latest = useRef({ files, keep })
  useEffect(() => {
    latest.current = { files, keep }
  })
  /** Known at once, before the form is drawn again: it may be about to be sent. */
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
      // One that a request has already is refused, and stays on its record.
      void deleteFile(`${PATH}/${id}`)
    },
    sent: () => latest.current.files,
    arrived: async () => {
      while (queue.isBusy) await queue.settled()
      return queue.uploads.map(({ name }) => ({
        code: 'FILE_NOT_SENT',
        field: 'attachments',
        severity: 'error',
        message: `${name} is not with us: send it again or put it away.`,
      }))
    },
  }
}
