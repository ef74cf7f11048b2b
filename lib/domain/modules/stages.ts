import type { ModuleKey } from './keys'

/** The 22 modules by their place in the textile chain, for lists that people read. Each is in one stage. */
export const MODULE_STAGES: readonly { name: string; moduleKeys: readonly ModuleKey[] }[] = [
  { name: 'Fibre and yarn', moduleKeys: ['fiber_raw_material', 'spinning_texturising_job', 'yarn', 'thread'] },
  { name: 'Weaving and knitting', moduleKeys: ['weave_knit_warping_job', 'grey_fabric'] },
  { name: 'Processing and finishing', moduleKeys: ['mill_finish_process_job', 'finish_fabric'] },
  {
    name: 'Making up',
    moduleKeys: ['stitching_embroidery_value_addition_job', 'garment_accessories', 'packing_accessories'],
  },
  {
    name: 'Ready goods and trade',
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
    moduleKeys: [
      'machinery_spares_tools_accessories',
      'chemical_dye',
      'testing_lab_instruments',
      'consumables_utilities',
    ],
  },
  { name: 'Scrap and recycling', moduleKeys: ['scrap_reusables', 'recycle_waste_materials'] },
]

/** The stage of a module. */
export function stageOf(moduleKey: ModuleKey): string {
  return MODULE_STAGES.find(({ moduleKeys }) => moduleKeys.includes(moduleKey))?.name ?? ''
}
