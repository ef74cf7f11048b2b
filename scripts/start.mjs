import { requireNode } from './lib/node-version.mjs'

requireNode()
const { launch } = await import('./lib/launcher.mjs')
await launch({ isDev: process.argv.includes('--dev') })
