import 'server-only'
import { type DomainError, validationFailed } from '@/lib/domain/errors'

/** Why a file as a whole is not taken. */
export function fileRefused(code: string, message: string, field = 'file'): DomainError {
  return validationFailed([{ code, field, severity: 'error', message }])
}
