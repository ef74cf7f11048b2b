/** What a route reads of a request; a web Request is one. */
export interface HttpRequest {
  readonly method: string
  /** Absolute. */
  readonly url: string
  readonly headers: { get(name: string): string | null }
  readonly body: ReadableStream<Uint8Array> | null
  /** Instead of `body`, where no web stream need be put around a small body: all of it, or null as soon as it is larger. */
  readonly readBytes?: (bytesMax: number) => Promise<Uint8Array | null>
  /** True where nobody behind the route compresses its answer: Next does, the server in front does not. */
  readonly isCompressedHere?: boolean
}

/** What a route answers, before it becomes a web Response or is written to a socket. */
export interface HttpResponse {
  status: number
  headers: Record<string, string>
  body: string | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array> | null
}
