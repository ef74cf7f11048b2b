import type { Actor } from './actor'

/** One request as the services see it: who asks, and the conditions that came beside the body. */
export interface Call<A extends Actor | null = Actor | null> {
  actor: A
  requestId: string
  method: string
  /** The path without its query: with the actor, the scope of an idempotency key. */
  path: string
  query: URLSearchParams
  idempotencyKey: string | null
  ifMatch: string | null
  /** Reads and judges the JSON body. Lazily: a refusal that comes before the body must not wait for it. */
  readJson(): Promise<unknown>
}

/** What a service answers: an object to be serialised, or text that is already JSON. */
export interface Answer {
  status?: number
  body?: Record<string, unknown>
  text?: string
  /** Instead of text: made only when the reader does not have it already. */
  lazyText?: () => Promise<string>
  /** With its quotes. */
  etag?: string
  /** True when an Idempotency-Key gave the answer of the first time. */
  isReplay?: boolean
  /** Only for what is the same whoever asks. */
  isPublic?: boolean
}
