import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '../../fixtures'
import { ROOT } from '../../start/launch'
import type { Reply } from '../../trust/client'

/** Codes that no request of this spec can cause, each with the reason. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  RATE_LIMITED: 'the tests run without the limit',
  SET_BROKEN: 'the tests of the services ask for goods in full sets',
  QUOTE_VERSIONS_EXHAUSTED: 'the tests of the services submit thirty versions',
}

/** Codes of successful responses: warnings, and why a quotation has no rank. */
const SUCCESS_CODES = new Set([
  'ABOVE_LAST_SLAB',
  'BELOW_MINIMUM',
  'CREDIT_NOT_COUNTED',
  'CURRENCY_NOT_CONVERTIBLE',
  'EXPIRED',
  'FREIGHT_NOT_COMPARABLE',
  'LEG_MISSING',
  'NOT_AVAILABLE',
  'NOT_STATED',
  'NO_LEAD_TIME',
  'ORDERED',
  'PACKAGE_WEIGHT_UNKNOWN',
  'PARTIAL_QUANTITY',
  'PDC_NOT_FOR_SLAB',
  'RATE_OLD',
  'TAX_UNKNOWN',
  'UNIT_NOT_CONVERTIBLE',
  'MOQ_NOT_MET',
])

const seenCodes = new Set<string>()

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

/** Asserts a problem response. @param issues "CODE field" of each error, in any order */
export function refused(reply: Reply, status: number, code: string, issues?: readonly string[]): Problem {
  expect(`${reply.status} ${reply.text}`).toContain(`${status} `)
  expect(reply.headers.get('content-type')).toContain('application/problem+json')
  const problem = reply.json<Problem & Record<string, unknown>>()
  expect(problem).toMatchObject({ ok: false, success: false, status, code })
  expect(problem.requestId).toBe(reply.headers.get('x-request-id'))
  seenCodes.add(code)
  const errors = problem.issues?.filter(({ severity }) => severity === 'error') ?? []
  for (const issue of errors) {
    seenCodes.add(issue.code)
    expect(issue.message).not.toBe('')
  }
  if (issues) expect(errors.map(({ code: one, field }) => `${one} ${field}`).sort()).toEqual([...issues].sort())
  return problem
}

/** The codes in the sources of the trade, and those that no refusal has returned. */
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
  const unmet = [...codes].filter((code) => !seenCodes.has(code) && !SUCCESS_CODES.has(code) && !(code in ELSEWHERE))
  return { codes, unmet: unmet.sort() }
}
