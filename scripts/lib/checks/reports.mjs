import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** The longest first, so that the last to end leave no core idle for long. */
export const E2E_PARTS = ['selling', 'trade', 'buying', 'site', 'modules', 'processes', 'requests']
export const UNIT_REPORT = 'reports/unit.json'
const e2eReport = (part) => `reports/e2e-${part}.json`
/** Enough of a failure to tell which line and which values. */
const LINES_OF_FAILURE = 12

/** Before a run: the counts of an earlier one must not be added. */
export function forgetReports(root) {
  for (const file of [UNIT_REPORT, ...E2E_PARTS.map(e2eReport)]) rmSync(join(root, file), { force: true })
}

/** The test counts of all runners; one without a report counts as 0. */
export function counts(root) {
  const { unit, runs } = reports(root)
  return {
    passed: runs.reduce((sum, { stats }) => sum + stats.expected, unit?.numPassedTests ?? 0),
    failed: runs.reduce((sum, { stats }) => sum + stats.unexpected + stats.flaky, unit?.numFailedTests ?? 0),
  }
}

/** @returns for each test that failed, its file, its name and the first lines of what it printed */
export function failures(root) {
  const { unit, runs } = reports(root)
  return [...(unit?.testResults ?? []).flatMap((file) => unitFailures(root, file)), ...runs.flatMap(e2eFailures)]
}

function unitFailures(root, { name, status, message, assertionResults }) {
  const file = name.replace(`${root}/`, '')
  const failed = assertionResults.filter((test) => test.status === 'failed')
  // A file that could not be loaded has no tests.
  if (failed.length === 0 && status === 'failed') return [failureOf(file, 'the whole file', message)]
  return failed.map((test) => failureOf(file, test.fullName, test.failureMessages.join('\n')))
}

function e2eFailures({ suites }) {
  return suites.flatMap((suite) => [
    ...e2eFailures({ suites: suite.suites ?? [] }),
    ...suite.specs
      .filter(({ ok }) => !ok)
      .map(({ file, line, title, tests }) => {
        const errors = tests.flatMap(({ results }) => results.flatMap((result) => result.errors))
        return failureOf(`e2e/${file}:${line}`, title, errors.map(({ message }) => message).join('\n'))
      }),
  ])
}

/** Without the colours of a terminal. */
const COLOURS = /\u001b\[\d+m/g
const failureOf = (file, name, text) =>
  `${file}: ${name}\n${text.replace(COLOURS, '').split('\n').slice(0, LINES_OF_FAILURE).join('\n')}`

function reports(root) {
  return {
    unit: readReport(root, UNIT_REPORT),
    runs: E2E_PARTS.flatMap((part) => readReport(root, e2eReport(part)) ?? []),
  }
}

function readReport(root, file) {
  try {
    return JSON.parse(readFileSync(join(root, file), 'utf8'))
  } catch {
    return null
  }
}
