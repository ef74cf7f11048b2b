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
  fiber_raw_material: {
    definition: async () => (await import('./fiber-raw-material/definition')).fiberRawMaterialDefinition,
    hooks: async () => (await import('./fiber-raw-material/hooks')).fibreHooks,
  },
  spinning_texturising_job: {
    definition: async () => (await import('./spinning-texturising-job/definition')).spinningJobDefinition,
    hooks: async () => (await import('./spinning-texturising-job/hooks')).spinningHooks,
  },
  yarn: {
    definition: async () => (await import('./yarn/definition')).yarnDefinition,
    hooks: async () => (await import('./yarn/hooks')).yarnHooks,
  },
  thread: {
    definition: async () => (await import('./thread/definition')).threadDefinition,
    hooks: async () => (await import('./thread/hooks')).threadHooks,
  },
  weave_knit_warping_job: {
    definition: async () => (await import('./weave-knit-warping-job/definition')).weavingJobDefinition,
    hooks: async () => (await import('./weave-knit-warping-job/hooks')).weavingHooks,
  },
  finish_fabric: {
    definition: async () => (await import('./finish-fabric/definition')).finishFabricDefinition,
    hooks: async () => (await import('./finish-fabric/hooks')).finishHooks,
  },
  grey_fabric: {
    definition: async () => (await import('./grey-fabric/definition')).greyFabricDefinition,
    hooks: async () => (await import('./grey-fabric/hooks')).greyHooks,
  },
  garment_accessories: {
    definition: async () => (await import('./garment-accessories/definition')).garmentAccessoriesDefinition,
    hooks: async () => (await import('./garment-accessories/hooks')).garmentAccessoriesHooks,
  },
  chemical_dye: {
    definition: async () => (await import('./chemical-dye/definition')).chemicalDyeDefinition,
    hooks: async () => (await import('./chemical-dye/hooks')).chemicalHooks,
  },
  mill_finish_process_job: {
    definition: async () => (await import('./mill-finish-process-job/definition')).processDefinition,
    hooks: async () => (await import('./mill-finish-process-job/hooks')).processHooks,
  },
  mini_wholesale_textile_market: {
    definition: async () => (await import('./mini-wholesale/definition')).miniWholesaleDefinition,
    hooks: async () => (await import('./mini-wholesale/hooks')).miniWholesaleHooks,
  },
  textile_retailers: {
    definition: async () => (await import('./textile-retailers/definition')).textileRetailersDefinition,
    hooks: async () => (await import('./textile-retailers/hooks')).textileRetailersHooks,
  },
  stitching_embroidery_value_addition_job: {
    definition: async () => (await import('./stitching-embroidery-value-addition-job/definition')).stitchingDefinition,
    hooks: async () => (await import('./stitching-embroidery-value-addition-job/hooks')).stitchingHooks,
  },
  wholesale_ready_product: {
    definition: async () => (await import('./wholesale-ready-product/definition')).wholesaleReadyProductDefinition,
    hooks: async () => (await import('./wholesale-ready-product/hooks')).readyHooks,
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
