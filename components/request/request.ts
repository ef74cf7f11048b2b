import type { Issue } from '@/lib/domain/errors'

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

/** The code of a request that got no answer: offline, or the server is away. */
export const UNREACHABLE = 'UNREACHABLE'

export const NO_ANSWER: Refusal = {
  status: 0,
  code: UNREACHABLE,
  message: 'The server cannot be reached. Check your connection and try again; what you typed is still here.',
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
  #open: { sent: string; key: string } | null = null

  async send<T>(path: string, payload: unknown): Promise<Outcome<T>> {
    const body = JSON.stringify(payload)
    const sent = `${path}\n${body}`
    if (this.#open?.sent !== sent) this.#open = { sent, key: randomKey() }
    const outcome = await request<T>(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': this.#open.key },
      body,
    })
    if (outcome.refusal === null || isSettled(outcome.refusal)) this.#open = null
    return outcome
  }
}

/** One JSON request to a route of ours. */
export function send<T>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown): Promise<Outcome<T>> {
  return request<T>(path, {
    method,
    ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  })
}

/** One request to a route of ours. It never throws: a failure is an outcome like any other. */
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

/** A problem answer in our shape. */
export function refusalOf(status: number, body: unknown): Refusal {
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
export function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
