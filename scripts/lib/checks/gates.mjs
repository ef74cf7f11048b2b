import { execFile, spawn, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { withDemoMarket } from './demo-market.mjs'
import { E2E_PARTS, UNIT_REPORT } from './reports.mjs'

const execute = promisify(execFile)
const bin = (root, path) => join(root, 'node_modules', path)
const ROOMS = ['app', 'components', 'db', 'e2e', 'examples', 'lib', 'scripts', 'server']
const ROOT_FILES = ['instrumentation.ts', 'vitest.config.mts']

/** Runs a tool with its output on the terminal. @returns whether it succeeded */
function tool(root, args, env = process.env) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, { cwd: root, env, stdio: 'inherit' })
    child.once('error', () => resolve(false))
    child.once('close', (code) => resolve(code === 0))
  })
}

/** Runs a tool next to others and prints its output when it ends. @returns whether it succeeded */
function quietTool(root, args) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
    const printed = []
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => printed.push(part))
    child.once('error', () => resolve(false))
    child.once('close', (code) => {
      process.stdout.write(Buffer.concat(printed))
      resolve(code === 0)
    })
  })
}

/**
 * The gates of `npm run check` in order: each is a name and a function that returns whether it passed. The check of the types takes as
 * long as the next four together and uses one core, so it runs next to them.
 */
export function gates(root) {
  let typed
  return [
    [
      'format and lint',
      () => {
        typed = types(root)
        return tool(root, [bin(root, '@biomejs/biome/bin/biome'), 'check', '--error-on-warnings'])
      },
    ],
    ['import rules', () => importRules(root)],
    ['plain English and sizes', () => plainSources(root)],
    ['dead code', () => tool(root, [bin(root, 'knip/bin/knip.js'), '--no-progress'])],
    ['types', () => typed ?? types(root)],
    ['unit and database tests', () => unitTests(root)],
  ]
}

async function types(root) {
  return (
    (await quietTool(root, [bin(root, 'next/dist/bin/next'), 'typegen'])) &&
    quietTool(root, [bin(root, 'typescript/bin/tsc'), '--noEmit'])
  )
}

/**
 * Checks the import rules. dependency-cruiser reads nothing and succeeds when it does not know the compiler, so every
 * source file must be among those it read.
 */
async function importRules(root) {
  const program = bin(root, 'dependency-cruiser/bin/dependency-cruise.mjs')
  const args = [program, '--config', '.dependency-cruiser.cjs']
  const targets = [...ROOMS, ...ROOT_FILES]
  const options = { cwd: root, maxBuffer: 256 * 1024 * 1024 }
  // With a violation it exits with an error, which has the report too.
  const { stdout } = await execute(process.execPath, [...args, '--output-type', 'json', ...targets], options).catch(
    (error) => error,
  )
  let cruised
  try {
    cruised = JSON.parse(stdout)
  } catch {
    console.error('dependency-cruiser printed no report')
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

/** Finds unusual words, what is too long, and folders with too many files to scan. */
async function plainSources(root) {
  const { unusualWords } = await import('./plain-english.mjs')
  const { crowded, longTestNames, tooLong } = await import('./source-size.mjs')
  const files = sourceFiles(
    root,
    ['ts', 'tsx', 'mts', 'mjs', 'cjs', 'css', 'sql', 'md'].map((ending) => `*.${ending}`),
  )
  let faults = 0
  for (const file of files) {
    const source = readFileSync(join(root, file), 'utf8')
    const words = await unusualWords(file, source)
    for (const { line, word, use } of words) console.error(`  ${file}:${line}: "${word}" (write: ${use})`)
    const sizes = await tooLong(file, source)
    for (const { line, what, lines, max } of sizes)
      console.error(`  ${file}:${line}: a ${what} of ${lines} lines; at most ${max}`)
    const names = await longTestNames(file, source)
    for (const { line, what, length, max } of names)
      console.error(`  ${file}:${line}: a ${what} of ${length} characters; at most ${max}`)
    faults += words.length + sizes.length + names.length
  }
  for (const { folder, count, max } of crowded(files)) {
    console.error(`  ${folder}: ${count} source files on one level; at most ${max}`)
    faults += 1
  }
  return faults === 0
}

/** Tracked and new source files, by default of TypeScript, without those that git ignores. */
function sourceFiles(root, patterns = ['*.ts', '*.tsx']) {
  const { stdout } = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...patterns], {
    cwd: root,
    encoding: 'utf8',
  })
  const deleted = spawnSync('git', ['ls-files', '--deleted'], { cwd: root, encoding: 'utf8' }).stdout.split('\n')
  return stdout.split('\n').filter((file) => file !== '' && !deleted.includes(file))
}

/** Four at a time on two busy cores made requests miss the deadlines of the application. */
const E2E_PARTS_AT_A_TIME = 3

async function unitTests(root) {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${UNIT_REPORT}`]
  return tool(root, [bin(root, 'vitest/vitest.mjs'), 'run', ...reporters])
}

/** Runs the parts of the end-to-end tests, some side by side, each on its own application and its own copy of the demo market. */
export function endToEndTests(root, chromium) {
  const program = [bin(root, '@playwright/test/cli.js'), 'test', '-c', 'e2e/playwright.config.ts']
  return withDemoMarket(root, async (environment) => {
    const run = (part) =>
      tool(root, [...program, '--project', part], { ...environment, CHROMIUM_PATH: chromium, E2E_PART: part })
    const waiting = [...E2E_PARTS]
    let isGreen = true
    const runWaiting = async () => {
      for (let part = waiting.shift(); part !== undefined; part = waiting.shift()) {
        if (!(await run(part))) isGreen = false
      }
    }
    await Promise.all(Array.from({ length: E2E_PARTS_AT_A_TIME }, runWaiting))
    return isGreen
  })
}

/** Runs all gates in order and prints how long each took. @returns the names of those that failed */
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
