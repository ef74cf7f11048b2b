import { requireNode } from './lib/node-version.mjs'

requireNode()
const { ROOT } = await import('./lib/paths.mjs')
const { gates, runGates } = await import('./lib/checks/gates.mjs')

process.exitCode = (await runGates(gates(ROOT))).length === 0 ? 0 : 1
