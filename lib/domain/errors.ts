/** Every code a failed answer may carry (contract section 3). api/problem.ts gives each its status. */
export type ErrorCode =
  | 'BAD_JSON'
  | 'API_VERSION_UNKNOWN'
  | 'AUTH_REQUIRED'
  | 'MODULE_NOT_IN_PLAN'
  | 'SUBSCRIPTION_INACTIVE'
  | 'ENTITLEMENT_NOT_CONFIGURED'
  | 'FORBIDDEN'
  | 'CROSS_ORIGIN'
  | 'MODULE_UNKNOWN'
  | 'NOT_FOUND'
  | 'METHOD_NOT_ALLOWED'
  | 'VERSION_CONFLICT'
  | 'LISTING_ARCHIVED'
  | 'MODULE_NOT_READY'
  | 'NEW_ARRIVAL_LIMIT_REACHED'
  | 'STORAGE_QUOTA_REACHED'
  | 'TOO_MANY_IMPORTS'
  | 'EMAIL_TAKEN'
  | 'PLAN_REQUEST_OPEN'
  | 'PLAN_REQUEST_CLOSED'
  | 'SELF_RFQ'
  | 'LISTING_NOT_ACTIVE'
  | 'RFQ_CLOSED'
  | 'RFQ_CHANGED'
  | 'RFQ_SEALED'
  | 'RFQ_ALREADY_AWARDED'
  | 'RESPOND_BY_PASSED'
  | 'QUOTE_ALREADY_ACCEPTED'
  | 'QUOTE_VERSION_CHANGED'
  | 'QUOTE_EXPIRED'
  | 'QUOTE_VERSIONS_EXHAUSTED'
  | 'QUOTE_NOT_ACCEPTABLE'
  | 'QUANTITY_EXCEEDS_RFQ'
  | 'QUANTITY_EXCEEDS_OFFER'
  | 'ACTION_NOT_POSSIBLE'
  | 'ORDER_STATE'
  | 'EVENT_TYPE_NOT_CLIENT_WRITABLE'
  | 'PRECONDITION_FAILED'
  | 'TOO_LARGE'
  | 'UNSUPPORTED_MEDIA_TYPE'
  | 'VALIDATION_FAILED'
  | 'IDEMPOTENCY_KEY_REUSED'
  | 'RATE_LIMITED'
  | 'UNAVAILABLE'
  | 'INTERNAL'

export interface Issue {
  code: string
  /** A path such as `quantitySlabs[1].minQty`; "" for the whole. */
  field: string
  severity: 'error' | 'warning'
  message: string
}

export interface ErrorExtras {
  issues?: Issue[]
  details?: Record<string, unknown>
  /** Set for a module refused by the entitlement. */
  blockCode?: string
  retryAfterSeconds?: number
  /** True when an Idempotency-Key gave the refusal of the first time. */
  isReplay?: boolean
}

/** An expected failure. It knows no HTTP; a broken invariant throws a plain Error instead. */
export class DomainError extends Error {
  readonly code: ErrorCode
  readonly extras: ErrorExtras

  constructor(code: ErrorCode, message: string, extras: ErrorExtras = {}) {
    super(message)
    this.name = 'DomainError'
    this.code = code
    this.extras = extras
  }
}

/** The two bundles of one process have a class each, so the check is by shape, not by instanceof. */
export function isDomainError(error: unknown): error is DomainError {
  return error instanceof Error && error.name === 'DomainError' && 'code' in error && 'extras' in error
}

/** What a read gives, or null where it fails with this code, or one of these; every other failure goes on. */
export async function nullOn<T>(code: ErrorCode | readonly ErrorCode[], read: () => Promise<T>): Promise<T | null> {
  try {
    return await read()
  } catch (error) {
    if (isDomainError(error) && [code].flat().includes(error.code)) return null
    throw error
  }
}

/** Nobody mends more at once; a body made of faults must not be answered by one many times its size. */
const ISSUES_TOLD_MAX = 200

function toldIssues(issues: Issue[]): Issue[] {
  if (issues.length <= ISSUES_TOLD_MAX) return issues
  const more = (issues.length - ISSUES_TOLD_MAX).toLocaleString('en-IN')
  return [
    ...issues.slice(0, ISSUES_TOLD_MAX),
    { code: 'AND_MORE', field: '', severity: 'error', message: `And ${more} more.` },
  ]
}

/** All problems at once; of very many the first two hundred, and how many more there are. */
export function validationFailed(issues: Issue[]): DomainError {
  const count = issues.filter((issue) => issue.severity === 'error').length
  return new DomainError(
    'VALIDATION_FAILED',
    count === 1 ? 'One thing needs mending.' : `${count} things need mending.`,
    { issues: toldIssues(issues) },
  )
}

export function notFound(): DomainError {
  return new DomainError('NOT_FOUND', 'There is nothing here, or it is not yours to see.')
}

export function authRequired(): DomainError {
  return new DomainError('AUTH_REQUIRED', 'Sign in, or send an API token in the Authorization header.')
}

export function forbidden(message = 'Your account may not do this.'): DomainError {
  return new DomainError('FORBIDDEN', message)
}

export function unavailable(): DomainError {
  return new DomainError(
    'UNAVAILABLE',
    'The service cannot reach its database at the moment. Try again in a few seconds.',
    {
      retryAfterSeconds: 2,
    },
  )
}
