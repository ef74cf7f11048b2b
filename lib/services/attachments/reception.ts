import 'server-only'
import { createHash } from 'node:crypto'
import { type FileHandle, mkdir, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy'
import { DomainError, isDomainError } from '@/lib/domain/errors'
import { ATTACHMENT_BYTES_MAX } from '@/lib/domain/listing/attachments/attachments'
import { storageUnavailable } from '../blobs/blob-store'
import { uploadsFolder } from '../blobs/configured-store'
import { fileRefused } from '../shared/field-refused'

/** A body that is not JSON, as it is sent. */
export interface SentBody {
  /** A header of the body by its lower-case name; null when absent. */
  header(name: string): string | null
  bodyStream: ReadableStream<Uint8Array> | null
}

/** A multipart body once it is read: its fields, and its one file under a name of ours. */
export interface Received {
  fields: ReadonlyMap<string, string>
  /** As the client called it. */
  name: string
  path: string
  sha256: string
  /** Of a file that is too large: at least this many. */
  bytes: number
  isTooLarge: boolean
}

/** What a multipart body may have around its file: boundaries, part headers, two short fields. */
const ENVELOPE_BYTES_MAX = 64 * 1024
const FIELDS_MAX = 8
/** Less than the server in front grants a whole request, so that a slow sender still gets an answer. */
const BODY_MS_MAX = 110_000
/** How long the parser may take nothing of what it was given: in some malformed bodies, and at the end of others, it stops for ever. */
const PARSER_MS_MAX = 1000
/** RFC 2046: 1 to 70 characters, of which the last is no blank. */
const BOUNDARY = /;\s*boundary=(?:"([^"\\]*)"|([^\s";]*))\s*(?:;|$)/i
const BOUNDARY_TEXT = /^[ -~]{0,69}[!-~]$/
/** How browsers write a quotation mark and line ends into a file's name. */
const QUOTED = /%(?:22|0D|0A)/g

/**
 * Streams a multipart body into a file of the incoming folder, hashed and counted on the way, never whole in memory. The caller removes
 * the file. A body that says by its length that it is too large is not read further than the name of its file. It ends for every body: each
 * wait for the sender or the parser has an end.
 * @param patience how long the whole body may take, from its first byte to its last
 * @throws UNSUPPORTED_MEDIA_TYPE, VALIDATION_FAILED for a body that is not one file with its fields, UNAVAILABLE when it cannot be kept
 */
export async function receiveFile(
  sent: SentBody,
  newId: () => string,
  { bodyMs }: { bodyMs: number } = { bodyMs: BODY_MS_MAX },
): Promise<Received> {
  const contentType = sent.header('content-type') ?? ''
  if (!/^multipart\/form-data\s*;/i.test(contentType)) {
    throw new DomainError('UNSUPPORTED_MEDIA_TYPE', 'Send the file as multipart/form-data.')
  }
  if (!sent.bodyStream) throw badMultipart('There is no body.')
  const boundary = boundaryOf(contentType)
  const declaredBytes = Number(sent.header('content-length') ?? 0)
  const path = join(await incomingFolder(), newId())
  const reading = new Reading(path, declaredBytes)
  try {
    await reading.read(sent.bodyStream, boundary, bodyMs)
    return reading.result()
  } catch (error) {
    await rm(path, { force: true })
    throw error
  }
}

/** Read here alone and given to the parser in one spelling. @throws VALIDATION_FAILED without one, or for one that parts nothing */
function boundaryOf(contentType: string): string {
  const [, quoted, bare = ''] = BOUNDARY.exec(contentType) ?? []
  const boundary = quoted ?? bare
  if (!BOUNDARY_TEXT.test(boundary)) throw badMultipart('The content type has no boundary of 1 to 70 characters.')
  return boundary
}

/**
 * The body as it arrives. It is left as it is when no more of it is wanted, since cancelling a body that has just ended throws outside of
 * any call in Node 20 and ends the process; the server in front discards the rest.
 */
async function* chunksOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader()
  for (let part = await reader.read(); !part.done; part = await reader.read()) yield part.value
}

async function incomingFolder(): Promise<string> {
  const folder = uploadsFolder()
  try {
    await mkdir(folder, { recursive: true })
  } catch {
    throw storageUnavailable()
  }
  return folder
}

class Reading {
  private readonly fields = new Map<string, string>()
  private readonly hash = createHash('sha256')
  private name: string | null = null
  private bytes = 0
  private isTooLarge = false
  private problem: DomainError | null = null
  private storing: Promise<void> | null = null
  private isWaitingForDisk = false
  /** Bytes of the body that went to the parser. */
  private given = 0
  private hasEnded = false
  /** Ends the reading before the body's end: what is left adds nothing. */
  private readonly enough = new AbortController()

  constructor(
    private readonly path: string,
    private readonly declaredBytes: number,
  ) {}

