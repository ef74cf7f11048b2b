import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { ROOT } from './lib/paths.mjs'

/** Runs an example of examples/typescript by its name: Node 20 cannot run TypeScript itself. */
const [name = ''] = process.argv.slice(2)
if (!/^[a-z]+$/.test(name))
  throw new Error('Name an example: npm run example -- browse (or listing, quotation, follow).')
const folder = mkdtempSync(join(tmpdir(), 'textile-example-'))
try {
  const outfile = join(folder, `${name}.mjs`)
  const entry = join(ROOT, 'examples/typescript', `${name}.ts`)
  await build({ entryPoints: [entry], outfile, bundle: true, format: 'esm', platform: 'node', logLevel: 'silent' })
  await import(pathToFileURL(outfile).href)
} finally {
  rmSync(folder, { recursive: true, force: true })
}
