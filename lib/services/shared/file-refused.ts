import 'server-only'
import { type DomainError, errorIssue, validationFailed } from '@/lib/domain/errors'

/** The refusal of a file as a whole. */
export function fileRefused(code: string, message: string, field = 'file'): DomainError {
  return validationFailed([errorIssue(code, field, message)])
}
