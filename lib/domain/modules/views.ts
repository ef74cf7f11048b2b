import { chemicalViews } from './chemical-dye/views'
import { consumableViews } from './consumables-utilities/views'
import type { ModuleViews } from './define-module'
import { fibreViews } from './fiber-raw-material/views'
import { finishViews } from './finish-fabric/views'
import { garmentAccessoriesViews } from './garment-accessories/views'
import { greyViews } from './grey-fabric/views'
import type { ModuleKey } from './keys'
import { miniWholesaleViews } from './mini-wholesale/views'
import { packingViews } from './packing-accessories/views'
import { textileRetailersViews } from './textile-retailers/views'
import { threadViews } from './thread/views'
import { readyViews } from './wholesale-ready-product/views'
import { yarnViews } from './yarn/views'

const VIEWS: Partial<Readonly<Record<ModuleKey, ModuleViews>>> = {
  fiber_raw_material: fibreViews,
  yarn: yarnViews,
  thread: threadViews,
  grey_fabric: greyViews,
  garment_accessories: garmentAccessoriesViews,
  packing_accessories: packingViews,
  chemical_dye: chemicalViews,
  finish_fabric: finishViews,
  mini_wholesale_textile_market: miniWholesaleViews,
  textile_retailers: textileRetailersViews,
  wholesale_ready_product: readyViews,
  consumables_utilities: consumableViews,
}

const NONE: ModuleViews = {}

/** How a module's goods are read and drawn; empty while it is not ready. */
export function moduleViews(key: ModuleKey): ModuleViews {
  return VIEWS[key] ?? NONE
}
