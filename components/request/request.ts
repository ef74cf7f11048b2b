import { SESSION_ENDED } from '@/components/ui/session-ended'
import type { Issue } from '@/lib/domain/errors'

/** Why a request failed, in words for the person who sent it. */
export interface Refusal {
  status: number
  code: string
  message: string
  /** The API's own sentence, for a form that itself signs in. */
  detail: string
  issues: readonly Issue[]
  details: Readonly<Record<string, unknown>>
  requestId: string
}

export type Outcome<T> = { answer: T; refusal: null } | { answer: null; refusal: Refusal }

/** The code of a request without a response: offline, or the server is down. */
export const UNREACHABLE = 'UNREACHABLE'

const CANNOT_REACH = 'Cannot reach the server. Check your connection and try again. Nothing on this page is lost.'

export const NO_ANSWER: Refusal = {
  status: 0,
  code: UNREACHABLE,
  message: CANNOT_REACH,
  detail: CANNOT_REACH,
  issues: [],
  details: {},
  requestId: '',
}

/** An event of the window: this account has written something. */
export const WRITTEN = 'written'

const TIMEOUT_MS = 30_000

/**
 * Sends writes with an idempotency key. A body sent again after no response keeps its key, so that it runs only once. Another body, or any
 * body after a response, gets a new key.
 */
export class WriteAttempts {
  #open: { content: string; key: string } | null = null

  async send<T>(path: string, payload: unknown): Promise<Outcome<T>> {
    const body = JSON.stringify(payload)
    const content = `${path}\n${body}`
    if (this.#open?.content !== content) this.#open = { content, key: randomKey() }
    const outcome = await request<T>(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': this.#open.key },
      body,
    })
    if (outcome.refusal === null || isSettled(outcome.refusal)) this.#open = null
    if (outcome.refusal === null) globalThis.dispatchEvent?.(new Event(WRITTEN))
    return outcome
  }
}

/** Sends a JSON request to our API. */
export function send<T>(
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  path: string,
  body?: unknown,
): Promise<Outcome<T>> {
  return request<T>(path, {
    method,
    ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  })
}

/** Sends a request to our API. It never throws; a failure is returned as a refusal. */
export async function request<T>(path: string, init: RequestInit): Promise<Outcome<T>> {
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

/** Reads a problem response. */
export function refusalOf(status: number, body: unknown): Refusal {
  const problem = (typeof body === 'object' && body !== null ? body : {}) as Partial<{
    code: string
    detail: string
    issues: Issue[]
    details: Record<string, unknown>
    requestId: string
  }>
  const detail = problem.detail ?? 'Something went wrong on our side. Try again.'
  return {
    status,
    code: problem.code ?? 'INTERNAL',
    // The API's own sentence is for programs.
    message: problem.code === 'AUTH_REQUIRED' ? SESSION_ENDED : detail,
    detail,
    issues: problem.issues ?? [],
    details: problem.details ?? {},
    requestId: problem.requestId ?? '',
  }
}

/** Whether the response is final. Without a response, or while the server is down, the write may already be done. */
function isSettled({ status }: Refusal): boolean {
  return status >= 400 && status < 500 && status !== 408 && status !== 429
}

/** randomUUID only exists in secure contexts, which an intranet may not be. */
export function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
