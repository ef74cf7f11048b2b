import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { takeLock } from './lock.mjs'
import { until } from './processes.mjs'
import { run } from './run.mjs'

/** Files and folders at the root that the build reads. */
const SOURCES = [
  'app',
  'components',
  'db',
  'lib',
  'public',
  'server',
  'scripts/lib/builds.mjs',
  'scripts/lib/bundle.mjs',
  'instrumentation.ts',
  'next.config.mjs',
  'package-lock.json',
  'package.json',
  'postcss.config.mjs',
  'tsconfig.json',
]
const NO_SOURCE = /\.(test|bench)\.tsx?$|(^|\/)(db|lib)\/testing(\/|$)|\.md$/

const STAMP = '.build/stamp.json'
const BUNDLE_STAMP = '.build/bundle-stamp'

function* files(root, path) {
  const full = join(root, path)
  if (!existsSync(full)) return
  let entries
  try {
    entries = readdirSync(full, { withFileTypes: true })
  } catch (error) {
    if (error.code !== 'ENOTDIR') throw error
    yield full
    return
  }
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const child = `${path}/${entry.name}`
    if (NO_SOURCE.test(child)) continue
    if (entry.isDirectory()) yield* files(root, child)
    else yield join(root, child)
  }
}

/** One hash of the lockfile and everything the build reads. */
export function sourceHash(root) {
  const hash = createHash('sha256')
  for (const source of SOURCES) {
    for (const file of files(root, source)) {
      hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0')
    }
  }
  return hash.digest('hex')
}

function readStamp(root) {
  try {
    return JSON.parse(readFileSync(join(root, STAMP), 'utf8'))
  } catch {
    return null
  }
}

/** Why the build on disk does not fit these sources, or null when it does. */
export function whyBuild(root, hash = sourceHash(root)) {
  const stamp = readStamp(root)
  if (!stamp || !existsSync(join(root, '.next/BUILD_ID')) || !existsSync(join(root, '.build/server.mjs'))) {
    return 'no build yet'
  }
  return stamp.hash === hash ? null : 'the sources changed'
}

/** Runs the work under the lock for installing and building: two starts must not write the same folders. */
export async function exclusively(root, work) {
  const file = join(root, '.build/lock')
  let lock = takeLock(file)
  if ('holder' in lock) {
    await until(
      () => {
        lock = takeLock(file)
        return !('holder' in lock)
      },
      20 * 60_000,
      200,
    )
  }
  try {
    return await work()
  } finally {
    lock.release?.()
  }
}

/**
 * Builds the application and the server, unless another process did while we waited for the lock.
 * @returns whether this call built
 */
export function build(root, { force = false } = {}) {
  return exclusively(root, async () => {
    const hash = sourceHash(root)
    if (!force && whyBuild(root, hash) === null) return false
    rmSync(join(root, STAMP), { force: true })
    const { bundle } = await import('./bundle.mjs')
    await bundle(root)
    writeFileSync(join(root, BUNDLE_STAMP), hash)
    await run(process.execPath, [join(root, 'node_modules/next/dist/bin/next'), 'build'], {
      cwd: root,
      env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
      what: 'The build (next build)',
      fix: 'fix what it names above and run this again',
    })
    compileAhead(join(root, '.next'))
    writeFileSync(join(root, STAMP), JSON.stringify({ hash, at: new Date().toISOString() }))
    return true
  })
}

/**
 * Marks the scripts of every page for the browser: it then compiles them while they arrive, not when the page first runs them, which
 * took a slow phone a quarter of the time until a page answered. Browsers that do not know the comment pass over it.
 */
function compileAhead(next) {
  const { rootMainFiles } = JSON.parse(readFileSync(join(next, 'build-manifest.json'), 'utf8'))
  for (const file of rootMainFiles.map((name) => join(next, name))) {
    writeFileSync(file, `//# allFunctionsCalledOnLoad\n${readFileSync(file, 'utf8')}`)
  }
}

/**
 * Builds only the server and command bundles, if they are stale: all that a command needs, in a fraction of a second.
 */
export async function ensureBundle(root) {
  const isFresh = (hash) => {
    try {
      return readFileSync(join(root, BUNDLE_STAMP), 'utf8') === hash && existsSync(join(root, '.build/cli.mjs'))
    } catch {
      return false
    }
  }
  if (isFresh(sourceHash(root))) return
  await exclusively(root, async () => {
    const hash = sourceHash(root)
    if (isFresh(hash)) return
    mkdirSync(join(root, '.build'), { recursive: true })
    const { bundle } = await import('./bundle.mjs')
    await bundle(root)
    writeFileSync(join(root, BUNDLE_STAMP), hash)
  })
}
