import { requireNode } from './lib/node-version.mjs'

requireNode()
const { runCommand } = await import('./lib/command.mjs')
await runCommand(process.argv.slice(2))
