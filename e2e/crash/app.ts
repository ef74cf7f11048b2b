import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROOT } from '../house/routes'

export interface App {
  url: string
  dataDir: string
  /** The postmaster that serves at this moment. */
  postmaster(): number
  stop(): Promise<void>
}

/** The product as `npm start` runs it, on data of its own: for tests that break things. */
export async function startApp(env: Record<string, string>): Promise<App> {
  const dataDir = mkdtempSync(join(tmpdir(), 'textile-crash-'))
  const child = spawn(process.execPath, [join(ROOT, 'scripts/start.mjs')], {
    cwd: ROOT,
    env: { ...process.env, ...env, DATA_DIR: dataDir, PORT: '0', HOST: '127.0.0.1', DATABASE_URL: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const url = await addressOf(child)
  return {
    url,
    dataDir,
    postmaster: () => Number(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]),
    stop: async () => {
      await new Promise<void>((resolve) => {
        child.once('exit', () => resolve())
        child.kill('SIGTERM')
      })
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let printed = ''
    child.once('exit', (code) => reject(new Error(`the app ended with ${code}:\n${printed}`)))
    child.stdout?.on('data', (chunk: Buffer) => {
      printed += chunk
      const address = /http:\/\/127\.0\.0\.1:\d+/.exec(printed)
      if (address) resolve(address[0])
    })
  })
}
