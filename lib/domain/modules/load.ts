import type { ModuleDefinition, ModuleHooks } from './define-module'
import type { ModuleKey } from './keys'

interface ModuleSource {
  /** Without its hooks: what a form shows. */
  definition: () => Promise<ModuleDefinition>
  /** What it needs to judge. */
  hooks: () => Promise<ModuleHooks>
}

/** The modules that are ready, each with files of its own for browsers. */
const SOURCES: Readonly<Record<ModuleKey, ModuleSource>> = {
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
  textile_c2c_trader: {
    definition: async () => (await import('./textile-c2c-trader/definition')).textileC2cTraderDefinition,
    hooks: async () => (await import('./textile-c2c-trader/hooks')).textileC2cTraderHooks,
  },
  suggestions_new_arrival_trending: {
    definition: async () => (await import('./suggestions-new-arrival-trending/definition')).boardDefinition,
    hooks: async () => (await import('./suggestions-new-arrival-trending/hooks')).boardHooks,
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
  testing_lab_instruments: {
    definition: async () => (await import('./testing-lab-instruments/definition')).testingDefinition,
    hooks: async () => (await import('./testing-lab-instruments/hooks')).testingHooks,
  },
  machinery_spares_tools_accessories: {
    definition: async () => (await import('./machinery-spares-tools-accessories/definition')).machineryDefinition,
    hooks: async () => (await import('./machinery-spares-tools-accessories/hooks')).machineryHooks,
  },
  recycle_waste_materials: {
    definition: async () => (await import('./recycle-waste-materials/definition')).recycleWasteDefinition,
    hooks: async () => (await import('./recycle-waste-materials/hooks')).recycleWasteHooks,
  },
  scrap_reusables: {
    definition: async () => (await import('./scrap-reusables/definition')).scrapDefinition,
    hooks: async () => (await import('./scrap-reusables/hooks')).scrapHooks,
  },
  packing_accessories: {
    definition: async () => (await import('./packing-accessories/definition')).packingDefinition,
    hooks: async () => (await import('./packing-accessories/hooks')).packingHooks,
  },
  consumables_utilities: {
    definition: async () => (await import('./consumables-utilities/definition')).consumablesUtilitiesDefinition,
    hooks: async () => (await import('./consumables-utilities/hooks')).consumableHooks,
  },
}

/** A module with its hooks and without other modules. */
export async function loadModule(key: ModuleKey): Promise<ModuleDefinition> {
  const source = SOURCES[key]
  const [definition, hooks] = await Promise.all([source.definition(), source.hooks()])
  return { ...definition, hooks }
}
