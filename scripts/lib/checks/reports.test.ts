import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { counts, failures, forgetReports } from './reports.mjs'

let root: string

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'reports-'))
  mkdirSync(join(root, 'reports'))
})

afterAll(() => rmSync(root, { recursive: true }))

const store = (name: string, report: unknown) =>
  writeFileSync(join(root, 'reports', `${name}.json`), JSON.stringify(report))

const ended = (status: string, fullName: string, failureMessages: string[] = []) => ({
  status,
  fullName,
  failureMessages,
})

test('failed tests of all runners are counted, and named with what they printed', () => {
  store('unit', {
    numPassedTests: 3,
    numFailedTests: 1,
    testResults: [
      {
        name: join(root, 'lib/price.test.ts'),
        status: 'failed',
        message: '',
        assertionResults: [
          ended('passed', 'a price is read'),
          ended('failed', 'a price is kept', ['\u001b[31mexpected 2\u001b[39m to be 3']),
        ],
      },
      { name: join(root, 'lib/tax.test.ts'), status: 'failed', message: 'Cannot find module', assertionResults: [] },
    ],
  })
  const failed = { file: 'grid.spec.ts', line: 9, title: 'the grid loads', ok: false }
  const errors = [{ message: 'Timeout 20000ms' }]
  store('e2e-buying', {
    stats: { expected: 2, unexpected: 1, flaky: 0 },
    suites: [
      {
        specs: [{ file: 'grid.spec.ts', line: 2, title: 'the grid opens', ok: true, tests: [] }],
        suites: [{ specs: [{ ...failed, tests: [{ results: [{ errors }] }] }] }],
      },
    ],
  })

  expect(counts(root)).toEqual({ passed: 5, failed: 2 })
  expect(failures(root)).toEqual([
    'lib/price.test.ts: a price is kept\nexpected 2 to be 3',
    'lib/tax.test.ts: the whole file\nCannot find module',
    'e2e/grid.spec.ts:9: the grid loads\nTimeout 20000ms',
  ])

  forgetReports(root)
  expect(counts(root)).toEqual({ passed: 0, failed: 0 })
  expect(failures(root)).toEqual([])
})
