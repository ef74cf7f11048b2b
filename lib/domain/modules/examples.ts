import { chemicalExamples } from './chemical-dye/examples'
import { fibreExamples } from './fiber-raw-material/examples'
import { finishFabricExamples } from './finish-fabric/examples'
import { garmentAccessoriesExamples } from './garment-accessories/examples'
import { greyFabricExamples } from './grey-fabric/examples'
import type { ModuleKey } from './keys'
import { processExamples } from './mill-finish-process-job/examples'
import { miniWholesaleExamples } from './mini-wholesale/examples'
import type { ModuleExamples } from './module-examples'
import { packingExamples } from './packing-accessories/examples'
import { spinningJobExamples } from './spinning-texturising-job/examples'
import { stitchingExamples } from './stitching-embroidery-value-addition-job/examples'
import { textileRetailersExamples } from './textile-retailers/examples'
import { threadExamples } from './thread/examples'
import { weavingJobExamples } from './weave-knit-warping-job/examples'
import { readyExamples } from './wholesale-ready-product/examples'
import { yarnExamples } from './yarn/examples'

const EXAMPLES: Partial<Readonly<Record<ModuleKey, ModuleExamples>>> = {
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
  textile_retailers: textileRetailersExamples,
  wholesale_ready_product: readyExamples,
}

const NONE: ModuleExamples = { whole: [], broken: [], searches: [], demo: [] }

/** The examples of a module; empty while it is not ready. */
export function moduleExamples(key: ModuleKey): ModuleExamples {
  return EXAMPLES[key] ?? NONE
}
