import type { ModuleDefinition } from './define-module'
import type { ModuleKey } from './keys'

interface ModuleSource {
  /** Without its hooks: what a form needs to open. */
  definition: () => Promise<ModuleDefinition>
  /** With its hooks: what it needs to judge. */
  whole: () => Promise<ModuleDefinition>
}

/** The modules that are ready, each with files of its own for browsers. */
const SOURCES: Partial<Readonly<Record<ModuleKey, ModuleSource>>> = {
  yarn: {
    definition: async () => (await import('./yarn/definition')).yarnDefinition,
    whole: async () => (await import('./yarn')).yarn,
  },
  thread: {
    definition: async () => (await import('./thread/definition')).threadDefinition,
    whole: async () => (await import('./thread')).thread,
  },
  grey_fabric: {
    definition: async () => (await import('./grey-fabric/definition')).greyFabricDefinition,
    whole: async () => (await import('./grey-fabric')).greyFabric,
  },
}

const loaded = new Map<ModuleKey, Promise<ModuleDefinition | null>>()

/** A module's definition without its hooks and without other modules, once per module; null while it is not ready. */
export function loadDefinition(key: ModuleKey): Promise<ModuleDefinition | null> {
  const known = loaded.get(key) ?? SOURCES[key]?.definition() ?? Promise.resolve(null)
  loaded.set(key, known)
  return known
}

/** A ready module with its hooks. */
export async function loadModule(definition: ModuleDefinition): Promise<ModuleDefinition> {
  return (await SOURCES[definition.moduleKey]?.whole()) ?? definition
}
