import { BLOCK_CODES } from '../../domain/entitlement/entitlement'
import type { ErrorCode } from '../../domain/errors'
import { statusOf } from '../problem'
import type { RouteDeclaration } from '../route'
import { isRepeatable, pathParameters } from '../route'

/** Every code that a route may fail with, by status: its own, and those that follow from its access, path and body. */
export function failuresOf(operation: RouteDeclaration): Map<number, ErrorCode[]> {
  const { method, path, access, query, body, errors = [], isVersioned } = operation
  const parameters = pathParameters(path)
  const needsActor = access !== 'open'
  const codes: ErrorCode[] = [
    'API_VERSION_UNKNOWN',
    // Also from an open route, for a token that is not valid.
    'AUTH_REQUIRED',
    ...(needsActor && method !== 'GET' ? (['CROSS_ORIGIN'] as const) : []),
    // A token without the scope, on every route.
    'FORBIDDEN',
    ...(access === 'paid' ? BLOCK_CODES : []),
    ...(parameters.includes('moduleKey') ? (['MODULE_UNKNOWN'] as const) : []),
    ...(parameters.some((name) => name !== 'moduleKey') ? (['NOT_FOUND'] as const) : []),
    ...(isVersioned ? (['VERSION_CONFLICT', 'PRECONDITION_FAILED'] as const) : []),
    // Every write refuses an encoded body, also a write that reads none.
    ...(method === 'GET' ? [] : (['UNSUPPORTED_MEDIA_TYPE'] as const)),
    ...(body ? (['BAD_JSON', 'TOO_LARGE', 'VALIDATION_FAILED'] as const) : []),
    ...(query ? (['VALIDATION_FAILED'] as const) : []),
    ...(isRepeatable(operation) ? (['VALIDATION_FAILED', 'IDEMPOTENCY_KEY_REUSED'] as const) : []),
    ...errors,
    'RATE_LIMITED',
    'INTERNAL',
    'UNAVAILABLE',
  ]
  const byStatus = new Map<number, ErrorCode[]>()
  for (const code of new Set(codes)) {
    byStatus.set(statusOf(code), [...(byStatus.get(statusOf(code)) ?? []), code])
  }
  return new Map([...byStatus].sort(([a], [b]) => a - b))
}
