import { z } from 'zod'
import type { ErrorCode } from '@/lib/domain/errors'
import { byName, described, id, record, text } from '@/lib/domain/record-schema'
import { issues } from './schema'

/** The status of each failure, stated only here (reference 3.3). */
const STATUS: Record<ErrorCode, number> = {
  BAD_JSON: 400,
  API_VERSION_UNKNOWN: 400,
  AUTH_REQUIRED: 401,
  MODULE_NOT_IN_PLAN: 403,
  SUBSCRIPTION_INACTIVE: 403,
  ENTITLEMENT_NOT_CONFIGURED: 403,
  FORBIDDEN: 403,
  CROSS_ORIGIN: 403,
  MODULE_UNKNOWN: 404,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  VERSION_CONFLICT: 409,
  LISTING_ARCHIVED: 409,
  NEW_ARRIVAL_LIMIT_REACHED: 409,
  STORAGE_QUOTA_REACHED: 409,
  TOO_MANY_IMPORTS: 409,
  EMAIL_TAKEN: 409,
  PLAN_REQUEST_OPEN: 409,
  PLAN_REQUEST_CLOSED: 409,
  SELF_RFQ: 403,
  LISTING_NOT_ACTIVE: 409,
  SELLER_SUSPENDED: 409,
  RFQ_CLOSED: 409,
  RFQ_CHANGED: 409,
  RFQ_SEALED: 409,
  RFQ_ALREADY_AWARDED: 409,
  RESPOND_BY_PASSED: 409,
  QUOTE_ALREADY_ACCEPTED: 409,
  QUOTE_VERSION_CHANGED: 409,
  QUOTE_EXPIRED: 409,
  QUOTE_VERSIONS_EXHAUSTED: 409,
  QUOTE_NOT_ACCEPTABLE: 409,
  QUANTITY_EXCEEDS_RFQ: 409,
  QUANTITY_EXCEEDS_OFFER: 409,
  ACTION_NOT_POSSIBLE: 409,
  ORDER_STATE: 409,
  EVENT_TYPE_NOT_CLIENT_WRITABLE: 409,
  PRECONDITION_FAILED: 412,
  TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  VALIDATION_FAILED: 422,
  IDEMPOTENCY_KEY_REUSED: 422,
  RATE_LIMITED: 429,
  INTERNAL: 500,
  UNAVAILABLE: 503,
}

const TITLE: Record<number, string> = {
  400: 'Bad request',
  401: 'Not signed in',
  403: 'Not allowed',
  404: 'Not found',
  405: 'Method not allowed',
  409: 'Conflict with the current state',
  412: 'Changed since you read it',
  413: 'Too large',
  415: 'Unsupported media type',
  422: 'Not valid',
  429: 'Too many requests',
  500: 'Something went wrong on our side',
  503: 'Unavailable',
}

export function statusOf(code: ErrorCode): number {
  return STATUS[code]
}

/** Every code of a failure under its status, in the order of statuses. */
export function codesByStatus(): [number, ErrorCode[]][] {
  const byStatus = new Map<number, ErrorCode[]>()
  for (const code of Object.keys(STATUS) as ErrorCode[]) {
    byStatus.set(STATUS[code], [...(byStatus.get(STATUS[code]) ?? []), code])
  }
  return [...byStatus].sort(([a], [b]) => a - b)
}

export function titleOf(status: number): string {
  return TITLE[status] ?? 'Failed'
}

/** The body of every failure (RFC 9457 with the spec's flags). */
export const problemSchema = record('Problem', 'Every failure has this shape.', {
  ok: z.literal(false),
  success: z.literal(false),
  type: text('The kind of failure.', 'urn:textile:problem:validation-failed'),
  title: text('The status in words.', TITLE[422]),
  status: described(z.int(), 'The HTTP status.', 422),
  detail: text('One sentence for people.', 'Fix 2 problems.'),
  code: described(z.enum(Object.keys(STATUS) as [ErrorCode, ...ErrorCode[]]), 'For programs.', 'VALIDATION_FAILED'),
  requestId: id('The x-request-id of this response.'),
  blockCode: text('Why a module is blocked.', 'MODULE_NOT_IN_PLAN').optional(),
  issues: issues('All problems.').optional(),
  details: byName('More about this failure, such as `currentVersion`.').optional(),
})
