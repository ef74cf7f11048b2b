import type { z } from 'zod'
import { validationFailed } from '../errors'
import { schemaIssues } from './schema-issues'

/** The value as the schema reads it. @throws VALIDATION_FAILED with every problem */
export function parseWith<T extends z.ZodType>(schema: T, value: unknown): z.output<T> {
  const parsed = schema.safeParse(value, { reportInput: true })
  if (!parsed.success) throw validationFailed(schemaIssues(parsed.error.issues, ''))
  return parsed.data
}
