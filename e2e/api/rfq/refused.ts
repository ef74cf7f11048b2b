import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '../../fixtures'
import { ROOT } from '../../start/launch'
import type { Reply } from '../../trust/client'

/** Codes of the sources that no request of this spec can meet, each with the reason. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  RATE_LIMITED: 'the limit is lifted for the tests',
  QUOTE_VERSIONS_EXHAUSTED: 'thirty versions of one thread are submitted in the tests of the services',
}

/** Codes that stand in an answer that is no refusal: why something is not ranked, and warnings. */
const NO_REFUSALS = new Set([
  'ABOVE_LAST_SLAB',
  'BELOW_MINIMUM',
  'CURRENCY_NOT_CONVERTIBLE',
  'EXPIRED',
  'FREIGHT_NOT_COMPARABLE',
  'LEG_MISSING',
  'NOT_AVAILABLE',
  'NOT_STATED',
  'NO_LEAD_TIME',
  'PACKAGE_WEIGHT_UNKNOWN',
  'PARTIAL_QUANTITY',
  'PDC_NOT_FOR_SLAB',
  'RATE_OLD',
  'UNIT_NOT_CONVERTIBLE',
  'MOQ_NOT_MET',
])

const seen = new Set<string>()

interface Problem {
  ok: boolean
  success: boolean
  status: number
  code: string
  detail: string
  requestId: string
  issues?: { code: string; field: string; message: string; severity: string }[]
  details?: Record<string, unknown>
}

/** Asserts the refusal in the contract's shape. @param issues "CODE field" of each error, in any order */
export function refused(reply: Reply, status: number, code: string, issues?: readonly string[]): Problem {
  expect(`${reply.status} ${reply.text}`).toContain(`${status} `)
  expect(reply.headers.get('content-type')).toContain('application/problem+json')
  const problem = reply.json<Problem & Record<string, unknown>>()
  expect(problem).toMatchObject({ ok: false, success: false, status, code })
  expect(problem.requestId).toBe(reply.headers.get('x-request-id'))
  seen.add(code)
  const errors = problem.issues?.filter(({ severity }) => severity === 'error') ?? []
  for (const issue of errors) {
    seen.add(issue.code)
    expect(issue.message).not.toBe('')
  }
  if (issues) expect(errors.map(({ code: one, field }) => `${one} ${field}`).sort()).toEqual([...issues].sort())
  return problem
}

/** The codes in the sources of the trade, and those of them that no refusal has shown. */
export function codesOfSources(): { codes: ReadonlySet<string>; unmet: string[] } {
  const sources = ['lib/services/rfq', 'lib/domain/rfq'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
      .map((name) => readFileSync(join(ROOT, folder, name), 'utf8')),
  )
  const literals = (pattern: RegExp, text: string) =>
    [...text.matchAll(pattern)].map((match) => match.slice(1).join(''))
  const known = new Set(literals(/^ {2}\| '([A-Z_]+)'/gm, readFileSync(join(ROOT, 'lib/domain/errors.ts'), 'utf8')))
  const issued = /(?:errorIssue|refusing)\(\s*'([A-Z_]+)'|\bcode: '([A-Z_]+)'/g
  const codes = new Set(
    sources.flatMap((source) => [
      ...literals(issued, source),
      ...literals(/'([A-Z_]+)'/g, source).filter((one) => known.has(one)),
    ]),
  )
  const unmet = [...codes].filter((code) => !seen.has(code) && !NO_REFUSALS.has(code) && !(code in ELSEWHERE))
  return { codes, unmet: unmet.sort() }
}
