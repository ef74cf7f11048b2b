import { errorIssue, type Issue, REPEATED_PARAMETER, validationFailed } from '@/lib/domain/errors'

type Allowed = readonly string[] | RegExp | ((word: string) => boolean)

/**
 * The parameters of a read, each one of the words it allows.
 * @param known by name: the words, a pattern that the text must match, or a check of it
 * @throws VALIDATION_FAILED for an unknown or repeated parameter, or another word
 */
export function queryWords<K extends string>(
  query: URLSearchParams,
  known: Readonly<Record<K, Allowed>>,
): Partial<Record<K, string>> {
  const issues: Issue[] = []
  const words: Partial<Record<K, string>> = {}
  const isKnown = (name: string): name is K => Object.hasOwn(known, name)
  const refuse = (code: string, field: string, message: string) => {
    issues.push(errorIssue(code, field.slice(0, 64), message))
  }
  for (const name of new Set(query.keys())) {
    const [word = '', ...others] = query.getAll(name)
    if (!isKnown(name)) {
      refuse('UNKNOWN_PARAMETER', name, 'There is no parameter of this name.')
      continue
    }
    const allowed: Allowed = known[name]
    if (others.length > 0) refuse('BAD_PARAMETER', name, REPEATED_PARAMETER)
    else if (!allows(allowed, word)) {
      const message = isWordList(allowed) ? `One of: ${allowed.join(', ')}.` : 'This is not a value of this parameter.'
      refuse('BAD_PARAMETER', name, message)
    } else words[name] = word
  }
  if (issues.length > 0) throw validationFailed(issues)
  return words
}

const isWordList = (may: Allowed): may is readonly string[] => Array.isArray(may)

function allows(may: Allowed, word: string): boolean {
  if (isWordList(may)) return may.includes(word)
  return may instanceof RegExp ? may.test(word) : may(word)
}
