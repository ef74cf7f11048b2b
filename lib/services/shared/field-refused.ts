import 'server-only'
import { type DomainError, errorIssue, validationFailed } from '@/lib/domain/errors'

/** The refusal of a write for one problem of one field. */
export function fieldRefused(code: string, field: string, message: string): DomainError {
  return validationFailed([errorIssue(code, field, message)])
}

/** The refusal of a file as a whole. */
export function fileRefused(code: string, message: string, field = 'file'): DomainError {
  return fieldRefused(code, field, message)
}
