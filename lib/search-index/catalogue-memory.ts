import 'server-only'
import { LRUCache } from 'lru-cache'
import { processWide } from '@/lib/config/process-wide'
import type { ModuleKey } from '@/lib/domain/modules/keys'

const ENTRIES_MAX = 2000

interface Memory {
  counts: LRUCache<string, { moduleKey: string; count: Promise<unknown> }>
  /** By module, the version of what is kept. */
  versions: Map<string, number>
}

/**
 * What was counted for a filter at one data version of its module, or of the whole market. Every write changes the version when it commits, so
 * no entry is older than the last write. What was counted at another version is forgotten: it is not asked for again.
 * Each kind of count has its own places, of which the least recently used go first. Callers of the same key wait for one count.
 */
export async function remembered<T>(
  key: { what: string; moduleKey: ModuleKey | 'market'; version: number; filter: unknown },
  count: () => Promise<T>,
): Promise<T> {
  const { what, moduleKey, version } = key
  const memories = processWide('catalogue-memory', () => new Map<string, Memory>())
  const memory = memories.get(what) ?? { counts: new LRUCache({ max: ENTRIES_MAX }), versions: new Map() }
  memories.set(what, memory)
  const { counts, versions } = memory
  if (versions.get(moduleKey) !== version) {
    for (const [name, kept] of [...counts.entries()]) if (kept.moduleKey === moduleKey) counts.delete(name)
    versions.set(moduleKey, version)
  }
  const name = JSON.stringify(key)
  const known = counts.get(name)
  if (known) return known.count as Promise<T>
  const counting = count()
  counts.set(name, { moduleKey, count: counting })
  counting.catch(() => counts.delete(name))
  return counting
}
