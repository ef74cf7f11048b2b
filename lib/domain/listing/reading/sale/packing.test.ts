import { expect, test } from 'vitest'
import { matrixDefinition } from '@/lib/domain/modules'
import type { ModuleKey } from '@/lib/domain/modules/keys'
import { readLine } from '../read-line'

const LINES: ReadonlyArray<readonly [module: ModuleKey, line: string, says: object, not: readonly string[]]> = [
  [
    'yarn',
    '30/1 combed cotton yarn, 420 ctns, net wt 19,051.20 kgs, gross wt 20,160 kgs, USD 3.12/kg',
    {
      availableQuantity: 19_051.2,
      uom: 'kg',
      netWeight: 45.36,
      grossWeight: 48,
      weightUnit: 'kg',
      packageType: 'Carton',
      basePrice: 3.12,
    },
    [],
  ],
  [
    'thread',
    '450 cartons polyester sewing thread 40/2, N.W. 10,800 KGS, G.W. 11,700 KGS, USD 2.45/KG',
    { availableQuantity: 10_800, uom: 'kg', netWeight: 24, grossWeight: 26, basePrice: 2.45 },
    ['packageType'],
  ],
  [
    'thread',
    'Spun poly 40/2, 40 cones per carton, net weight 12.5 kg, gross 14 kg',
    { unitsPerPackage: 40, netWeight: 12.5, grossWeight: 14 },
    ['availableQuantity'],
  ],
  [
    'yarn',
    '20s OE cotton, net wt 50 kg per bag, gross wt 50.6 kg per bag, 118/kg',
    { netWeight: 50, grossWeight: 50.6, basePrice: 118 },
    ['availableQuantity'],
  ],
  [
    'yarn',
    '30s combed cotton 262/kg, bag net wt 50 kg gross 52.5 kg',
    { netWeight: 50, grossWeight: 52.5, packageType: 'Bag', basePrice: 262 },
    ['availableQuantity'],
  ],
  // Of 300 kg in 7 cartons none weighs as much as another.
  [
    'yarn',
    '30s combed, 7 cartons, net weight 300 kg, 245/kg',
    { availableQuantity: 300, uom: 'kg', packageCount: 7, packageType: 'Carton' },
    ['netWeight'],
  ],
  ['thread', '100 cartons, net weight 25 kg, spun 40/2', { netWeight: 25, availableQuantity: 100, uom: 'carton' }, []],
  ['yarn', '21s cotton net 54 kg gross 55 kg per bag', { netWeight: 54, grossWeight: 55 }, ['availableQuantity']],
  ['fiber_raw_material', 'S-6 cotton, bale 285 kg net, 290 kg gross', { netWeight: 285, grossWeight: 290 }, []],
  [
    'yarn',
    '30s combed, 20 bags, net 45 kg per bag gross 46 kg',
    { netWeight: 45, grossWeight: 46, packageType: 'Bag' },
    ['basePrice'],
  ],
  ['thread', '210D/2 nylon, net 12 kg per carton gross 13.5 kg', { netWeight: 12, grossWeight: 13.5 }, []],
  ['yarn', '30s combed, net 245 kg', {}, ['netWeight', 'availableQuantity']],
  ['yarn', '30s combed, cone net wt 1.89 kg', {}, ['netWeight', 'availableQuantity']],
  ['grey_fabric', '40x40/100x80 63", packed in bales, 46/mtr', { packageType: 'Bale' }, []],
  ['grey_fabric', '40x40/100x80 63", 46/mtr, 20000 mtr, rolls', { packageType: 'Roll' }, []],
  ['grey_fabric', '40x40/100x80 63" roll packing, 46/mtr', { packageType: 'Roll' }, []],
  ['yarn', '40s combed 24 cones of 12 kg in bag', {}, ['packageType']],
  ['yarn', '40s combed, 5 ply carton packing', { packageType: '5-ply carton' }, []],
  [
    'yarn',
    '40s combed, net weight 200 kg in 8 bags',
    { availableQuantity: 200, netWeight: 25, packageType: 'Bag' },
    [],
  ],
  ['yarn', '40s combed, 8 bags, net weight 25 kg in each bag', { netWeight: 25 }, []],
  // Figures of Europe.
  [
    'grey_fabric',
    'Woven 100% polyester 165 g/m², 155 cm, 38 rolls, gross 2.480,00 kg, net 2.410,00 kg',
    { availableQuantity: 2410, uom: 'kg', packageType: 'Roll', packageCount: 38 },
    ['basePrice'],
  ],
  ['grey_fabric', 'polyester grey, 165 gsm, 12.450,00 m', { availableQuantity: 12_450, uom: 'm' }, ['basePrice']],
  [
    'grey_fabric',
    'polyester grey, 165 gsm, 12.450 m, 1,15 USD/mt',
    { availableQuantity: 12_450, basePrice: 1.15, priceUom: 'm' },
    [],
  ],
  ['thread', 'spun poly 40/2, USD 1,15/pc, 2.400 pcs', { availableQuantity: 2400, basePrice: 1.15 }, []],
  ['yarn', '30s combed 262/kg, bag 12.450 kg', { basePrice: 262 }, ['availableQuantity']],
  // Metres next to the weight of all.
  [
    'grey_fabric',
    'cotton 60X60/90X88 63", IN ROLLS, TOTAL 24,000.00 MTRS, NET WT 2,860 KGS, GR WT 2,950 KGS',
    { availableQuantity: 24_000, uom: 'm' },
    [],
  ],
  // Packages of a kind.
  ['thread', 'Packed in 50 export cartons of 100 cones each, Tex 27', { packageCount: 50 }, ['basePrice']],
  ['thread', '50 export quality cones Tex 27', {}, ['basePrice']],
  ['thread', 'spun poly 40/2, 62 export quality', { basePrice: 62 }, []],
  ['yarn', '30s combed, 400 export bags of 50 kg', { packageCount: 400, netWeight: 50 }, ['basePrice']],
  ['wholesale_ready_product', 'canvas tote, 500 cotton bags, Rs 85/pc', { fiberType: ['Cotton'], basePrice: 85 }, []],
  ['packing_accessories', '50 wooden cases 24x18', {}, ['packageCount']],
  ['grey_fabric', 'twill 3/1, packed in 58 bales', { packageType: 'Bale', packageCount: 58, uom: 'bale' }, []],
  // Packages, and how much is in all of them.
  [
    'grey_fabric',
    'poplin 40x40 63", 54 taka = 6,215.50 mtr',
    { availableQuantity: 6215.5, packageCount: 54, packageType: 'Folded taka' },
    [],
  ],
  ['grey_fabric', 'poplin 40x40 63", 54 taka (6215.50 mtr)', { availableQuantity: 6215.5, packageCount: 54 }, []],
  ['grey_fabric', 'poplin 40x40 63", 20 rolls (120 m)', {}, ['availableQuantity', 'packageCount']],
  ['yarn', '30s combed, 100 bags / 5000 kgs, Rs 245/kg', { availableQuantity: 5000, packageCount: 100 }, []],
  ['yarn', '16s OE 200 bags 12000.00 kgs', { availableQuantity: 12_000, uom: 'kg', packageCount: 200 }, []],
  ['thread', 'poly 20/2, 1,008 ctns, 26,208 kgs net', { netWeight: 26, packageCount: 1008 }, []],
  ['yarn', '60 cotton bags = 2,722.20 kgs 20s carded', { availableQuantity: 2722.2, packageCount: 60 }, ['basePrice']],
  ['yarn', 'recycled OE 20s, 12 bancali da 600 kg', { availableQuantity: 7200, packageCount: 12 }, []],
  ['thread', '12 CTN x 60 = 720 cones spun 40/2', { availableQuantity: 720, unitsPerPackage: 60 }, []],
  ['grey_fabric', '36 takas, 3,924.75 mtrs, poplin 40x40/132x72 63"', { packageCount: 36, uom: 'm' }, []],
  ['grey_fabric', 'NT WT 12,980 KGS 520 ROLLS interlock 40s', { availableQuantity: 12_980, packageCount: 520 }, []],
  // What one package holds, costs and measures.
  ['thread', 'zari, Rs 1,250 per box of 10 spools', { basePrice: 1250, priceUom: 'box', unitsPerPackage: 10 }, []],
  ['thread', 'tkt 40, 48 spools per case, USD 118.00/case', { basePrice: 118, priceUom: 'carton' }, []],
  [
    'thread',
    'Tex 27, carton 58 x 38 x 42 cm, N.W. 13.50 kgs',
    { length: 58, width: 38, height: 42, dimensionUnit: 'cm', netWeight: 13.5 },
    [],
  ],
  ['packing_accessories', '5 ply carton 24x18x16 inch', {}, ['length', 'dimensionUnit']],
  // What all of them cost.
  ['thread', '30,000 cones spun 40/2 USD 19,500 total', { availableQuantity: 30_000 }, ['basePrice']],
  ['thread', 'spun 40/2 Rs 62 total 5000 cones', { basePrice: 62, availableQuantity: 5000 }, []],
  ['thread', 'spun 20/2, unit price 1,35 EUR', { basePrice: 1.35, currency: 'EUR' }, []],
  ['grey_fabric', 'poplin 40/1x40/1 133x72, 0,92 EUR/m, min. ordine 5.000 m', { moq: 5000 }, ['availableQuantity']],
  // A space between thousands.
  ['thread', 'spun 40/2, net mass 1 250,50 kg, gross mass 1 320 kg', { availableQuantity: 1250.5 }, ['basePrice']],
  ['thread', 'invoice qty 4 800 cones, spun 20/2', { availableQuantity: 4800, uom: 'cone' }, []],
  ['grey_fabric', 'poplin 40x40 2 500 m stock', {}, ['availableQuantity', 'basePrice']],
  ['grey_fabric', 'poplin 40x40 63" 42 500 m stock', { availableQuantity: 500, basePrice: 42 }, []],
]

test.each(LINES)('%j: %j', (module, line, says, not) => {
  const { values } = readLine(matrixDefinition(module), line)
  expect(values).toMatchObject(says)
  for (const name of not) expect(values).not.toHaveProperty(name)
})
