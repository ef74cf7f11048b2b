import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

export const ROOT = resolve(import.meta.dirname, '../..')

export interface Launched {
  process: ChildProcess
  url: string
  dataDir: string
  exited: Promise<number | null>
  /** The output so far, both streams. */
  output(): string
}

/** Copies the demo market that the tests share into an empty data directory. Without it, the start makes its own. */
function copyDemoMarket(dataDir: string, environment: Record<string, string>, root: string): void {
  const { E2E_DEMO_MARKET: market } = process.env
  if (!market || environment.SEED_DEMO !== 'true' || environment.DATABASE_URL || root !== ROOT) return
  if (existsSync(dataDir) && readdirSync(dataDir).length > 0) return
  mkdirSync(dataDir, { recursive: true })
  // Keeps the owners: root runs PostgreSQL as another account.
  execFileSync('cp', ['-pR', `${market}/.`, dataDir])
}

/** Starts the product of this tree on a free port and resolves once it prints its URL. */
export async function launch(
  command: readonly [string, ...string[]],
  dataDir: string,
  environment: Record<string, string> = {},
  root = ROOT,
): Promise<Launched> {
  const [program, ...args] = command
  copyDemoMarket(dataDir, environment, root)
  const child = spawn(program, args, {
    cwd: root,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, DATABASE_URL: undefined, PORT: '0', DATA_DIR: dataDir, ...environment },
  })
  let printed = ''
  const exited = new Promise<number | null>((done) => child.once('close', (code) => done(code)))
  const url = await new Promise<string>((ready, failed) => {
    const look = (part: Buffer): void => {
      printed += part
      const found = /\] web .*(http:\/\/\S+)/.exec(printed)
      if (found?.[1]) ready(found[1])
    }
    child.stdout.on('data', look)
    child.stderr.on('data', look)
    child.once('error', failed)
    void exited.then((code) => failed(new Error(`The start exited with ${code}:\n${printed}`)))
  })
  return { process: child, url, dataDir, exited, output: () => printed }
}

export interface Pids {
  launcher: number
  web: number
  database: number
}

/** The process ids, from the files in the data directory. */
export function pidsOf({ dataDir }: { dataDir: string }): Pids {
  const pidIn = (file: string): number => JSON.parse(readFileSync(join(dataDir, file), 'utf8')).pid
  return {
    launcher: pidIn('launcher.lock'),
    web: pidIn('web.json'),
    database: Number(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]),
  }
}

export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
  } catch {
    return false
  }
  try {
    return !/^\d+ \(.*\) [ZX]/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return false
  }
}
