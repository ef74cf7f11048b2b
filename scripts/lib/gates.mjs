import { spawn, spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

const bin = (root, path) => join(root, 'node_modules', path)
const ROOMS = ['app', 'components', 'db', 'e2e', 'examples', 'lib', 'scripts', 'server']
const ROOT_FILES = ['instrumentation.ts', 'vitest.config.mts']

/** Runs a tool with its output on the terminal. @returns whether it was content */
function tool(root, args, env = process.env) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, { cwd: root, env, stdio: 'inherit' })
    child.once('error', () => resolve(false))
    child.once('close', (code) => resolve(code === 0))
  })
}

/** The gates of `npm run check` in order: each is a name and a function that says whether it is green. */
export function gates(root) {
  return [
    ['format and lint', () => tool(root, [bin(root, '@biomejs/biome/bin/biome'), 'check', '--error-on-warnings'])],
    [
      'types',
      async () =>
        (await tool(root, [bin(root, 'next/dist/bin/next'), 'typegen'])) &&
        tool(root, [bin(root, 'typescript/bin/tsc'), '--noEmit']),
    ],
    ['import rules', () => importRules(root)],
    ['dead code', () => tool(root, [bin(root, 'knip/bin/knip.js'), '--no-progress'])],
    ['unit and database tests', () => unitTests(root)],
  ]
}

/**
 * dependency-cruiser with a compiler it does not know reads nothing and is content: every source file of ours must be among those
 * it read.
 */
async function importRules(root) {
  const program = bin(root, 'dependency-cruiser/bin/dependency-cruise.mjs')
  const args = [program, '--config', '.dependency-cruiser.cjs']
  const targets = [...ROOMS, ...ROOT_FILES]
  const { stdout } = spawnSync(process.execPath, [...args, '--output-type', 'json', ...targets], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
  })
  let cruised
  try {
    cruised = JSON.parse(stdout)
  } catch {
    console.error('dependency-cruiser gave no answer')
    return false
  }
  for (const { rule, from, to } of cruised.summary.violations) console.error(`  ${rule.name}: ${from} -> ${to}`)
  const read = new Set(cruised.modules.map(({ source }) => source))
  const missed = sourceFiles(root).filter((file) => !read.has(file))
  for (const file of missed) console.error(`  not read by dependency-cruiser: ${file}`)
  console.log(`${cruised.summary.totalCruised} modules read, ${cruised.summary.violations.length} violations`)
  return (
    cruised.summary.violations.length === 0 &&
    missed.length === 0 &&
    cruised.summary.totalCruised >= sourceFiles(root).length
  )
}

/** Tracked and new .ts/.tsx files, without those that git ignores. */
function sourceFiles(root) {
  const { stdout } = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx'], {
    cwd: root,
    encoding: 'utf8',
  })
  const deleted = spawnSync('git', ['ls-files', '--deleted'], { cwd: root, encoding: 'utf8' }).stdout.split('\n')
  return stdout.split('\n').filter((file) => file !== '' && !deleted.includes(file))
}

const UNIT_REPORT = 'reports/unit.json'
const E2E_REPORT = 'reports/e2e.json'

async function unitTests(root) {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${UNIT_REPORT}`]
  return tool(root, [bin(root, 'vitest/vitest.mjs'), 'run', ...reporters])
}

export async function browserTests(root, chromium) {
  return tool(root, [bin(root, '@playwright/test/cli.js'), 'test', '-c', 'e2e/playwright.config.ts'], {
    ...process.env,
    CHROMIUM_PATH: chromium,
  })
}

/** Before a run: what an earlier one counted must not be counted again. */
export function forgetReports(root) {
  for (const file of [UNIT_REPORT, E2E_REPORT]) rmSync(join(root, file), { force: true })
}

function readReport(root, file) {
  try {
    return JSON.parse(readFileSync(join(root, file), 'utf8'))
  } catch {
    return null
  }
}

/** What the two test runners counted; a runner that left no report counted nothing. */
export function counts(root) {
  const unit = readReport(root, UNIT_REPORT)
  const e2e = readReport(root, E2E_REPORT)?.stats
  return {
    passed: (unit?.numPassedTests ?? 0) + (e2e?.expected ?? 0),
    failed: (unit?.numFailedTests ?? 0) + (e2e ? e2e.unexpected + e2e.flaky : 0),
  }
}

/** Runs gates one after the other, all of them, and prints what each took. @returns the names of the red ones */
export async function runGates(list) {
  const results = []
  for (const [name, run] of list) {
    console.log(`\n== ${name}`)
    const startedAt = performance.now()
    const isGreen = await run()
    results.push({ name, isGreen, seconds: (performance.now() - startedAt) / 1000 })
  }
  console.log('')
  for (const { name, isGreen, seconds } of results) {
    console.log(`${isGreen ? 'ok    ' : 'FAILED'} ${name.padEnd(26)} ${seconds.toFixed(1)} s`)
  }
  return results.filter(({ isGreen }) => !isGreen).map(({ name }) => name)
}
