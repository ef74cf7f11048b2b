import { commonDefinition } from '@/lib/domain/modules/common'
import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import { MODULE_KEYS, type ModuleKey } from '@/lib/domain/modules/keys'
import { chemicalDye } from './chemical-dye'
import { fiberRawMaterial } from './fiber-raw-material'
import { finishFabric } from './finish-fabric'
import { garmentAccessories } from './garment-accessories'
import { greyFabric } from './grey-fabric'
import { millFinishProcessJob } from './mill-finish-process-job'
import { miniWholesale } from './mini-wholesale'
import { packingAccessories } from './packing-accessories'
import { spinningTexturisingJob } from './spinning-texturising-job'
import { stitchingJobModule } from './stitching-embroidery-value-addition-job'
import { textileRetailers } from './textile-retailers'
import { thread } from './thread'
import { weaveKnitWarpingJob } from './weave-knit-warping-job'
import { wholesaleReadyProduct } from './wholesale-ready-product'
import { yarn } from './yarn'

/** The registry: a module in this list is ready. */
const DEFINITIONS: Partial<Readonly<Record<ModuleKey, ModuleDefinition>>> = {
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
  textile_retailers: textileRetailers,
  wholesale_ready_product: wholesaleReadyProduct,
}

export const READY_MODULE_KEYS: readonly ModuleKey[] = MODULE_KEYS.filter((key) => DEFINITIONS[key] !== undefined)

/** The module's own definition; null: it is not ready, and has no listings. */
export function moduleDefinition(key: ModuleKey): ModuleDefinition | null {
  return DEFINITIONS[key] ?? null
}

export function isModuleReady(key: ModuleKey): boolean {
  return moduleDefinition(key) !== null
}

const commonDefinitions = new Map<ModuleKey, ModuleDefinition>()

/** The definition behind a module's reads: its own, otherwise the shared groups (reference 4). */
export function matrixDefinition(key: ModuleKey): ModuleDefinition {
  const ready = moduleDefinition(key) ?? commonDefinitions.get(key)
  if (ready) return ready
  const common = commonDefinition(key)
  commonDefinitions.set(key, common)
  return common
}
