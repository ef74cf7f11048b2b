import { NO_ANSWER, type Outcome, type Refusal, refusalOf } from '@/components/request/request'

export interface FileResponse<View> {
  attachment: View
  /** The record's version with this file; 0 without a record. */
  version: number
}

export interface FileToSend {
  path: string
  file: File
  /** Form fields sent with the file. */
  fields: Readonly<Record<string, string>>
  idempotencyKey: string
}

/** For an upload that the sender stopped. */
const CANCELLED: Refusal = { ...NO_ANSWER, code: 'CANCELLED', message: 'Stopped.' }

/** Sends one file. XMLHttpRequest, because fetch does not report upload progress. */
export function sendFile<View>(
  { path, file, fields, idempotencyKey }: FileToSend,
  watch: { signal: AbortSignal; onProgress: (part: number) => void },
): Promise<Outcome<FileResponse<View>>> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    const refuse = (refusal: Refusal) => resolve({ answer: null, refusal })
    request.open('POST', path)
    request.setRequestHeader('accept', 'application/json')
    request.setRequestHeader('idempotency-key', idempotencyKey)
    request.upload.onprogress = ({ loaded, total }) => watch.onProgress(total > 0 ? loaded / total : 0)
    request.onerror = () => refuse(NO_ANSWER)
    request.ontimeout = () => refuse(NO_ANSWER)
    request.onabort = () => refuse(CANCELLED)
    request.onload = () => {
      const body = parsed(request.responseText)
      const isOk = request.status >= 200 && request.status < 300
      if (!isOk) return refuse(refusalOf(request.status, body))
      const { attachment } = body as { attachment: View }
      resolve({ answer: { attachment, version: versionOf(request.getResponseHeader('etag')) }, refusal: null })
    }
    watch.signal.addEventListener('abort', () => request.abort())
    // Fields go before the file, so that the server has them when the file arrives.
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.append(name, value)
    form.append('file', file, file.name)
    request.send(form)
  })
}

/** Removes a file from its record. */
export function deleteFile<View>(path: string): Promise<Outcome<FileResponse<View>>> {
  return requestFile(path, { method: 'DELETE' })
}

/** Changes the details of a file. */
export function changeFile<View>(
  path: string,
  changes: Readonly<Record<string, string>>,
): Promise<Outcome<FileResponse<View>>> {
  return requestFile(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(changes),
  })
}

async function requestFile<View>(path: string, init: RequestInit): Promise<Outcome<FileResponse<View>>> {
  try {
    const response = await fetch(path, { ...init, headers: { accept: 'application/json', ...init.headers } })
    const body: unknown = await response.json()
    if (!response.ok) return { answer: null, refusal: refusalOf(response.status, body) }
    const { attachment } = body as { attachment: View }
    return { answer: { attachment, version: versionOf(response.headers.get('etag')) }, refusal: null }
  } catch {
    return { answer: null, refusal: NO_ANSWER }
  }
}

/** The version in an ETag, or 0. */
function versionOf(etag: string | null): number {
  return Number(/^(?:W\/)?"(\d+)/.exec(etag ?? '')?.[1] ?? 0)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return {}
  }
}
