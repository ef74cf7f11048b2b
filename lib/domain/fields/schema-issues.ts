import type { output, ZodType } from 'zod'
import type * as z from 'zod/mini'
import { errorIssue, type Issue, validationFailed } from '../errors'

type ZodIssue = z.core.$ZodIssue

/** Converts zod's issues to ours: a stable code, a path such as `quantitySlabs[1].minQty`, the schema's message. */
export function schemaIssues(issues: readonly ZodIssue[], prefix: string): Issue[] {
  return issues.filter((issue) => !isOfWrongType(issue, issues)).flatMap((issue) => readIssue(issue, prefix))
}

/** A text in the place of a list has a length too; that it is no list says all. */
function isOfWrongType({ code, path }: ZodIssue, issues: readonly ZodIssue[]): boolean {
  const isSame = (other: ZodIssue) =>
    other.path.length === path.length && other.path.every((part, at) => part === path[at])
  return ['too_small', 'too_big'].includes(code) && issues.some((one) => one.code === 'invalid_type' && isSame(one))
}

/** A body as its schema reads it. @throws VALIDATION_FAILED with all problems of its form */
export function parseBody<S extends ZodType>(schema: S, body: unknown): output<S> {
  const parsed = schema.safeParse(body, { reportInput: true })
  if (!parsed.success) throw validationFailed(schemaIssues(parsed.error.issues, ''))
  return parsed.data
}

function readIssue(issue: ZodIssue, prefix: string): Issue[] {
  const field = joinPath(prefix, issue.path)
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) =>
      error('UNKNOWN_FIELD', joinPath(field, [key]), `There is no "${key.slice(0, 60)}" here.`),
    )
  }
  if (issue.code === 'invalid_union') {
    if (issue.input === undefined && issue.path.length > 0) return [error('REQUIRED', field, 'This is missing.')]
    const branch = tellingBranch(issue.errors)
    return branch ? schemaIssues(branch, field) : [error('WRONG_TYPE', field, issue.message)]
  }
  if (issue.code === 'custom') {
    const code = issue.params?.code
    return [error(typeof code === 'string' ? code : 'NOT_VALID', field, issue.message)]
  }
  if (issue.code === 'invalid_type') {
    const isMissing = issue.input === undefined && issue.path.length > 0
    return [error(isMissing ? 'REQUIRED' : 'WRONG_TYPE', field, isMissing ? 'This is missing.' : typeMessage(issue))]
  }
  if (issue.code === 'too_big') return [error('TOO_LONG', field, issue.message)]
  return [error('NOT_VALID', field, issue.message)]
}

const TYPE_MESSAGES: Readonly<Record<string, string>> = {
  object: 'Use an object, such as {"name": "value"}.',
  array: 'Use a list.',
  string: 'Enter this as text.',
  boolean: 'Use true or false.',
}

/** The schema's own message, or plain words in place of the library's. */
function typeMessage({ expected, message }: Extract<ZodIssue, { code: 'invalid_type' }>): string {
  return message.startsWith('Invalid input') ? (TYPE_MESSAGES[expected] ?? message) : message
}

/** Of a union's branches the one that got furthest into the value; null when all failed at its outermost type. */
function tellingBranch(branches: readonly (readonly ZodIssue[])[]): readonly ZodIssue[] | null {
  let best: readonly ZodIssue[] | null = null
  let bestDepth = 0
  for (const branch of branches) {
    const depth = Math.max(
      ...branch.map(
        (issue) => issue.path.length * 2 + (issue.code === 'custom' || issue.code === 'unrecognized_keys' ? 1 : 0),
      ),
    )
    if (depth > bestDepth) {
      best = branch
      bestDepth = depth
    }
  }
  return best
}

function joinPath(prefix: string, path: readonly PropertyKey[]): string {
  return path.reduce<string>(
    (joined, part) =>
      typeof part === 'number' ? `${joined}[${part}]` : joined ? `${joined}.${String(part)}` : String(part),
    prefix,
  )
}

function error(code: string, field: string, message: string): Issue {
  return errorIssue(code, field, message)
}
