import 'server-only'
import type { RequestContext } from '@/lib/contract/request-context'
import { type Issue, validationFailed } from '@/lib/domain/errors'

/**
 * The parameters of a read, each from the words it may take. @throws VALIDATION_FAILED for another name, a repeated one or another word
 * @param known by name: the words, or a pattern that the text must match
 */
export function queryWords<K extends string>(
  { query }: Pick<RequestContext, 'query'>,
  known: Readonly<Record<K, readonly string[] | RegExp>>,
): Partial<Record<K, string>> {
  const issues: Issue[] = []
  const words: Partial<Record<K, string>> = {}
  const isKnown = (name: string): name is K => Object.hasOwn(known, name)
  const refuse = (code: string, field: string, message: string) => {
    issues.push({ code, field: field.slice(0, 64), severity: 'error', message })
  }
  for (const name of new Set(query.keys())) {
    const [word = '', ...others] = query.getAll(name)
    if (!isKnown(name)) {
      refuse('UNKNOWN_PARAMETER', name, 'There is no parameter of this name.')
      continue
    }
    const may: readonly string[] | RegExp = known[name]
    if (others.length > 0) refuse('BAD_PARAMETER', name, 'Give it once.')
    else if (may instanceof RegExp ? !may.test(word) : !may.includes(word)) {
      refuse(
        'BAD_PARAMETER',
        name,
        may instanceof RegExp ? 'This is not a value of this parameter.' : `One of: ${may.join(', ')}.`,
      )
    } else words[name] = word
  }
  if (issues.length > 0) throw validationFailed(issues)
  return words
}
