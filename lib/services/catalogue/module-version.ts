import 'server-only'
import { commitsSoFar, type Database, withDeadline } from '@/db/client'
import { findDataVersions } from '@/db/queries/listings/listings'
import { processWide } from '@/lib/config/process-wide'
import type { ModuleKey } from '@/lib/domain/modules/keys'
import { noteRatesVersion } from '../operation/exchange-rates'

/** Another process's write is known here within this time (reference 3.8 allows 1 s). */
const FRESH_MS = 500

interface Reading {
  commits: number
  readAt: number
  versions: Promise<ReadonlyMap<string, number>>
}

/**
 * The module's data version, read at most twice a second and again after each commit of this process: nothing keyed by it is older than
 * a write that this process acknowledged. Those of all modules are read together.
 */
export async function moduleVersion(db: Database, moduleKey: ModuleKey): Promise<number> {
  return (await currentVersions(db)).get(moduleKey) ?? 0
}

/** The data version of the whole market: it rises with that of each module. */
export async function marketVersion(db: Database): Promise<number> {
  return [...(await currentVersions(db)).values()].reduce((sum, version) => sum + version, 0)
}

function currentVersions(db: Database): Promise<ReadonlyMap<string, number>> {
  const readings = processWide('module-versions', () => new WeakMap<Database, Reading>())
  const commits = commitsSoFar()
  const now = performance.now()
  const known = readings.get(db)
  const isFresh = known !== undefined && known.commits === commits && now - known.readAt < FRESH_MS
  const reading = isFresh ? known : { commits, readAt: now, versions: readVersions(db) }
  if (!isFresh) {
    readings.set(db, reading)
    reading.versions.catch(() => {
      if (readings.get(db) === reading) readings.delete(db)
    })
  }
  return reading.versions
}

async function readVersions(db: Database): Promise<ReadonlyMap<string, number>> {
  const { versions, ratesVersion } = await withDeadline(() => findDataVersions(db))
  // What is shown at these versions never uses rates from before them.
  noteRatesVersion(db, ratesVersion)
  return versions
}
