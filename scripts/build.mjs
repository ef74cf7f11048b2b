import { requireNode } from './lib/node-version.mjs'

requireNode()
const { ROOT } = await import('./lib/paths.mjs')
const { whyInstall, install } = await import('./lib/dependencies.mjs')
const { build, exclusively } = await import('./lib/builds.mjs')
const { sentenceFor } = await import('./lib/failure.mjs')

try {
  if (whyInstall(ROOT)) await exclusively(ROOT, () => install(ROOT))
  const startedAt = performance.now()
  await build(ROOT, { force: process.argv.includes('--force') })
  console.log(`built in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`)
} catch (error) {
  console.error(sentenceFor(error))
  process.exitCode = 1
}
