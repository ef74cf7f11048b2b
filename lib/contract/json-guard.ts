import { errorIssue, type Issue } from '../domain/errors'
import { isStorable } from '../domain/text'

/** The limits of a JSON body, before its fields are read (reference 3). */
export const JSON_LIMITS = {
  bytesMax: 256 * 1024,
  depthMax: 12,
  keysMax: 400,
  stringMax: 10_000,
  issuesMax: 50,
} as const

const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype'])

/**
 * The issues of a parsed body: keys that reach into prototypes, U+0000 and lone surrogates (PostgreSQL stores neither), numbers that are not
 * finite, and what is too deep, too many or too long. Iterative, so that depth cannot overflow the stack.
 *
 * @param textMax the longest text, where a route takes more than usual
 */
export function judgeJson(body: unknown, textMax: number = JSON_LIMITS.stringMax): Issue[] {
  const issues: Issue[] = []
  const stack: { value: unknown; path: string; depth: number }[] = [{ value: body, path: '', depth: 1 }]
  const refuse = (code: string, field: string, message: string) => {
    issues.push(errorIssue(code, field, message))
  }

  for (let entry = stack.pop(); entry && issues.length < JSON_LIMITS.issuesMax; entry = stack.pop()) {
    const { value, path, depth } = entry
    if (typeof value === 'string') {
      const problem = textProblem(value, textMax)
      if (problem) refuse(problem.code, path, problem.message)
    } else if (typeof value === 'number') {
      if (!Number.isFinite(value)) refuse('NUMBER_NOT_FINITE', path, 'This number is too large.')
    } else if (typeof value === 'object' && value !== null) {
      if (depth > JSON_LIMITS.depthMax) {
        refuse('TOO_DEEP', path, `Nested deeper than ${JSON_LIMITS.depthMax} levels.`)
        continue
      }
      const entries = Array.isArray(value)
        ? value.map((item, index) => [`${path}[${index}]`, item, ''] as const)
        : Object.entries(value).map(([key, item]) => [path ? `${path}.${key}` : key, item, key] as const)
      // Per object: a whole record that was read may be sent back, and its parts together have more.
      if (!Array.isArray(value) && entries.length > JSON_LIMITS.keysMax) {
        refuse('TOO_MANY_KEYS', path, `More than ${JSON_LIMITS.keysMax} fields in one object.`)
        continue
      }
      for (const [childPath, child, key] of entries.reverse()) {
        if (key && FORBIDDEN_KEYS.has(key)) {
          refuse('FORBIDDEN_KEY', childPath, `A field may not be called ${key}.`)
        } else if (key && textProblem(key, JSON_LIMITS.stringMax)) {
          refuse('BAD_CHARACTER', path, 'A field name holds a character that cannot be stored.')
        } else {
          stack.push({ value: child, path: childPath, depth: depth + 1 })
        }
      }
    }
  }
  return issues
}

function textProblem(text: string, textMax: number): { code: string; message: string } | null {
  if (text.length > textMax) {
    return { code: 'TOO_LONG', message: `Longer than ${textMax.toLocaleString('en-IN')} characters.` }
  }
  if (!isStorable(text)) {
    return { code: 'BAD_CHARACTER', message: 'Contains a character that cannot be stored (U+0000 or half of a pair).' }
  }
  return null
}
