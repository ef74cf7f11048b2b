import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import type { ModuleKey } from '@/lib/domain/modules/keys'
import { chemicalDye } from './chemical-dye'
import { consumablesUtilities } from './consumables-utilities'
import { fiberRawMaterial } from './fiber-raw-material'
import { finishFabric } from './finish-fabric'
import { garmentAccessories } from './garment-accessories'
import { greyFabric } from './grey-fabric'
import { machinery } from './machinery-spares-tools-accessories'
import { millFinishProcessJob } from './mill-finish-process-job'
import { miniWholesale } from './mini-wholesale'
import { packingAccessories } from './packing-accessories'
import { recycleWasteMaterials } from './recycle-waste-materials'
import { scrapReusables } from './scrap-reusables'
import { spinningTexturisingJob } from './spinning-texturising-job'
import { stitchingJobModule } from './stitching-embroidery-value-addition-job'
import { suggestionsNewArrivalTrending } from './suggestions-new-arrival-trending'
import { testingLab } from './testing-lab-instruments'
import { textileC2cTrader } from './textile-c2c-trader'
import { textileRetailers } from './textile-retailers'
import { thread } from './thread'
import { weaveKnitWarpingJob } from './weave-knit-warping-job'
import { wholesaleReadyProduct } from './wholesale-ready-product'
import { yarn } from './yarn'

/** The registry of the modules. */
const DEFINITIONS: Readonly<Record<ModuleKey, ModuleDefinition>> = {
  fiber_raw_material: fiberRawMaterial,
  spinning_texturising_job: spinningTexturisingJob,
  yarn,
  thread,
  weave_knit_warping_job: weaveKnitWarpingJob,
  grey_fabric: greyFabric,
  garment_accessories: garmentAccessories,
  packing_accessories: packingAccessories,
  chemical_dye: chemicalDye,
  mill_finish_process_job: millFinishProcessJob,
  finish_fabric: finishFabric,
  stitching_embroidery_value_addition_job: stitchingJobModule,
  mini_wholesale_textile_market: miniWholesale,
  textile_c2c_trader: textileC2cTrader,
  suggestions_new_arrival_trending: suggestionsNewArrivalTrending,
  textile_retailers: textileRetailers,
  wholesale_ready_product: wholesaleReadyProduct,
  machinery_spares_tools_accessories: machinery,
  testing_lab_instruments: testingLab,
  recycle_waste_materials: recycleWasteMaterials,
  scrap_reusables: scrapReusables,
  consumables_utilities: consumablesUtilities,
}

/** What a module is: its fields, rules and hooks. */
export function matrixDefinition(key: ModuleKey): ModuleDefinition {
  return DEFINITIONS[key]
}
