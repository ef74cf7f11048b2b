import type { z } from 'zod'
import type { Issue } from '@/lib/domain/errors'
import { schemaIssues } from '@/lib/domain/fields/schema-issues'

export interface ReadBody<Whole, Part> {
  /** The fields that can be read, even if others are wrong. */
  given: Whole | Part
  /** Errors in the form of the body. */
  issues: Issue[]
  /** The fields with these errors. */
  faulty: ReadonlySet<string>
}

/**
 * Reads a body and lists every error in its form. Readable fields are judged further, so that people see all errors in
 * one round.
 * @param part the same schema with every field optional
 */
export function readBody<Whole, Part>(
  whole: z.ZodType<Whole>,
  part: z.ZodType<Part>,
  body: unknown,
): ReadBody<Whole, Part> {
  const parsed = whole.safeParse(body, { reportInput: true })
  if (parsed.success) return { given: parsed.data, issues: [], faulty: new Set() }
  const faulty = new Set(
    parsed.error.issues.flatMap((issue) =>
      issue.path.length === 0 && issue.code === 'unrecognized_keys' ? issue.keys : issue.path.slice(0, 1).map(String),
    ),
  )
  const rest = Object.fromEntries(Object.entries({ ...Object(body) }).filter(([name]) => !faulty.has(name)))
  const readable = part.safeParse(rest)
  return {
    given: readable.success ? readable.data : part.parse({}),
    issues: schemaIssues(parsed.error.issues, ''),
    faulty,
  }
}

/** One field of a body, read even if others are wrong; null when it is missing or wrong itself. */
export function namedValue<T>(body: unknown, field: string, value: z.ZodType<T>): T | null {
  return value.safeParse(Object(body)[field]).data ?? null
}

/** The issues beyond the form, without those of fields that could not be read. */
export function withoutFaulty(issues: readonly Issue[], faulty: ReadonlySet<string>): Issue[] {
  return issues.filter(({ field }) => !faulty.has(field.split(/[.[]/)[0] ?? ''))
}
