import type { Issue } from '@/lib/domain/errors'

/** A request that did not do what it should, in words for the person who sent it. */
export interface Refusal {
  code: string
  message: string
  issues: Issue[]
}

type Outcome<T> = { answer: T; refusal: null } | { answer: null; refusal: Refusal }

const UNREACHABLE: Refusal = {
  code: 'UNREACHABLE',
  message: 'The server cannot be reached. Check your connection and try again; what you typed is still here.',
  issues: [],
}

/** One JSON request to a route of ours. It never throws: a failure is an outcome like any other. */
export async function send<T>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown): Promise<Outcome<T>> {
  try {
    const response = await fetch(path, {
      method,
      headers: { accept: 'application/json', ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      body: body === undefined ? undefined : JSON.stringify(body),
    })
    return response.ok ? { answer: (await response.json()) as T, refusal: null } : refused(await response.json())
  } catch {
    return { answer: null, refusal: UNREACHABLE }
  }
}

/** Opens a session for this browser; null when it did. */
export async function requestSignIn(credentials: { email: string; password: string }): Promise<Refusal | null> {
  try {
    const { csrfToken } = (await (await fetch('/api/auth/csrf')).json()) as { csrfToken: string }
    const { refusal } = await send('POST', '/api/auth/callback/credentials', {
      ...credentials,
      csrfToken,
      json: 'true',
    })
    return refusal
  } catch {
    return UNREACHABLE
  }
}

function refused(problem: Partial<{ code: string; detail: string; issues: Issue[] }>): Outcome<never> {
  const { code = 'INTERNAL', detail = 'Something broke on our side. Try again.', issues = [] } = problem
  return { answer: null, refusal: { code, message: detail, issues } }
}
