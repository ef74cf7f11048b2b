import { statusOf, titleOf } from '@/lib/contract/problem'
import { DomainError, isDomainError } from '@/lib/domain/errors'

/** An error that clients may see: a domain error as it is, anything else as INTERNAL without its text. */
export function publicError(error: unknown): DomainError {
  if (isDomainError(error)) return error
  return new DomainError(
    'INTERNAL',
    'Something went wrong on our side. Nothing was written. Tell us the request id so that we can find the cause.',
  )
}

export interface Problem {
  status: number
  headers: Record<string, string>
  text: string
}

/** A failure as RFC 9457 has it, with the spec's flags (reference 3.2). */
export function problemOf(error: DomainError, requestId: string, headers: Record<string, string> = {}): Problem {
  const status = statusOf(error.code)
  const { issues, details, blockCode, retryAfterSeconds } = error.extras
  const body = {
    ok: false,
    success: false,
    type: `urn:textile:problem:${error.code.toLowerCase().replaceAll('_', '-')}`,
    title: titleOf(status),
    status,
    detail: error.message,
    code: error.code,
    requestId,
    ...(blockCode === undefined ? {} : { blockCode }),
    ...(issues === undefined ? {} : { issues }),
    ...(details === undefined ? {} : { details }),
  }
  return {
    status,
    text: JSON.stringify(body),
    headers: {
      'content-type': 'application/problem+json; charset=utf-8',
      'cache-control': 'private, no-store',
      'x-request-id': requestId,
      ...(retryAfterSeconds === undefined ? {} : { 'retry-after': String(Math.max(1, Math.ceil(retryAfterSeconds))) }),
      ...(status === 401 ? { 'www-authenticate': 'Bearer realm="textile"' } : {}),
      ...headers,
    },
  }
}

export function problemResponse(error: DomainError, requestId: string, extra: Record<string, string> = {}): Response {
  const { status, headers, text } = problemOf(error, requestId, extra)
  return new Response(text, { status, headers })
}
