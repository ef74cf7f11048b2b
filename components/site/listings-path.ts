import type { ModuleKey } from '@/lib/domain/modules/keys'

/** The page on which buyers browse a module, or all of them. */
export function listingsPath(moduleKey?: ModuleKey, query?: Readonly<Record<string, string>>): string {
  const path = moduleKey === undefined ? '/listings' : `/listings/${moduleKey}`
  return query ? `${path}?${new URLSearchParams(query)}` : path
}
