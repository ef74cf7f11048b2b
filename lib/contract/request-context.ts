import type { Actor } from '../domain/actor'

/** One request as the services see it: who asks, and the conditions that came beside the body. */
export interface RequestContext<A extends Actor | null = Actor | null> {
  actor: A
  requestId: string
  /** The network address it came from. */
  address: string
  method: string
  /** The path without its query: with the actor, the scope of an idempotency key. */
  path: string
  query: URLSearchParams
  idempotencyKey: string | null
  ifMatch: string | null
  /** A request header by its lower-case name, null when absent. */
  header(name: string): string | null
  /** Reads and judges the JSON body. Lazily: a refusal that comes before the body must not wait for it. */
  readJson(): Promise<unknown>
  /** The raw body for what is not JSON (uploads, imports): streamed, read once, never whole in memory. Null when there is none. */
  bodyStream: ReadableStream<Uint8Array> | null
}

type AnswerBytes = ReadableStream<Uint8Array> | Uint8Array<ArrayBuffer>

/** What a service answers: an object to be serialised, or text that is already JSON. */
export interface ServiceResponse {
  status?: number
  body?: Record<string, unknown>
  text?: string
  /** Instead of text: made only when the reader does not have it already; as UTF-8 where it is put together from bytes. */
  lazyText?: () => Promise<string | Uint8Array<ArrayBuffer>>
  /**
   * Instead of JSON: bytes with their own content type, streamed as they come (files, exports, event streams). A function is asked only when
   * the bytes are really sent.
   */
  content?: { body: AnswerBytes | (() => Promise<AnswerBytes>); headers: Record<string, string> }
  /** With its quotes. */
  etag?: string
  /** True when an Idempotency-Key gave the answer of the first time. */
  isReplay?: boolean
  /** Only for what is the same whoever asks. */
  isPublic?: boolean
}

/** The call of our own code (seeds, jobs, tests): what a request with this JSON body would have been, without a socket. */
export function localRequest<A extends Actor | null>(
  request: { actor: A; requestId: string; method: string; path: string } & Partial<
    Pick<RequestContext, 'query' | 'idempotencyKey' | 'ifMatch' | 'bodyStream' | 'address'>
  > & { body?: unknown; headers?: Readonly<Record<string, string>> },
): RequestContext<A> {
  const { body, headers = {}, ...rest } = request
  return {
    address: 'local',
    query: new URLSearchParams(),
    idempotencyKey: null,
    ifMatch: null,
    bodyStream: null,
    ...rest,
    header: (name) => headers[name] ?? null,
    readJson: async () => body,
  }
}
