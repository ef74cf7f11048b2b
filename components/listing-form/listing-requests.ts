import type { Issue } from '@/lib/domain/errors'
import type { ListingRecord } from '@/lib/domain/listing/present'

/** Why a request did not do what it should, in words for the person who sent it. */
export interface Refusal {
  status: number
  code: string
  message: string
  issues: readonly Issue[]
  details: Readonly<Record<string, unknown>>
  requestId: string
}

export type Outcome<T> = { answer: T; refusal: null } | { answer: null; refusal: Refusal }

export interface WriteAnswer {
  listing: ListingRecord
  issues: Issue[]
}

/** The code of a request that got no answer: offline, or the server is away. */
export const UNREACHABLE = 'UNREACHABLE'

const NO_ANSWER: Refusal = {
  status: 0,
  code: UNREACHABLE,
  message: 'The server cannot be reached. What you typed is kept in this browser: check your connection and try again.',
  issues: [],
  details: {},
  requestId: '',
}

const TIMEOUT_MS = 30_000

/**
 * Writes under an idempotency key. The same body sent again after an answer that did not arrive keeps its key, so that the work is done
 * once; any other body, and any body after an answer, gets a new one.
 */
export class WriteAttempts {
  #open: { body: string; key: string } | null = null

  async send(path: string, payload: unknown): Promise<Outcome<WriteAnswer>> {
    const body = JSON.stringify(payload)
    if (this.#open?.body !== body) this.#open = { body, key: randomKey() }
    const outcome = await request<WriteAnswer>(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': this.#open.key },
      body,
    })
    if (outcome.refusal === null || isSettled(outcome.refusal)) this.#open = null
    return outcome
  }
}

export function listingsPath(moduleKey: string, ...rest: string[]): string {
  return ['/api/trade-core/listings', moduleKey, ...rest]
    .map((part, index) => (index ? encodeURIComponent(part) : part))
    .join('/')
}

/** The record as it stands now. */
export async function readListing(moduleKey: string, listingId: string): Promise<Outcome<ListingRecord>> {
  const { answer, refusal } = await request<{ listings: ListingRecord[] }>(listingsPath(moduleKey, listingId), {})
  if (refusal) return { answer: null, refusal }
  const [record] = answer.listings
  return record ? { answer: record, refusal: null } : { answer: null, refusal: NO_ANSWER }
}

/** What the listing would be, judged as a write is and written nowhere. */
export function previewListing(
  moduleKey: string,
  body: Readonly<Record<string, unknown>>,
  signal: AbortSignal,
): Promise<Outcome<WriteAnswer>> {
  return request<WriteAnswer>(`${listingsPath(moduleKey)}?mode=preview`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal,
  })
}

async function request<T>(path: string, init: RequestInit): Promise<Outcome<T>> {
  try {
    const response = await fetch(path, {
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...init,
      headers: { accept: 'application/json', ...init.headers },
    })
    const body: unknown = await response.json()
    return response.ok
      ? { answer: body as T, refusal: null }
      : { answer: null, refusal: refusalOf(response.status, body) }
  } catch {
    return { answer: null, refusal: NO_ANSWER }
  }
}

function refusalOf(status: number, body: unknown): Refusal {
  const problem = (typeof body === 'object' && body !== null ? body : {}) as Partial<{
    code: string
    detail: string
    issues: Issue[]
    details: Record<string, unknown>
    requestId: string
  }>
  return {
    status,
    code: problem.code ?? 'INTERNAL',
    message: problem.detail ?? 'Something broke on our side. Try again.',
    issues: problem.issues ?? [],
    details: problem.details ?? {},
    requestId: problem.requestId ?? '',
  }
}

/** Whether the server has said its word: with no answer, or while it is away, the same work may already be done. */
function isSettled({ status }: Refusal): boolean {
  return status >= 400 && status < 500 && status !== 408 && status !== 429
}

/** randomUUID is there in secure contexts only; a mill's intranet may not be one. */
function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
