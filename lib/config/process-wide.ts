/**
 * One value per process. Next's bundle and the custom server's bundle are two module graphs in one process; pools, watchers,
 * caches and rate buckets live here so that there is one of each.
 */
export function processWide<T>(name: string, create: () => T): T {
  const key = Symbol.for(`textile.${name}`)
  const holder = globalThis as unknown as Record<symbol, T | undefined>
  const existing = holder[key]
  if (existing !== undefined) return existing
  const made = create()
  holder[key] = made
  return made
}
