import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { run } from './run.mjs'

const RECORD = 'node_modules/.installed-from'

function lockHash(root) {
  return createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
}

/** Why the installed packages differ from the lock, or null when they do not. */
export function whyInstall(root) {
  if (!existsSync(join(root, 'node_modules'))) return 'nothing installed yet'
  const hash = lockHash(root)
  if (readRecord(root) === hash) return null
  const difference = firstDifference(root)
  if (difference === null) writeFileSync(join(root, RECORD), hash)
  return difference
}

function readRecord(root) {
  try {
    return readFileSync(join(root, RECORD), 'utf8')
  } catch {
    return null
  }
}

/**
 * Compares npm's record of what it installed with the lock: packages installed by hand count if they are the right
 * ones.
 */
function firstDifference(root) {
  let installed
  try {
    installed = JSON.parse(readFileSync(join(root, 'node_modules/.package-lock.json'), 'utf8')).packages
  } catch {
    return 'the last installation did not finish'
  }
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  for (const [path, wanted] of Object.entries(packages)) {
    if (path === '' || (wanted.optional && !installed[path])) continue
    if (installed[path]?.version !== wanted.version)
      return `${path.replace(/^node_modules\//, '')} is not at ${wanted.version}`
  }
  return null
}

/** Installs exactly the lock, with development tools whatever NODE_ENV says: the build needs them. */
export async function install(root) {
  const npm = process.env.npm_execpath
  const [command, first] = npm?.endsWith('.js') ? [process.execPath, [npm]] : ['npm', []]
  await run(command, [...first, 'ci', '--include=dev', '--no-audit', '--no-fund'], {
    cwd: root,
    what: 'Installing the dependencies (npm ci)',
    fix: 'check the network and run this again',
  })
  writeFileSync(join(root, RECORD), lockHash(root))
}
