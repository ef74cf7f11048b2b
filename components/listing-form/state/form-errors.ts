import { type FieldError, type FieldErrors, get, set } from 'react-hook-form'
import type { Issue } from '@/lib/domain/errors'
import { formName } from './form-paths'

/** Issues as the tree of errors that the form library keeps. Several at one path make one error with all their codes. */
export function errorsOf(issues: readonly Issue[]): FieldErrors {
  const errors: FieldErrors = {}
  for (const { field, code, message } of issues) {
    const name = formName(field) || 'root'
    set(errors, name, withMessage(get(errors, name), code, message))
  }
  return errors
}

/** An error with one message more. */
function withMessage(error: FieldError | undefined, code: string, message: string): FieldError {
  return {
    ...error,
    type: error?.type ?? code,
    message: error?.message ? `${error.message} ${message}` : message,
    types: { ...error?.types, [code]: message },
  }
}

/** What is said at one path of the form. */
export interface PathMessage {
  /** The form's name for the path. */
  name: string
  text: string
  codes: readonly string[]
}

/** The messages of an error and of everything below it: of a row and its cells. */
export function messagesBelow(name: string, error: unknown): PathMessage[] {
  if (typeof error !== 'object' || error === null) return []
  const { message, type: _type, types, ref: _ref, ...parts } = error as FieldError & Record<string, unknown>
  const own = typeof message === 'string' ? [{ name, text: message, codes: Object.keys(types ?? {}) }] : []
  return [...own, ...Object.entries(parts).flatMap(([key, part]) => messagesBelow(`${name}.${key}`, part))]
}

/** The same as one text; undefined where nothing is said. */
export function textBelow(name: string, error: unknown): string | undefined {
  const texts = messagesBelow(name, error).map(({ text }) => text)
  return texts.join(' ') || undefined
}
