import type { ErrorCode } from '../domain/errors'
import type { ApiRoute } from './operation'
import { pathParameters } from './operation'
import { statusOf } from './problem'

/** Every code that an operation may fail with, by status: its own, and those that follow from who may ask, its path and its body. */
export function failuresOf(operation: ApiRoute): Map<number, ErrorCode[]> {
  const { method, path, access, query, body, fails = [], isVersioned } = operation
  const parameters = pathParameters(path)
  const needsActor = access !== 'open'
  const codes: ErrorCode[] = [
    'API_VERSION_UNKNOWN',
    'AUTH_REQUIRED',
    ...(needsActor && method !== 'GET' ? (['CROSS_ORIGIN'] as const) : []),
    ...(access === 'admin' || access === 'paid' ? (['FORBIDDEN'] as const) : []),
    ...(access === 'paid'
      ? (['MODULE_NOT_IN_PLAN', 'SUBSCRIPTION_INACTIVE', 'ENTITLEMENT_NOT_CONFIGURED', 'MODULE_NOT_READY'] as const)
      : []),
    ...(parameters.includes('moduleKey') ? (['MODULE_UNKNOWN'] as const) : []),
    ...(parameters.some((name) => name !== 'moduleKey') ? (['NOT_FOUND'] as const) : []),
    ...(isVersioned ? (['VERSION_CONFLICT', 'PRECONDITION_FAILED'] as const) : []),
    ...(body ? (['BAD_JSON', 'TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE', 'VALIDATION_FAILED'] as const) : []),
    ...(query ? (['VALIDATION_FAILED'] as const) : []),
    ...(method === 'POST' ? (['VALIDATION_FAILED', 'IDEMPOTENCY_KEY_REUSED'] as const) : []),
    ...fails,
    'RATE_LIMITED',
    'INTERNAL',
    'UNAVAILABLE',
  ]
  const byStatus = new Map<number, ErrorCode[]>()
  for (const code of new Set(codes)) {
    // A Bearer token that is none is told also where nobody needs one.
    byStatus.set(statusOf(code), [...(byStatus.get(statusOf(code)) ?? []), code])
  }
  return new Map([...byStatus].sort(([a], [b]) => a - b))
}
