import { appendFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROOT } from '../start/launch'
import { programme } from './programme'
import type { Trial, Verdict } from './trial'
import { unguardedTree } from './unguarded'
import { startWorld, type Tree, type World } from './world'

/** A missing guard shows at the smallest scale. */
const CONTROL_SCALE = 0.01
const FAULTS_SHOWN = 5

const openWorlds = new Set<() => Promise<void>>()
/** Set by a signal: the exit that follows when all worlds are closed. */
let exiting: Promise<never> | null = null

/** Runs `work` in a new world with its own data, and deletes the data afterwards. */
async function inWorld(tree: Tree, environment: Record<string, string>, work: (world: World) => Promise<void>) {
  const dataDir = mkdtempSync(join(tmpdir(), 'textile-trust-'))
  let world: World | undefined
  const close = async () => {
    openWorlds.delete(close)
    await world?.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
  openWorlds.add(close)
  try {
    world = await startWorld(tree, dataDir, environment)
    await work(world)
  } finally {
    await close()
  }
}

interface Line {
  name: string
  isControl: boolean
  isPass: boolean
  figures: Verdict['figures']
  faults: string[]
  /** Of a control, the faults that it had to cause. */
  proof: string[]
  seconds: number
  scale: number
}

const FIGURES_FILE = join(ROOT, 'reports/trust.jsonl')

function report(line: Line): void {
  const { name, isControl, isPass, figures, faults, proof } = line
  const text = Object.entries(figures)
    .map(([what, value]) => `${typeof value === 'number' ? value.toLocaleString('en-IN') : value} ${what}`)
    .join(', ')
  const verdict = isPass ? 'PASS' : 'FAIL'
  if (isControl) {
    // Of a control that passes, one fault for each guard that it removes.
    const shown = isPass ? proof : faults.slice(0, 1)
    const text = shown.length > 0 ? shown.join(' | ') : 'found no fault without the guard'
    const more = faults.length > shown.length ? ` (and ${faults.length - shown.length} more)` : ''
    console.log(`${name} control: ${text}${more}${isPass ? ', as expected' : ''} ${verdict}`)
  } else {
    console.log(`${name}: ${text} ${verdict}`)
    if (!isPass) for (const fault of faults.slice(0, FAULTS_SHOWN)) console.log(`    ${fault}`)
    if (faults.length > FAULTS_SHOWN) console.log(`    and ${faults.length - FAULTS_SHOWN} more`)
  }
  mkdirSync(join(ROOT, 'reports'), { recursive: true })
  const machine = { node: process.version, cores: cpus().length }
  appendFileSync(FIGURES_FILE, `${JSON.stringify({ at: new Date().toISOString(), ...line, ...machine })}\n`)
}

/** What the web process said when it ended by itself: the launcher starts it again, so that a trial may not notice. */
function crashes(log: string): string[] {
  const lines = log.split('\n')
  return lines.flatMap((line, at) =>
    /The web process ended unexpectedly \((?!SIGKILL)/.test(line)
      ? [`the web process ended by itself: ${(lines[at - 1] ?? '').slice(0, 300)}`]
      : [],
  )
}

/** Runs one trial. An error that ends it fails both a trial and a control. */
async function runTrial(trial: Trial, world: World, how: { scale: number; isControl: boolean }): Promise<boolean> {
  const startedAt = performance.now()
  let figures: Verdict['figures'] = {}
  let faults: string[] = []
  let failure: string | null = null
  const logged = world.log().length
  try {
    ;({ figures, faults } = await trial.run(world, how.scale))
  } catch (error) {
    failure = `ended early: ${error instanceof Error ? error.message : String(error)}`
  }
  faults.push(...crashes(world.log().slice(logged)))
  // A signal closes the world under the trial: what fails then says nothing about the product.
  if (exiting) await exiting
  const expectedFaults = how.isControl ? [trial.control.fault ?? /./].flat() : []
  const proof = expectedFaults.flatMap((fault) => faults.find((found) => fault.test(found)) ?? [])
  const isAsExpected = how.isControl ? proof.length === expectedFaults.length : faults.length === 0
  const isPass = failure === null && isAsExpected
  const seconds = Math.round((performance.now() - startedAt) / 100) / 10
  const shown = failure === null ? faults : [failure, ...faults]
  report({ name: trial.name, ...how, isPass, figures, faults: shown, proof: [...new Set(proof)], seconds })
  return isPass
}

/** Runs trials in one shared process, except those with an environment or a separate control. @returns names of failed trials */
async function runTrials(
  trials: readonly Trial[],
  treeOf: (trial: Trial) => Tree,
  how: { scale: number; isControl: boolean },
) {
  const failed: string[] = []
  const environmentOf = ({ environment, control }: Trial) =>
    how.isControl && control.environment ? { ...environment, ...control.environment } : environment
  const isShared = (trial: Trial) => environmentOf(trial) === undefined && !(how.isControl && trial.control.isSeparate)
  const runAll = (group: readonly Trial[]) => async (world: World) => {
    for (const trial of group) if (!(await runTrial(trial, world, how))) failed.push(trial.name)
  }
  const sharing = trials.filter(isShared)
  const [first] = sharing
  if (first) {
    const sql = sharing.flatMap((trial) => treeOf(trial).sql ?? [])
    await inWorld({ root: treeOf(first).root, sql }, {}, runAll(sharing))
  }
  for (const trial of trials.filter((each) => !isShared(each))) {
    await inWorld(treeOf(trial), environmentOf(trial) ?? {}, runAll([trial]))
  }
  return failed
}

function controlTrees(trials: readonly Trial[]): (trial: Trial) => Tree {
  const sharing = trials.filter(({ control }) => control.sources && !control.isSeparate)
  const shared = sharing.length > 0 ? unguardedTree('unguarded', sharing) : ROOT
  return (trial) => {
    const { sources, sql = [], isSeparate } = trial.control
    return { root: isSeparate && sources ? unguardedTree(`unguarded-${trial.name}`, [trial]) : shared, sql }
  }
}

async function main(): Promise<number> {
  const args = process.argv.slice(2)
  const wanted = args.filter((word) => !word.startsWith('--'))
  const badOption = args.find((word) => word.startsWith('--') && word !== '--no-controls' && word !== '--only-controls')
  if (badOption) {
    console.error(`Unknown option ${badOption}. Use --no-controls or --only-controls.`)
    return 1
  }
  const unknown = wanted.filter((name) => !programme.some((trial) => trial.name === name))
  if (unknown.length > 0) {
    console.error(`Unknown trial ${unknown.join(', ')}. Choose from ${programme.map(({ name }) => name).join(', ')}.`)
    return 1
  }
  const scale = Number(process.env.TRUST_SCALE || 0.1)
  if (!(scale > 0 && scale <= 1)) {
    console.error(`TRUST_SCALE=${process.env.TRUST_SCALE} must be above 0 and at most 1.`)
    return 1
  }
  const trials = programme.filter(({ name }) => wanted.length === 0 || wanted.includes(name))
  const startedAt = performance.now()
  const [hasTrials, hasControls] = [!args.includes('--only-controls'), !args.includes('--no-controls')]
  const failedTrials = hasTrials ? await runTrials(trials, () => ({ root: ROOT }), { scale, isControl: false }) : []
  const failedControls = hasControls
    ? await runTrials(trials, controlTrees(trials), { scale: CONTROL_SCALE, isControl: true })
    : []
  const minutes = ((performance.now() - startedAt) / 60_000).toFixed(1)
  const failed = [...failedTrials, ...failedControls.map((name) => `control of ${name}`)]
  const ran = [hasTrials && `${trials.length} trials`, hasControls && `${trials.length} controls`].filter(Boolean)
  console.log(
    `${ran.join(' and ')} at scale ${scale} in ${minutes} min: ${failed.length === 0 ? 'all passed' : `${failed.join(', ')} FAILED`}`,
  )
  return failed.length === 0 ? 0 : 1
}

for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(name, () => {
    console.error(`Stopped by ${name}. A trial in progress has no result.`)
    exiting = Promise.all([...openWorlds].map((close) => close())).then(() => process.exit(130))
  })
}

try {
  process.exitCode = await main()
} catch (error) {
  console.error(error)
  process.exitCode = 1
}
