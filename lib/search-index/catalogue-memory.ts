import 'server-only'
import { processWide } from '@/lib/config/process-wide'
import type { ModuleKey } from '@/lib/domain/modules/keys'

const ENTRIES_MAX = 2000

/**
 * What was counted for a filter at one data version of its module. A write moves the version at its commit, so nothing here is ever older
 * than a write; the least recently used entries go first. Askers of the same thing wait for one count.
 */
export async function remembered<T>(
  key: { what: string; moduleKey: ModuleKey; version: number; filter: unknown },
  count: () => Promise<T>,
): Promise<T> {
  const memory = processWide('catalogue-memory', () => new Map<string, Promise<unknown>>())
  const name = JSON.stringify(key)
  const known = memory.get(name) as Promise<T> | undefined
  const found = known ?? count()
  memory.delete(name)
  memory.set(name, found)
  if (!known) {
    found.catch(() => memory.delete(name))
    const oldest = memory.size > ENTRIES_MAX ? memory.keys().next().value : undefined
    if (oldest !== undefined) memory.delete(oldest)
  }
  return found
}
