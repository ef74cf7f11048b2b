import type { ModuleKey } from './keys'

/** What is offered in each module, in one sentence, for visitors and search engines. */
export const MODULE_SUMMARIES: Readonly<Record<ModuleKey, string>> = {
  fiber_raw_material: 'Cotton bales, wool, silk, jute, polyester and viscose staple fibre, tops, tow and PET chips.',
  spinning_texturising_job:
    'Spinning, doubling, texturising and winding on the job worker’s machines, of your fibre or yarn.',
  yarn: 'Spun and filament yarn for weaving, knitting and carpets, by count, fibre and process.',
  thread: 'Sewing, embroidery and overlock thread by ticket, tex and colour card.',
  weave_knit_warping_job: 'Weaving, knitting, warping and sizing on the job worker’s looms and machines.',
  grey_fabric: 'Woven, knitted and nonwoven cloth before dyeing, by construction, width and weight.',
  mill_finish_process_job: 'Bleaching, dyeing, printing, coating and finishing of your cloth or yarn.',
  finish_fabric: 'Dyed, printed, yarn-dyed, denim and coated cloth, ready to cut.',
  stitching_embroidery_value_addition_job:
    'Cutting and stitching, embroidery, washing and hand work, by piece or stitch.',
  wholesale_ready_product: 'Sarees, garments, bed linen, towels and carpets, by set, size and carton.',
  mini_wholesale_textile_market: 'Small bundles of dress material, sarees and garments for shops and boutiques.',
  textile_retailers: 'Cloth by the metre and ready goods from shops, at prices with tax.',
  textile_c2c_trader: 'Used and surplus textiles from person to person.',
  machinery_spares_tools_accessories: 'Looms, knitting, spinning, dyeing and sewing machines, with spares and tools.',
  scrap_reusables: 'Used cones, bobbins, cartons and drums, and metal, paper and plastic scrap.',
  chemical_dye: 'Dyes, pigments, auxiliaries, enzymes and basic chemicals, by C.I. name and strength.',
  packing_accessories: 'Paper cones and tubes, cartons, bags, films and pallets for textile goods.',
  garment_accessories: 'Buttons, zips, elastic, labels, lace and interlining.',
  testing_lab_instruments: 'Laboratory instruments, and testing and calibration by accredited laboratories.',
  recycle_waste_materials: 'Spinning waste, clips, rags and recycled polyester, by composition and bale.',
  suggestions_new_arrival_trending: 'New arrivals and trends of all modules, and ideas that sellers post.',
  consumables_utilities: 'Ring travellers, needles, belts, lubricants, fuel and power for mills.',
}
