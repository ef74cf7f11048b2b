/** The spec's module registry: 22 keys, in its order, with the names people read. */
export const MODULE_NAMES = {
  fiber_raw_material: 'Fibre & raw material',
  spinning_texturising_job: 'Spinning & texturising job work',
  yarn: 'Yarn',
  thread: 'Thread',
  weave_knit_warping_job: 'Weaving, knitting & warping job work',
  grey_fabric: 'Grey fabric',
  mill_finish_process_job: 'Mill finishing & process job work',
  finish_fabric: 'Finished fabric',
  stitching_embroidery_value_addition_job: 'Stitching, embroidery & value addition job work',
  wholesale_ready_product: 'Wholesale ready products',
  mini_wholesale_textile_market: 'Mini wholesale textile market',
  textile_retailers: 'Textile retailers',
  textile_c2c_trader: 'Textile C2C trader',
  machinery_spares_tools_accessories: 'Machinery, spares, tools & accessories',
  scrap_reusables: 'Scrap & reusables',
  chemical_dye: 'Chemicals & dyes',
  packing_accessories: 'Packing accessories',
  garment_accessories: 'Garment accessories',
  testing_lab_instruments: 'Testing & lab instruments',
  recycle_waste_materials: 'Recycling & waste materials',
  suggestions_new_arrival_trending: 'New arrivals & trending',
  consumables_utilities: 'Consumables & utilities',
} as const

export type ModuleKey = keyof typeof MODULE_NAMES

/** The module of examples, and of requests whose address names none. */
export const DEFAULT_MODULE_KEY: ModuleKey = 'yarn'

export const MODULE_KEYS = Object.keys(MODULE_NAMES) as ModuleKey[]

export function isModuleKey(value: string): value is ModuleKey {
  return Object.hasOwn(MODULE_NAMES, value)
}