  async read(body: ReadableStream<Uint8Array>, boundary: string, bodyMs: number): Promise<void> {
    const parser = this.parser(boundary)
    const { signal } = this.enough
    const deadline = setTimeout(() => this.refuse(stopped()), bodyMs)
    const watch = this.watch(parser)
    // Not left to the pipeline: it waits for each stream to say that it was closed.
    const isEnough = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()))
    // At the last boundary the parser is ready, and takes nothing of what follows.
    const isParsed = new Promise<void>((resolve) => parser.once('finish', () => resolve()))
    try {
      await Promise.race([pipeline(chunksOf(body), this.meter(), parser, { signal }), isEnough, isParsed])
    } catch (error) {
      if (!signal.aborted) this.refuse(isDomainError(error) ? error : stopped())
    } finally {
      clearTimeout(deadline)
      clearInterval(watch)
    }
    await this.storing
    this.stop()
    if (this.problem) throw this.problem
  }

  result(): Received {
    if (this.name === null) throw badMultipart('There is no file in it.')
    return {
      fields: this.fields,
      name: this.name,
      path: this.path,
      sha256: this.hash.digest('hex'),
      bytes: this.isTooLarge ? Math.max(this.bytes, this.declaredBytes) : this.bytes,
      isTooLarge: this.isTooLarge,
    }
  }

  /** A body without a length is cut when it cannot become acceptable any more. */
  private meter(): Transform {
    return new Transform({
      transform: (chunk: Buffer, _encoding, done) => {
        this.given += chunk.byteLength
        if (this.given > ATTACHMENT_BYTES_MAX + 16 * ENVELOPE_BYTES_MAX) this.stop()
        done(null, chunk)
      },
      flush: (done) => {
        this.hasEnded = true
        done()
      },
    })
  }

  /** Refuses the body when the parser, seen twice, took nothing in between, although it had bytes or the end of the body to take. */
  private watch(parser: BusboyInstance): NodeJS.Timeout {
    let before = ''
    return setInterval(() => {
      const hasWork = this.hasEnded || parser.writableLength > 0
      const now = `${this.given} ${parser.writableLength} ${this.bytes}`
      if (hasWork && !this.isWaitingForDisk && now === before) {
        this.refuse(badMultipart('The body is not valid multipart/form-data.'))
      }
      before = now
    }, PARSER_MS_MAX / 2)
  }

  private parser(boundary: string): BusboyInstance {
    let parser: BusboyInstance
    try {
      parser = new Busboy({
        headers: { 'content-type': `multipart/form-data; boundary="${boundary}"` },
        limits: {
          fileSize: ATTACHMENT_BYTES_MAX + 1,
          files: 1,
          fields: FIELDS_MAX,
          parts: FIELDS_MAX + 2,
          fieldSize: 1000,
          fieldNameSize: 100,
          headerPairs: 20,
          headerSize: 16 * 1024,
        },
        isPartAFile: (field, _type, filename) => filename !== undefined || field === 'file',
      })
    } catch {
      throw badMultipart('The body is not valid multipart/form-data.')
    }
    parser.on('field', (name, value) => this.fields.set(name, value))
    parser.on('file', (field, stream, filename) => this.take(field, stream, filename))
    parser.on('filesLimit', () => this.refuse(badMultipart('Send one file at a time.')))
    parser.on('fieldsLimit', () => this.refuse(badMultipart('There are more fields than this route has.')))
    parser.on('partsLimit', () => this.refuse(badMultipart('There are more parts than this route has.')))
    return parser
  }

  private take(field: string, stream: BusboyFileStream, filename: string | undefined): void {
    stream.on('error', () => {})
    if (this.enough.signal.aborted) {
      stream.resume()
      return
    }
    if (field !== 'file' || !filename) {
      stream.resume()
      this.refuse(badMultipart('Send the file in the part named "file", with its file name.'))
      return
    }
    this.name = filename.replace(QUOTED, (code) => (code === '%22' ? '"' : ''))
    if (this.declaredBytes > ATTACHMENT_BYTES_MAX + ENVELOPE_BYTES_MAX) {
      stream.resume()
      this.isTooLarge = true
      this.stop()
      return
    }
    this.storing = this.store(stream)
  }

  private async store(stream: BusboyFileStream): Promise<void> {
    const abandon = () => stream.destroy(new Error('abandoned'))
    this.enough.signal.addEventListener('abort', abandon)
    let file: FileHandle | null = null
    try {
      const opened = await this.onDisk(open(this.path, 'wx', 0o600))
      file = opened
      for await (const chunk of stream as AsyncIterable<Buffer>) {
        this.bytes += chunk.byteLength
        this.isTooLarge ||= this.bytes > ATTACHMENT_BYTES_MAX
        if (this.isTooLarge) continue
        this.hash.update(chunk)
        await this.onDisk(opened.write(chunk))
      }
    } catch (error) {
      if (this.isTooLarge) return
      this.refuse(isSystemError(error) ? storageUnavailable() : stopped())
    } finally {
      this.enough.signal.removeEventListener('abort', abandon)
      if (file) await this.onDisk(file.close())
    }
  }

  private async onDisk<T>(work: Promise<T>): Promise<T> {
    this.isWaitingForDisk = true
    return work.finally(() => {
      this.isWaitingForDisk = false
    })
  }

  private refuse(problem: DomainError): void {
    this.problem ??= problem
    this.stop()
  }

  private stop(): void {
    this.enough.abort()
  }
}

function isSystemError(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error
}

function stopped(): DomainError {
  return badMultipart('The upload stopped before its end.')
}

function badMultipart(message: string): DomainError {
  return fileRefused('BAD_MULTIPART', message)
}
