import type { ModuleDefinition, ModuleHooks } from './define-module'
import type { ModuleKey } from './keys'

interface ModuleSource {
  /** Without its hooks: what a form needs to open. */
  definition: () => Promise<ModuleDefinition>
  /** What it needs to judge. */
  hooks: () => Promise<ModuleHooks>
}

/** The modules that are ready, each with files of its own for browsers. */
const SOURCES: Partial<Readonly<Record<ModuleKey, ModuleSource>>> = {
  yarn: {
    definition: async () => (await import('./yarn/definition')).yarnDefinition,
    hooks: async () => (await import('./yarn/hooks')).yarnHooks,
  },
  thread: {
    definition: async () => (await import('./thread/definition')).threadDefinition,
    hooks: async () => (await import('./thread/hooks')).threadHooks,
  },
  grey_fabric: {
    definition: async () => (await import('./grey-fabric/definition')).greyFabricDefinition,
    hooks: async () => (await import('./grey-fabric/hooks')).greyHooks,
  },
  packing_accessories: {
    definition: async () => (await import('./packing-accessories/definition')).packingDefinition,
    hooks: async () => (await import('./packing-accessories/hooks')).packingHooks,
  },
}

const loaded = new Map<ModuleKey, Promise<ModuleDefinition | null>>()

/** A module's definition without its hooks and without other modules, once per module; null while it is not ready. */
export function loadDefinition(key: ModuleKey): Promise<ModuleDefinition | null> {
  const known = loaded.get(key) ?? SOURCES[key]?.definition() ?? Promise.resolve(null)
  loaded.set(key, known)
  return known
}

/** The same module with its hooks. */
export async function loadModule(definition: ModuleDefinition): Promise<ModuleDefinition> {
  const hooks = await SOURCES[definition.moduleKey]?.hooks()
  return hooks ? { ...definition, hooks } : definition
}
