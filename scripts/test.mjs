import { requireNode } from './lib/node-version.mjs'

requireNode()
const { runTests } = await import('./lib/checks/test-run.mjs')
process.exitCode = await runTests()
