import { chemicalViews } from '../chemical-dye/views'
import { consumableViews } from '../consumables-utilities/views'
import type { ModuleViews } from '../define-module'
import { fibreViews } from '../fiber-raw-material/views'
import { finishViews } from '../finish-fabric/views'
import { garmentAccessoriesViews } from '../garment-accessories/views'
import { greyViews } from '../grey-fabric/views'
import type { ModuleKey } from '../keys'
import { machineryViews } from '../machinery-spares-tools-accessories/views'
import { processViews } from '../mill-finish-process-job/views'
import { miniWholesaleViews } from '../mini-wholesale/views'
import { packingViews } from '../packing-accessories/views'
import { recycleWasteViews } from '../recycle-waste-materials/views'
import { scrapViews } from '../scrap-reusables/views'
import { spinningJobViews } from '../spinning-texturising-job/views'
import { stitchingViews } from '../stitching-embroidery-value-addition-job/views'
import { boardViews } from '../suggestions-new-arrival-trending/views'
import { testingViews } from '../testing-lab-instruments/views'
import { textileC2cTraderViews } from '../textile-c2c-trader/views'
import { textileRetailersViews } from '../textile-retailers/views'
import { threadViews } from '../thread/views'
import { weavingJobViews } from '../weave-knit-warping-job/views'
import { readyViews } from '../wholesale-ready-product/views'
import { yarnViews } from '../yarn/views'

const VIEWS: Readonly<Record<ModuleKey, ModuleViews>> = {
  fiber_raw_material: fibreViews,
  spinning_texturising_job: spinningJobViews,
  yarn: yarnViews,
  thread: threadViews,
  weave_knit_warping_job: weavingJobViews,
  grey_fabric: greyViews,
  garment_accessories: garmentAccessoriesViews,
  packing_accessories: packingViews,
  chemical_dye: chemicalViews,
  mill_finish_process_job: processViews,
  finish_fabric: finishViews,
  stitching_embroidery_value_addition_job: stitchingViews,
  mini_wholesale_textile_market: miniWholesaleViews,
  textile_c2c_trader: textileC2cTraderViews,
  suggestions_new_arrival_trending: boardViews,
  textile_retailers: textileRetailersViews,
  wholesale_ready_product: readyViews,
  machinery_spares_tools_accessories: machineryViews,
  testing_lab_instruments: testingViews,
  recycle_waste_materials: recycleWasteViews,
  scrap_reusables: scrapViews,
  consumables_utilities: consumableViews,
}

/** How a module's goods are read and drawn. */
export function moduleViews(key: ModuleKey): ModuleViews {
  return VIEWS[key]
}
