import { NO_ANSWER, type Outcome, type Refusal, refusalOf } from '@/components/request/request'

export interface FileAnswer<View> {
  attachment: View
  /** The version of the record with it; 0 where it is of none. */
  version: number
}

export interface FileToSend {
  path: string
  file: File
  /** What is said beside the file. */
  fields: Readonly<Record<string, string>>
  idempotencyKey: string
}

/** Of an upload that its sender stopped. */
const CANCELLED: Refusal = { ...NO_ANSWER, code: 'CANCELLED', message: 'Stopped.' }

/** Sends one file. XMLHttpRequest, since fetch tells nothing of how far an upload has come. */
export function sendFile<View>(
  { path, file, fields, idempotencyKey }: FileToSend,
  watch: { signal: AbortSignal; onProgress: (part: number) => void },
): Promise<Outcome<FileAnswer<View>>> {
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
    // The fields go before the file, so that the server knows them while the bytes come.
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.append(name, value)
    form.append('file', file, file.name)
    request.send(form)
  })
}

/** Takes a file from its record. */
export function deleteFile<View>(path: string): Promise<Outcome<FileAnswer<View>>> {
  return askAbout(path, { method: 'DELETE' })
}

/** Says something else of a file that is there. */
export function changeFile<View>(
  path: string,
  said: Readonly<Record<string, string>>,
): Promise<Outcome<FileAnswer<View>>> {
  return askAbout(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(said),
  })
}

async function askAbout<View>(path: string, init: RequestInit): Promise<Outcome<FileAnswer<View>>> {
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

/** The version that an ETag names; 0 where it names none. */
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
