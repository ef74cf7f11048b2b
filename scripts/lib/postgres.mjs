import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { Failure } from './failure.mjs'
import { takeLock } from './lock.mjs'
import {
  createCluster,
  DATABASE,
  OWNER,
  ROLE,
  readPassword,
  requireSameMajor,
  stopLeftover,
  writePrivately,
} from './postgres/cluster.mjs'
import { giveToOwner, ownerFile, ownerPassword } from './postgres/owner.mjs'
import { prepareDirectory, reachableBinaries, reachablePlace, serverAccount, versionOf } from './postgres/place.mjs'
import { supervise } from './postgres/supervisor.mjs'
import { isAlive, self } from './processes.mjs'

export { SERVICE_ROLE } from './postgres/cluster.mjs'

/**
 * Starts the bundled PostgreSQL on `dataDir` and keeps it running: in its own session, as an unprivileged user when we are
 * root, restarted on the same port when it dies. First stops a server that a killed run left behind.
 * @param {{ dataDir: string, log?: (line: string) => void, fast?: boolean }} options `fast` trades durability for speed, in tests
 */
export async function startPostgres({ dataDir, log = () => {}, fast = false }) {
  const startedAt = performance.now()
  const directory = resolve(dataDir)
  const account = serverAccount(directory)
  prepareDirectory(directory, account)
  const lock = takeLock(join(directory, 'postgres.lock'))
  if ('holder' in lock) {
    throw new Failure(
      `${directory} is in use by another run (process ${lock.holder.pid}): stop that one, or set DATA_DIR to another folder.`,
    )
  }
  try {
    const notes = []
    const native = reachableBinaries(account, directory, notes)
    const place = reachablePlace(account, directory, notes)
    const cluster = join(place, 'postgres')
    const password = readPassword(directory, existsSync(join(cluster, 'PG_VERSION')))
    await stopLeftover(cluster, log)
    const isNew = !existsSync(join(cluster, 'PG_VERSION'))
    if (isNew) createCluster({ native, place, cluster, account, password })
    else requireSameMajor(native, cluster)
    const ownersPassword = preparedOwner({ native, cluster, account, directory, isNew })
    const server = await supervise({ native, cluster, account, directory, fast, log })
    const urlOf = (role, secret) => `postgres://${role}:${secret}@127.0.0.1:${server.port}/${DATABASE}`
    const url = urlOf(OWNER, ownersPassword)
    writePrivately(join(directory, 'postgres.json'), JSON.stringify({ url, port: server.port, supervisor: self() }))
    return {
      url,
      superuserUrl: urlOf(ROLE, password),
      port: server.port,
      version: versionOf(native, account),
      isNew,
      notes,
      milliseconds: performance.now() - startedAt,
      pid: () => server.pid(),
      onGiveUp: (listener) => server.onGiveUp(listener),
      async stop() {
        await server.stop()
        rmSync(join(directory, 'postgres.json'), { force: true })
        lock.release()
      },
    }
  } catch (error) {
    lock.release()
    throw error
  }
}

/** Makes the owner when this cluster has none yet: it is new, or from before the product had one. @returns its password */
function preparedOwner({ native, cluster, account, directory, isNew }) {
  const known = isNew ? null : ownerPassword(directory)
  if (known !== null) return known
  const password = randomBytes(24).toString('hex')
  giveToOwner({ native, cluster, account, password })
  writePrivately(ownerFile(directory), password)
  return password
}

/** The database that another live process supervises in this directory, or null. */
export function runningPostgres(dataDir) {
  try {
    const state = JSON.parse(readFileSync(join(resolve(dataDir), 'postgres.json'), 'utf8'))
    return isAlive(state.supervisor) ? { url: state.url, port: state.port } : null
  } catch {
    return null
  }
}
