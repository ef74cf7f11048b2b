import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { requireNode } from './lib/node-version.mjs'

requireNode()
const { ROOT } = await import('./lib/paths.mjs')
const { whyInstall, install } = await import('./lib/dependencies.mjs')
const { build, exclusively } = await import('./lib/builds.mjs')
const { sentenceFor } = await import('./lib/failure.mjs')
const { withDemoMarket } = await import('./lib/checks/demo-market.mjs')

// Two folders below the root, like the sources: the program finds the root by its own place.
const PROGRAM = { programs: { run: 'e2e/trust/run.ts' }, outdir: '.build/trust' }

try {
  if (whyInstall(ROOT)) await exclusively(ROOT, () => install(ROOT))
  await build(ROOT)
  const { bundle } = await import('./lib/bundle.mjs')
  await bundle(ROOT, PROGRAM)
  const args = [join(ROOT, '.build/trust/run.mjs'), ...process.argv.slice(2)]
  // About twenty trials have a market of their own: each starts from a copy.
  const code = await withDemoMarket(ROOT, (env) => {
    const child = spawn(process.execPath, args, { cwd: ROOT, stdio: 'inherit', env })
    for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, () => child.kill(name))
    return new Promise((resolve) => child.once('exit', (exit) => resolve(exit ?? 1)))
  })
  process.exitCode = code === false ? 1 : code
} catch (error) {
  console.error(sentenceFor(error))
  process.exitCode = 1
}
