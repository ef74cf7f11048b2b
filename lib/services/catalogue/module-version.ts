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
  version: Promise<number>
}

/**
 * The module's data version, read at most twice a second and again after each commit of this process: nothing keyed by it is older than
 * a write that this process acknowledged.
 */
export async function moduleVersion(db: Database, moduleKey: ModuleKey): Promise<number> {
  const readings = readingsOf(db)
  const commits = commitsSoFar()
  const now = performance.now()
  const known = readings.get(moduleKey)
  if (known && known.commits === commits && now - known.readAt < FRESH_MS) return known.version
  const version = withDeadline(() => findDataVersions(db, moduleKey)).then((found) => {
    // What is shown at this version never uses rates from before it.
    noteRatesVersion(db, found.ratesVersion)
    return found.version
  })
  const reading = { commits, readAt: now, version }
  readings.set(moduleKey, reading)
  version.catch(() => {
    if (readings.get(moduleKey) === reading) readings.delete(moduleKey)
  })
  return version
}

function readingsOf(db: Database): Map<ModuleKey, Reading> {
  const all = processWide('module-versions', () => new WeakMap<Database, Map<ModuleKey, Reading>>())
  const known = all.get(db) ?? new Map<ModuleKey, Reading>()
  all.set(db, known)
  return known
}
