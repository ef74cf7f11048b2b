import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './lib/paths.mjs'

/**
 * Prints the software bill of materials (CycloneDX, JSON) of what the lockfile installs for production. The same lockfile gives the same
 * bytes, so that two releases can be compared: no time, no random number, no name of a folder.
 */
const lockfile = readFileSync(join(ROOT, 'package-lock.json'))
const { name } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
// Not `--omit dev`: npm then leaves out what both production and development need.
const args = ['sbom', '--package-lock-only', '--sbom-format', 'cyclonedx']
const bom = JSON.parse(
  execFileSync('npm', args, {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'ignore'],
  }),
)
const { timestamp: _, tools: __, component, ...metadata } = bom.metadata
const { packages } = JSON.parse(lockfile)
const production = new Set([
  bom.metadata.component['bom-ref'],
  ...Object.entries(packages)
    .filter(([path, { dev, devOptional }]) => path !== '' && !dev && !devOptional)
    .map(([path, { version }]) => `${path.split('node_modules/').at(-1)}@${version}`),
])
const byReference = (a, b) => (a['bom-ref'] ?? a.ref).localeCompare(b['bom-ref'] ?? b.ref, 'en')
const printed = {
  ...bom,
  serialNumber: `urn:uuid:${uuidOf(lockfile)}`,
  metadata: { ...metadata, component: { ...component, type: 'application', name } },
  components: bom.components.filter((part) => production.has(part['bom-ref'])).toSorted(byReference),
  dependencies: bom.dependencies
    .filter(({ ref }) => production.has(ref))
    .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((part) => production.has(part)).sort() }))
    .toSorted(byReference),
}
process.stdout.write(`${JSON.stringify(printed, null, 2)}\n`)

/** A UUID made of a hash (RFC 9562, version 8). */
function uuidOf(bytes) {
  const hex = createHash('sha256').update(bytes).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
