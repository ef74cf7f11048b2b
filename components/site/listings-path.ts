import { DEFAULT_MODULE_KEY, type ModuleKey } from '@/lib/domain/modules/keys'

/** The page on which buyers browse a module; a link that names no module leads to the default one. */
export function listingsPath(
  moduleKey: ModuleKey = DEFAULT_MODULE_KEY,
  query?: Readonly<Record<string, string>>,
): string {
  const path = `/listings/${moduleKey}`
  return query ? `${path}?${new URLSearchParams(query)}` : path
}
