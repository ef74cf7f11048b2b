import { chemicalExamples } from './chemical-dye/examples'
import { consumableExamples } from './consumables-utilities/examples'
import { fibreExamples } from './fiber-raw-material/examples'
import { finishFabricExamples } from './finish-fabric/examples'
import { garmentAccessoriesExamples } from './garment-accessories/examples'
import { greyFabricExamples } from './grey-fabric/examples'
import type { ModuleKey } from './keys'
import { miniWholesaleExamples } from './mini-wholesale/examples'
import type { ModuleExamples } from './module-examples'
import { packingExamples } from './packing-accessories/examples'
import { textileRetailersExamples } from './textile-retailers/examples'
import { threadExamples } from './thread/examples'
import { readyExamples } from './wholesale-ready-product/examples'
import { yarnExamples } from './yarn/examples'

const EXAMPLES: Partial<Readonly<Record<ModuleKey, ModuleExamples>>> = {
  fiber_raw_material: fibreExamples,
  yarn: yarnExamples,
  thread: threadExamples,
  grey_fabric: greyFabricExamples,
  garment_accessories: garmentAccessoriesExamples,
  packing_accessories: packingExamples,
  chemical_dye: chemicalExamples,
  finish_fabric: finishFabricExamples,
  mini_wholesale_textile_market: miniWholesaleExamples,
  textile_retailers: textileRetailersExamples,
  wholesale_ready_product: readyExamples,
  consumables_utilities: consumableExamples,
}

const NONE: ModuleExamples = { whole: [], broken: [], searches: [], demo: [] }

/** The examples of a module; empty while it is not ready. */
export function moduleExamples(key: ModuleKey): ModuleExamples {
  return EXAMPLES[key] ?? NONE
}
