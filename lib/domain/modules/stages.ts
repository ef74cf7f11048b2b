import type { ModuleKey } from './keys'

/** How the band of a stage is drawn: components/market/stages/stage-band.css has a pattern for each. */
export type StageTexture = 'spun' | 'woven' | 'dyed' | 'sewn' | 'twill' | 'basket' | 'melange'

export interface ModuleStage {
  name: string
  texture: StageTexture
  moduleKeys: readonly ModuleKey[]
}

/** The 22 modules by their place in the textile chain, for lists that people read. Each is in one stage. */
export const MODULE_STAGES: readonly ModuleStage[] = [
  {
    name: 'Fibre and yarn',
    texture: 'spun',
    moduleKeys: ['fiber_raw_material', 'spinning_texturising_job', 'yarn', 'thread'],
  },
  { name: 'Weaving and knitting', texture: 'woven', moduleKeys: ['weave_knit_warping_job', 'grey_fabric'] },
  { name: 'Processing and finishing', texture: 'dyed', moduleKeys: ['mill_finish_process_job', 'finish_fabric'] },
  {
    name: 'Making up',
    texture: 'sewn',
    moduleKeys: ['stitching_embroidery_value_addition_job', 'garment_accessories', 'packing_accessories'],
  },
  {
    name: 'Ready goods and trade',
    texture: 'twill',
    moduleKeys: [
      'wholesale_ready_product',
      'mini_wholesale_textile_market',
      'textile_retailers',
      'textile_c2c_trader',
      'suggestions_new_arrival_trending',
    ],
  },
  {
    name: 'Machines and supplies',
    texture: 'basket',
    moduleKeys: [
      'machinery_spares_tools_accessories',
      'chemical_dye',
      'testing_lab_instruments',
      'consumables_utilities',
    ],
  },
  { name: 'Scrap and recycling', texture: 'melange', moduleKeys: ['scrap_reusables', 'recycle_waste_materials'] },
]

/** The stage of a module; each module is in one. */
export function stageOf(moduleKey: ModuleKey): ModuleStage {
  const stage = MODULE_STAGES.find(({ moduleKeys }) => moduleKeys.includes(moduleKey))
  if (!stage) throw new Error(`${moduleKey} is in no stage`)
  return stage
}

const PLACES: ReadonlyMap<string, number> = new Map(
  MODULE_STAGES.flatMap(({ moduleKeys }) => moduleKeys).map((moduleKey, place) => [moduleKey, place]),
)

/** Things of modules in the order of the stages, as every list that people read has them. */
export function inStageOrder<T extends { moduleKey: string }>(things: readonly T[]): T[] {
  return [...things].sort((a, b) => (PLACES.get(a.moduleKey) ?? 0) - (PLACES.get(b.moduleKey) ?? 0))
}
