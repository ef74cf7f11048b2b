/** Every code of a failed response (reference 3). lib/contract/problem.ts gives each its status. */
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
  | 'NEW_ARRIVAL_LIMIT_REACHED'
  | 'STORAGE_QUOTA_REACHED'
  | 'TOO_MANY_IMPORTS'
  | 'EMAIL_TAKEN'
  | 'PLAN_REQUEST_OPEN'
  | 'PLAN_REQUEST_CLOSED'
  | 'SELF_RFQ'
  | 'LISTING_NOT_ACTIVE'
  | 'SELLER_SUSPENDED'
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
  /** A path such as `quantitySlabs[1].minQty`; "" for the whole body. */
  field: string
  severity: 'error' | 'warning'
  message: string
}

/** For a query parameter that may be given once. */
export const REPEATED_PARAMETER = 'Use this parameter once.'

/** A breach that blocks the write, or ACTIVE. */
export function errorIssue(code: string, field: string, message: string): Issue {
  return { code, field, severity: 'error', message }
}

/** Something to look at again; it blocks nothing. */
export function warningIssue(code: string, field: string, message: string): Issue {
  return { code, field, severity: 'warning', message }
}

/** Collects problems in the order in which they are found. */
export class IssueList {
  readonly all: Issue[] = []

  error(code: string, field: string, message: string): void {
    this.all.push(errorIssue(code, field, message))
  }

  warning(code: string, field: string, message: string): void {
    this.all.push(warningIssue(code, field, message))
  }

  add(...issues: readonly Issue[]): void {
    this.all.push(...issues)
  }
}

export interface ErrorExtras {
  issues?: Issue[]
  details?: Record<string, unknown>
  /** Set for a module that the entitlement refuses. */
  blockCode?: string
  retryAfterSeconds?: number
  /** True when an Idempotency-Key returned the first refusal again. */
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

/** The two bundles of one process each have their own class, so this checks the shape instead of using instanceof. */
export function isDomainError(error: unknown): error is DomainError {
  return error instanceof Error && error.name === 'DomainError' && 'code' in error && 'extras' in error
}

/** The result of a read, or null when it fails with this code or one of these; any other failure is thrown. */
export async function nullOn<T>(code: ErrorCode | readonly ErrorCode[], read: () => Promise<T>): Promise<T | null> {
  try {
    return await read()
  } catch (error) {
    if (isDomainError(error) && [code].flat().includes(error.code)) return null
    throw error
  }
}

/** No one fixes more in one go, and the response to a body full of errors must stay small. */
const ISSUES_SHOWN_MAX = 200

function shownIssues(issues: Issue[]): Issue[] {
  if (issues.length <= ISSUES_SHOWN_MAX) return issues
  const more = (issues.length - ISSUES_SHOWN_MAX).toLocaleString('en-IN')
  return [...issues.slice(0, ISSUES_SHOWN_MAX), errorIssue('AND_MORE', '', `And ${more} more.`)]
}

/** All problems together: at most the first two hundred, and how many more there are. */
export function validationFailed(issues: Issue[], details?: Record<string, unknown>): DomainError {
  const count = issues.filter((issue) => issue.severity === 'error').length
  return new DomainError('VALIDATION_FAILED', count === 1 ? 'Fix 1 problem.' : `Fix ${count} problems.`, {
    issues: shownIssues(issues),
    ...(details === undefined ? {} : { details }),
  })
}

export function notFound(): DomainError {
  return new DomainError('NOT_FOUND', 'This does not exist, or you do not have access to it.')
}

export function authRequired(): DomainError {
  return new DomainError('AUTH_REQUIRED', 'Sign in, or send an API token in the Authorization header.')
}

/** For an Authorization header: it alone decides, so it must say what is wrong with it. */
export function tokenRefused(): DomainError {
  return new DomainError('AUTH_REQUIRED', 'This token is not valid, has expired or was revoked.')
}

/** For a token that is valid, whose holder may know why it does not work. */
export function tokenSuspended(): DomainError {
  return new DomainError(
    'AUTH_REQUIRED',
    'The account of this token is suspended. Ask the marketplace to lift the suspension.',
  )
}

export function forbidden(message = 'Your account is not allowed to do this.'): DomainError {
  return new DomainError('FORBIDDEN', message)
}

export function unavailable(): DomainError {
  return new DomainError('UNAVAILABLE', 'The service cannot reach its database. Try again in a few seconds.', {
    retryAfterSeconds: 2,
  })
}
