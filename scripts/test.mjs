import { requireNode } from './lib/node-version.mjs'

requireNode()
const { runTests } = await import('./lib/test-run.mjs')
process.exitCode = await runTests()
