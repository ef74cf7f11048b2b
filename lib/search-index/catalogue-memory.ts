import 'server-only'
import { LRUCache } from 'lru-cache'
import { processWide } from '@/lib/config/process-wide'
import type { ModuleKey } from '@/lib/domain/modules/keys'

const ENTRIES_MAX = 2000

/**
 * What was counted for a filter at one data version of its module, or of the whole market. Every write changes the version when it commits, so
 * no entry is older than the last write. Each kind of count has its own places, of which the least recently used go first. Callers of the same key wait for one
 * count.
 */
export async function remembered<T>(
  key: { what: string; moduleKey: ModuleKey | 'market'; version: number; filter: unknown },
  count: () => Promise<T>,
): Promise<T> {
  const memories = processWide('catalogue-memory', () => new Map<string, LRUCache<string, Promise<unknown>>>())
  const memory = memories.get(key.what) ?? new LRUCache<string, Promise<unknown>>({ max: ENTRIES_MAX })
  memories.set(key.what, memory)
  const name = JSON.stringify(key)
  const known = memory.get(name) as Promise<T> | undefined
  if (known) return known
  const counting = count()
  memory.set(name, counting)
  counting.catch(() => memory.delete(name))
  return counting
}
