import type { ModuleDefinition } from '../define-module'
import type { ModuleKey } from '../keys'

/** Each module has files of its own for browsers. */
const SOURCES: Readonly<Record<ModuleKey, () => Promise<ModuleDefinition>>> = {
  fiber_raw_material: async () => (await import('../fiber-raw-material')).fiberRawMaterial,
  spinning_texturising_job: async () => (await import('../spinning-texturising-job')).spinningTexturisingJob,
  yarn: async () => (await import('../yarn')).yarn,
  thread: async () => (await import('../thread')).thread,
  weave_knit_warping_job: async () => (await import('../weave-knit-warping-job')).weaveKnitWarpingJob,
  finish_fabric: async () => (await import('../finish-fabric')).finishFabric,
  grey_fabric: async () => (await import('../grey-fabric')).greyFabric,
  garment_accessories: async () => (await import('../garment-accessories')).garmentAccessories,
  chemical_dye: async () => (await import('../chemical-dye')).chemicalDye,
  mill_finish_process_job: async () => (await import('../mill-finish-process-job')).millFinishProcessJob,
  mini_wholesale_textile_market: async () => (await import('../mini-wholesale')).miniWholesale,
  textile_c2c_trader: async () => (await import('../textile-c2c-trader')).textileC2cTrader,
  suggestions_new_arrival_trending: async () =>
    (await import('../suggestions-new-arrival-trending')).suggestionsNewArrivalTrending,
  textile_retailers: async () => (await import('../textile-retailers')).textileRetailers,
  stitching_embroidery_value_addition_job: async () =>
    (await import('../stitching-embroidery-value-addition-job')).stitchingJobModule,
  wholesale_ready_product: async () => (await import('../wholesale-ready-product')).wholesaleReadyProduct,
  testing_lab_instruments: async () => (await import('../testing-lab-instruments')).testingLab,
  machinery_spares_tools_accessories: async () => (await import('../machinery-spares-tools-accessories')).machinery,
  recycle_waste_materials: async () => (await import('../recycle-waste-materials')).recycleWasteMaterials,
  scrap_reusables: async () => (await import('../scrap-reusables')).scrapReusables,
  packing_accessories: async () => (await import('../packing-accessories')).packingAccessories,
  consumables_utilities: async () => (await import('../consumables-utilities')).consumablesUtilities,
}

/** A module with its hooks and without other modules. */
export function loadModule(key: ModuleKey): Promise<ModuleDefinition> {
  return SOURCES[key]()
}
