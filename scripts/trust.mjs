import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { requireNode } from './lib/node-version.mjs'

requireNode()
const { ROOT } = await import('./lib/paths.mjs')
const { whyInstall, install } = await import('./lib/dependencies.mjs')
const { build, exclusively } = await import('./lib/builds.mjs')
const { sentenceFor } = await import('./lib/failure.mjs')
const { makeDemoMarket } = await import('./lib/checks/demo-market.mjs')

// Two folders below the root, like the sources: the program finds the root by its own place.
const PROGRAM = { programs: { run: 'e2e/trust/run.ts' }, outdir: '.build/trust' }

try {
  if (whyInstall(ROOT)) await exclusively(ROOT, () => install(ROOT))
  await build(ROOT)
  const { bundle } = await import('./lib/bundle.mjs')
  await bundle(ROOT, PROGRAM)
  // About twenty trials have a market of their own: each starts from a copy of this one.
  const { DEMO_PASSWORD = 'demo-password-of-the-tests' } = process.env
  const market = mkdtempSync(join(tmpdir(), 'textile-market-'))
  process.once('exit', () => rmSync(market, { recursive: true, force: true }))
  if (!(await makeDemoMarket(ROOT, market, DEMO_PASSWORD))) throw new Error('The demo market was not made.')
  const args = ['--enable-source-maps', join(ROOT, '.build/trust/run.mjs'), ...process.argv.slice(2)]
  const env = { ...process.env, DEMO_PASSWORD, E2E_DEMO_MARKET: market }
  const child = spawn(process.execPath, args, { cwd: ROOT, stdio: 'inherit', env })
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, () => child.kill(name))
  process.exitCode = await new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)))
} catch (error) {
  console.error(sentenceFor(error))
  process.exitCode = 1
}
