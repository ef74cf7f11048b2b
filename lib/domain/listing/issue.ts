import type { Issue } from '@/lib/domain/errors'

/** A breach that blocks ACTIVE. */
export function errorIssue(code: string, field: string, message: string): Issue {
  return { code, field, severity: 'error', message }
}

/** Something to look at again; it stands in no one's way. */
export function warningIssue(code: string, field: string, message: string): Issue {
  return { code, field, severity: 'warning', message }
}

/** A number in a sentence, grouped as the seller's home trade writes it: 1,20,000. */
export function spoken(value: number): string {
  return value.toLocaleString('en-IN', { maximumFractionDigits: 4 })
}
