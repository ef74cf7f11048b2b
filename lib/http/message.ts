/** The parts of a request that a route reads; a web Request has them. */
export interface HttpRequest {
  readonly method: string
  /** Absolute. */
  readonly url: string
  readonly headers: { get(name: string): string | null }
  readonly body: ReadableStream<Uint8Array> | null
  /** Instead of `body`, to read a small body without a web stream: all of it, or null as soon as it is larger. */
  readonly readBytes?: (bytesMax: number) => Promise<Uint8Array | null>
  /** Whether the route itself compresses the response: Next does that, our server does not. */
  readonly isCompressedHere?: boolean
}

/** The response of a route, before it becomes a web Response or is written to a socket. */
export interface HttpResponse {
  status: number
  headers: Record<string, string>
  body: string | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array> | null
}

type ResponseBytes = ReadableStream<Uint8Array> | Uint8Array<ArrayBuffer>

/** The content of a response: an object to serialise, or text that is JSON already. */
export interface RouteResponse {
  status?: number
  body?: Record<string, unknown>
  text?: string
  /** Instead of text: made only when the client does not have it yet; as UTF-8 where it is built from bytes. */
  lazyText?: () => Promise<string | Uint8Array<ArrayBuffer>>
  /**
   * Instead of JSON: bytes with their own content type, streamed (files, exports, event streams). A function is called only when the bytes are
   * sent.
   */
  content?: { body: ResponseBytes | (() => Promise<ResponseBytes>); headers: Record<string, string> }
  /** With its quotes. */
  etag?: string
  /** For a read: the entity tag is this version and a hash of the text. */
  version?: number | undefined
  /** True when an Idempotency-Key repeated the first response. */
  isReplay?: boolean
  /** Only for a response that is the same for everyone. */
  isPublic?: boolean | undefined
}
