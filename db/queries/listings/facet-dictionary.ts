import type { Database } from '@/db/client'
import { processWide } from '@/lib/config/process-wide'
import type { ModuleKey } from '@/lib/domain/modules/keys'
import { type FacetPair, facetKey, findFacetIds } from './listings'

const ENTRIES_MAX = 20_000

type Pair = Pick<FacetPair, 'field' | 'valueKey'>

/**
 * Ids by facetKey, remembered: an entry of the dictionary is never changed or taken out. Read through the pool alone, so that nothing of a
 * transaction that may yet be rolled back is remembered; what is missing is asked for again each time. The batch of an import reads through
 * its own transaction and has a memory of its own, which ends with it.
 */
export async function knownFacetIds(
  db: Database,
  moduleKey: ModuleKey,
  pairs: readonly Pair[],
): Promise<Map<string, number>> {
  const memory = memoryOf(db)
  const found = rememberedFacetIds(db, moduleKey, pairs)
  const unknown = pairs.filter((pair) => !found.has(facetKey(pair)))
  for (const [key, id] of await findFacetIds(db, moduleKey, unknown)) {
    found.set(key, id)
    if (memory.size >= ENTRIES_MAX) memory.clear()
    memory.set(`${moduleKey}\u0001${key}`, id)
  }
  return found
}

/** The same as far as it is remembered, without asking: for a transaction, which looks the others up itself. */
export function rememberedFacetIds(db: Database, moduleKey: ModuleKey, pairs: readonly Pair[]): Map<string, number> {
  const memory = memoryOf(db)
  const found = new Map<string, number>()
  for (const pair of pairs) {
    const key = facetKey(pair)
    const id = memory.get(`${moduleKey}\u0001${key}`)
    if (id !== undefined) found.set(key, id)
  }
  return found
}

/** The ids of these values, rising; null when the dictionary does not know them all. */
export function facetIdsOf(pairs: readonly Pair[], known: ReadonlyMap<string, number>): number[] | null {
  const ids = new Set<number>()
  for (const pair of pairs) {
    const id = known.get(facetKey(pair))
    if (id === undefined) return null
    ids.add(id)
  }
  return [...ids].sort((a, b) => a - b)
}

function memoryOf(db: Database): Map<string, number> {
  const memories = processWide('facet-dictionary', () => new WeakMap<Database, Map<string, number>>())
  const known = memories.get(db) ?? new Map<string, number>()
  memories.set(db, known)
  return known
}
