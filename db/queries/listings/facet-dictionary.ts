import { LRUCache } from 'lru-cache'
import type { Database } from '@/db/client'
import { processWide } from '@/lib/config/process-wide'
import type { ModuleKey } from '@/lib/domain/modules/keys'
import { type FacetPair, facetKey, findFacetIds } from './listings'

const ENTRIES_MAX = 20_000

type Pair = Pick<FacetPair, 'field' | 'valueKey'>

/**
 * Ids by facetKey, cached: an entry of the dictionary never changes or goes. Read only through the pool, so that
 * nothing of a transaction that may be rolled back is cached; a missing value is read again each time. An import batch
 * reads through its own transaction and has its own cache, which ends with it.
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
    memory.set(`${moduleKey}\u0001${key}`, id)
  }
  return found
}

/** The cached ids, without a query: for a transaction, which reads the others itself. */
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

/** The ids of these values, ascending; null when the dictionary does not know them all. */
export function facetIdsOf(pairs: readonly Pair[], known: ReadonlyMap<string, number>): number[] | null {
  const ids = new Set<number>()
  for (const pair of pairs) {
    const id = known.get(facetKey(pair))
    if (id === undefined) return null
    ids.add(id)
  }
  return [...ids].sort((a, b) => a - b)
}

function memoryOf(db: Database): LRUCache<string, number> {
  const memories = processWide('facet-dictionary', () => new WeakMap<Database, LRUCache<string, number>>())
  const known = memories.get(db) ?? new LRUCache<string, number>({ max: ENTRIES_MAX })
  memories.set(db, known)
  return known
}
