/** A client of a few lines: what a program needs of the API, with nothing but fetch. */

export const BASE_URL = process.env.BASE_URL ?? 'http://127.0.0.1:3000'

export interface Issue {
  code: string
  field: string
  severity: 'error' | 'warning'
  message: string
}

/** A refusal: its code is for programs, its issues are for people. */
export class ApiError extends Error {
  readonly status: number
  readonly code: string
  readonly issues: readonly Issue[]
  readonly requestId: string

  constructor(problem: { status: number; code: string; detail: string; requestId: string; issues?: Issue[] }) {
    const reasons = (problem.issues ?? []).map(({ field, message }) => `\n  ${field}: ${message}`).join('')
    super(`${problem.status} ${problem.code}: ${problem.detail}${reasons}`)
    this.status = problem.status
    this.code = problem.code
    this.issues = problem.issues ?? []
    this.requestId = problem.requestId
  }
}

interface Call {
  token?: string | undefined
  body?: unknown
  form?: FormData
  ifMatch?: string
}

const WAITS_MAX = 5

/**
 * Calls the API. A request without a response, over a limit, or to a service that is not available is sent again; its
 * Idempotency-Key makes sure that it is done once.
 */
export async function call<T>(method: string, path: string, { token, body, form, ifMatch }: Call = {}) {
  const headers = new Headers()
  if (token) headers.set('authorization', `Bearer ${token}`)
  if (body !== undefined) headers.set('content-type', 'application/json')
  if (ifMatch) headers.set('if-match', ifMatch)
  if (method === 'POST') headers.set('idempotency-key', crypto.randomUUID())
  const sent = body === undefined ? form : JSON.stringify(body)
  for (let attempt = 1; ; attempt++) {
    const response = await fetch(new URL(path, BASE_URL), {
      method,
      headers,
      ...(sent === undefined ? {} : { body: sent }),
    })
    if (response.ok) return { body: (await response.json()) as T, etag: response.headers.get('etag') ?? '' }
    const wait = Number(response.headers.get('retry-after') ?? 0)
    if (wait === 0 || attempt === WAITS_MAX) throw new ApiError(await response.json())
    await new Promise((resolve) => setTimeout(resolve, wait * 1000))
  }
}

/** A setting that an example needs. */
export function setting(name: string): string {
  const value = process.env[name]
  if (!value) throw new Error(`Set ${name} to an API token.`)
  return value
}
