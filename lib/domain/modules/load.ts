import type { ModuleDefinition } from './define-module'
import type { ModuleKey } from './keys'

/** The modules that are ready, each a file of its own for browsers. */
const SOURCES: Partial<Readonly<Record<ModuleKey, () => Promise<ModuleDefinition>>>> = {
  yarn: async () => (await import('./yarn')).yarn,
  grey_fabric: async () => (await import('./grey-fabric')).greyFabric,
  thread: async () => (await import('./thread')).thread,
}

const loaded = new Map<ModuleKey, Promise<ModuleDefinition | null>>()

/** A module's definition without those of the others, once per module; null while it is not ready. */
export function loadModule(key: ModuleKey): Promise<ModuleDefinition | null> {
  const known = loaded.get(key) ?? SOURCES[key]?.() ?? Promise.resolve(null)
  loaded.set(key, known)
  return known
}
