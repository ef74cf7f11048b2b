import { build, exclusively } from '../builds.mjs'
import { install, whyInstall } from '../dependencies.mjs'
import { sentenceFor } from '../failure.mjs'
import { ROOT } from '../paths.mjs'
import { ensureChromium } from './chromium.mjs'
import { endToEndTests, gates, runGates } from './gates.mjs'
import { counts, failures, forgetReports } from './reports.mjs'

/**
 * Everything a change must pass, on a fresh clone too. The last line counts the tests, and each gate that is red without a failed
 * test of its own as one failure.
 * @returns the exit code
 */
export async function runTests() {
  let red
  forgetReports(ROOT)
  try {
    if (whyInstall(ROOT)) {
      console.log('== packages (npm ci)')
      await exclusively(ROOT, () => install(ROOT))
    }
    const chromium = ensureChromium()
    const checks = gates(ROOT)
    const [units, runUnits] = checks.pop()
    let building
    red = await runGates([
      ...checks,
      [
        units,
        () => {
          // The tests with a database often wait, so the build runs next to them.
          building = built()
          return runUnits()
        },
      ],
      ['build', () => building],
      ['end-to-end tests', () => endToEndTests(ROOT, chromium)],
    ])
  } catch (error) {
    console.error(sentenceFor(error))
    red = ['setting up']
  }
  const { passed, failed } = counts(ROOT)
  const TESTS = ['unit and database tests', 'end-to-end tests']
  const redGates = red.filter((name) => !TESTS.includes(name)).length
  const redRunners = red.length - redGates
  // Where a run keeps only the end of its output, this says what failed.
  for (const failure of failures(ROOT)) console.error(`\n${failure}`)
  const redCount = Math.max(failed, redRunners) + redGates
  console.log(`${passed} passed, ${redCount} failed`)
  return redCount === 0 ? 0 : 1
}

async function built() {
  try {
    await build(ROOT)
    return true
  } catch (error) {
    console.error(sentenceFor(error))
    return false
  }
}
