import { chemicalViews } from './chemical-dye/views'
import type { ModuleViews } from './define-module'
import { fibreViews } from './fiber-raw-material/views'
import { finishViews } from './finish-fabric/views'
import { garmentAccessoriesViews } from './garment-accessories/views'
import { greyViews } from './grey-fabric/views'
import type { ModuleKey } from './keys'
import { processViews } from './mill-finish-process-job/views'
import { miniWholesaleViews } from './mini-wholesale/views'
import { packingViews } from './packing-accessories/views'
import { spinningJobViews } from './spinning-texturising-job/views'
import { stitchingViews } from './stitching-embroidery-value-addition-job/views'
import { textileRetailersViews } from './textile-retailers/views'
import { threadViews } from './thread/views'
import { weavingJobViews } from './weave-knit-warping-job/views'
import { readyViews } from './wholesale-ready-product/views'
import { yarnViews } from './yarn/views'

const VIEWS: Partial<Readonly<Record<ModuleKey, ModuleViews>>> = {
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
  textile_retailers: textileRetailersViews,
  wholesale_ready_product: readyViews,
}

const NONE: ModuleViews = {}

/** How a module's goods are read and drawn; empty while it is not ready. */
export function moduleViews(key: ModuleKey): ModuleViews {
  return VIEWS[key] ?? NONE
}
