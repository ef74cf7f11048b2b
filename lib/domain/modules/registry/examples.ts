import { chemicalExamples } from '../chemical-dye/examples'
import { consumableExamples } from '../consumables-utilities/examples'
import { fibreExamples } from '../fiber-raw-material/examples'
import { finishFabricExamples } from '../finish-fabric/examples'
import { garmentAccessoriesExamples } from '../garment-accessories/examples'
import { greyFabricExamples } from '../grey-fabric/examples'
import type { ModuleKey } from '../keys'
import { machineryExamples } from '../machinery-spares-tools-accessories/examples'
import { processExamples } from '../mill-finish-process-job/examples'
import { miniWholesaleExamples } from '../mini-wholesale/examples'
import type { ModuleExamples } from '../module-examples'
import { packingExamples } from '../packing-accessories/examples'
import { recycleWasteExamples } from '../recycle-waste-materials/examples'
import { scrapExamples } from '../scrap-reusables/examples'
import { spinningJobExamples } from '../spinning-texturising-job/examples'
import { stitchingExamples } from '../stitching-embroidery-value-addition-job/examples'
import { boardExamples } from '../suggestions-new-arrival-trending/examples'
import { testingExamples } from '../testing-lab-instruments/examples'
import { textileC2cTraderExamples } from '../textile-c2c-trader/examples'
import { textileRetailersExamples } from '../textile-retailers/examples'
import { threadExamples } from '../thread/examples'
import { weavingJobExamples } from '../weave-knit-warping-job/examples'
import { readyExamples } from '../wholesale-ready-product/examples'
import { yarnExamples } from '../yarn/examples'

const EXAMPLES: Readonly<Record<ModuleKey, ModuleExamples>> = {
  fiber_raw_material: fibreExamples,
  spinning_texturising_job: spinningJobExamples,
  yarn: yarnExamples,
  thread: threadExamples,
  weave_knit_warping_job: weavingJobExamples,
  grey_fabric: greyFabricExamples,
  garment_accessories: garmentAccessoriesExamples,
  packing_accessories: packingExamples,
  chemical_dye: chemicalExamples,
  mill_finish_process_job: processExamples,
  finish_fabric: finishFabricExamples,
  stitching_embroidery_value_addition_job: stitchingExamples,
  mini_wholesale_textile_market: miniWholesaleExamples,
  textile_c2c_trader: textileC2cTraderExamples,
  suggestions_new_arrival_trending: boardExamples,
  textile_retailers: textileRetailersExamples,
  wholesale_ready_product: readyExamples,
  machinery_spares_tools_accessories: machineryExamples,
  testing_lab_instruments: testingExamples,
  recycle_waste_materials: recycleWasteExamples,
  scrap_reusables: scrapExamples,
  consumables_utilities: consumableExamples,
}

/** The examples of a module. */
export function moduleExamples(key: ModuleKey): ModuleExamples {
  return EXAMPLES[key]
}
