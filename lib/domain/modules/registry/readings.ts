import { chemicalReading } from '../chemical-dye/reading'
import { consumableReading } from '../consumables-utilities/reading'
import type { ModuleReading } from '../define-module'
import { fibreReading } from '../fiber-raw-material/reading'
import { finishReading } from '../finish-fabric/reading'
import { garmentAccessoriesReading } from '../garment-accessories/reading'
import { greyReading } from '../grey-fabric/reading'
import type { ModuleKey } from '../keys'
import { machineryReading } from '../machinery-spares-tools-accessories/reading'
import { processReading } from '../mill-finish-process-job/reading'
import { miniWholesaleReading } from '../mini-wholesale/reading'
import { packingReading } from '../packing-accessories/reading'
import { recycleWasteReading } from '../recycle-waste-materials/reading'
import { scrapReading } from '../scrap-reusables/reading'
import { spinningJobReading } from '../spinning-texturising-job/reading'
import { stitchingReading } from '../stitching-embroidery-value-addition-job/reading'
import { boardReading } from '../suggestions-new-arrival-trending/reading'
import { testingReading } from '../testing-lab-instruments/reading'
import { textileC2cTraderReading } from '../textile-c2c-trader/reading'
import { textileRetailersReading } from '../textile-retailers/reading'
import { threadReading } from '../thread/reading'
import { weavingJobReading } from '../weave-knit-warping-job/reading'
import { readyReading } from '../wholesale-ready-product/reading'
import { yarnReading } from '../yarn/reading'

const READINGS: Readonly<Record<ModuleKey, ModuleReading>> = {
  fiber_raw_material: fibreReading,
  spinning_texturising_job: spinningJobReading,
  yarn: yarnReading,
  thread: threadReading,
  weave_knit_warping_job: weavingJobReading,
  grey_fabric: greyReading,
  garment_accessories: garmentAccessoriesReading,
  packing_accessories: packingReading,
  chemical_dye: chemicalReading,
  mill_finish_process_job: processReading,
  finish_fabric: finishReading,
  stitching_embroidery_value_addition_job: stitchingReading,
  mini_wholesale_textile_market: miniWholesaleReading,
  textile_c2c_trader: textileC2cTraderReading,
  suggestions_new_arrival_trending: boardReading,
  textile_retailers: textileRetailersReading,
  wholesale_ready_product: readyReading,
  machinery_spares_tools_accessories: machineryReading,
  testing_lab_instruments: testingReading,
  recycle_waste_materials: recycleWasteReading,
  scrap_reusables: scrapReading,
  consumables_utilities: consumableReading,
}

/** How lines, titles and searches of a module are read. */
export function moduleReading(key: ModuleKey): ModuleReading {
  return READINGS[key]
}
