import { expect, test } from 'vitest'
import { matrixDefinition } from '@/lib/domain/modules'
import type { ModuleKey } from '@/lib/domain/modules/keys'
import { readLine } from './read-line'

/** Lines as mills, agents and shops write them: what each must say, and what it must not. */
const LINES: ReadonlyArray<readonly [ModuleKey, line: string, says: object, not?: readonly string[]]> = [
  [
    'grey_fabric',
    '60s x 60s 92 x 88 47 panna cambric 120 mtr taka',
    { pieceLength: { from: 120, to: 120 } },
    ['availableQuantity'],
  ],
  [
    'grey_fabric',
    'Drill 20x16/108x56 63", min piece length 80 mtrs, 5 tonnes',
    { pieceLength: { from: 80 }, availableQuantity: 5, uom: 'MT' },
    ['basePrice'],
  ],
  [
    'grey_fabric',
    '50D/72F x 75D/72F pongee 190T 150cm',
    { clothWidth: { value: 150, unit: 'cm' } },
    ['availableQuantity', 'basePrice'],
  ],
  ['grey_fabric', '30D x 30D chiffon 54 panna 3.2 kg', { glm: 32 }, ['availableQuantity']],
  ['grey_fabric', '40s x 40s/100x80 airjet 63 inch not sized', { warpSizing: 'Unsized' }],
  ['grey_fabric', 'leno gauze 40s x 40s 20x16 36 inch', { weave: 'Leno' }, ['selvedge']],
  ['grey_fabric', 'Tapestry 110 inch rapier electronic jacquard 2688', { hooks: 2688 }, ['basePrice']],
  [
    'grey_fabric',
    'Poplin 40x40 / 120x60 / 63, defects up to 40 points',
    { construction: '40x40 / 120x60 / 63' },
    ['basePrice'],
  ],
  ['grey_fabric', '2/60 mercerised interlock 24 gauge 180 gsm', { fabricCount: '2/60s', gsm: 180 }],
  [
    'grey_fabric',
    'FDY 50D bright x DTY 75D 44 panna tissue',
    { warpCount: 'fdy 50d bright', weftCount: 'dty 75d' },
    ['fabricCount'],
  ],
  ['grey_fabric', 'lycra single jersey 40s cotton 180 gsm', { fiberType: ['Cotton', 'Elastane'] }],
  ['grey_fabric', 'stitch bond polyester 80 gsm 2.1 meter', { gsm: 80, clothWidth: { value: 2.1, unit: 'm' } }],
  ['grey_fabric', 'plain weave, warp 33 c.c. 28 threads per cm, filling 33 c.c. 26 threads/cm', { epi: 71.1, ppi: 66 }],
  ['grey_fabric', '80/1 CF compact x 80/1 CF compact 144x100 118" sateen', { epi: 144, ppi: 100, fabricName: 'Satin' }],
  [
    'finish_fabric',
    'cotton twill 265 gsm, fastness washing 4-5, rubbing dry 4 wet 3',
    { fastness: { wash: 4.5, rubDry: 4, rubWet: 3 } },
    ['basePrice'],
  ],
  ['finish_fabric', 'velvet 9000 44" maroon 330 gsm', { fabricName: 'Velvet', color: 'Maroon' }, ['basePrice']],
  ['finish_fabric', 'modal satin 120 gsm natural dyed 44"', { gsm: 120 }, ['color']],
  [
    'thread',
    'trilobal 120/2 5000m king spool colour card 400 shades',
    { lengthPerPackage: 5000 },
    ['shade', 'basePrice'],
  ],
  ['thread', 'PP bag stitching thread 1000 denier', {}, ['basePrice']],
  ['thread', 'bonded nylon Tex 70 / M40, 1500 m spool', { texNumber: 70, ticketNo: '40' }],
  ['thread', 'cotton wrapped poly core tex 60 twist S', { threadType: 'Poly-cotton corespun', finalTwist: 'S' }],
  ['wholesale_ready_product', 'mens cargo shorts cotton twill 30-38', { productGroup: 'Shorts' }],
  ['wholesale_ready_product', 'silk saree 5.5 m pure zari 8500', { fiberType: ['Silk'], basePrice: 8500 }],
  ['garment_accessories', 'Reflective tape 2 inch silver EN 20471', { color: 'Silver' }, ['basePrice']],
  ['garment_accessories', 'hook & eye tape 3 row 2 hook white', { trimType: 'Hook and eye' }, ['basePrice']],
  [
    'garment_accessories',
    '5 no vislon open end zipper 28 inch two way',
    { zipper: { number: 5, teeth: 'Vislon', ends: 'Two-way', length: 71.1 } },
  ],
  [
    'packing_accessories',
    '3 ply box 12x10x4 E flute 1000 pcs min',
    { moq: 1000, moqUom: 'piece' },
    ['availableQuantity'],
  ],
  [
    'packing_accessories',
    'edge protector 50x50x5 mm 1.2 m',
    { itemLength: { value: 1.2, unit: 'm' } },
    ['availableQuantity'],
  ],
  ['packing_accessories', 'kraft paper tube 1.6 mtr 5 mm wall', { wallThickness: 5 }, ['availableQuantity']],
  ['packing_accessories', 'HM sheet 8 kg roll 100 gauge', { gauge: 100 }, ['availableQuantity']],
  ['packing_accessories', 'barcode label 50x25 mm 1 up 5000 pcs roll', { packType: 'Label' }, ['basePrice']],
  [
    'textile_retailers',
    'Girls frock 499 mrp 599, 7 days exchange',
    { returnWindow: 7, basePrice: 499 },
    ['dispatchLeadTime'],
  ],
  [
    'textile_retailers',
    'ladies nighty XL 299 return 7 days',
    { returnWindow: 7, basePrice: 299 },
    ['dispatchLeadTime'],
  ],
  ['textile_retailers', 'suiting 1.2 m cut piece 950', { productGroup: 'Cut piece', cutLength: 1.2, uom: 'piece' }],
  ['textile_retailers', 'uniform fabric terrycot 58" 210/m', { fiberType: ['Polyester', 'Cotton'] }, ['fabricName']],
  ['textile_retailers', 'ajrakh modal saree 4200 natural dye', { basePrice: 4200 }, ['color']],
  ['thread', '40/2 spun polyester 5000 yds dyeing tube 1.67 kg', { lengthPerPackage: 4572 }, ['availableQuantity']],
  ['finish_fabric', 'micro modal lycra 92/8 190 gsm 68"', { gsm: 190 }, ['fabricName']],
  ['finish_fabric', 'Nylon taslan 228T PU coated WR 3000mm', { threadCount: 228, hydrostaticHead: 3000 }],
  [
    'wholesale_ready_product',
    'Women kurta rayon gold print L XL XXL 499',
    { work: ['Print'], basePrice: 499 },
    ['color'],
  ],
  ['packing_accessories', '5 ply box 600 x 450 x 400 mm 22 BF ECT 9', { bf: 22 }, ['basePrice']],
  ['wholesale_ready_product', 'Mens formal shirt size 38 39 40 42 44', { sizes: ['38', '39', '40', '42', '44'] }],
  ['textile_retailers', 'Linen shirt fabric 58" MRP 650/m offer 549', { mrp: 650, basePrice: 549 }],
  ['textile_retailers', 'chanderi dupatta MRP Rs 1,450/- our price 1099', { mrp: 1450, basePrice: 1099 }],
  ['scrap_reusables', 'MS scrap heavy 34 kg 5 tons', { availableQuantity: 5000, uom: 'kg' }],
  ['yarn', '40s modal siro compact 412 cone 1.89 kg', { basePrice: 412, dimensions: { coneWeight: 1.89 } }],
  [
    'grey_fabric',
    '60/60 – 90/88 48" pana cambric autoloom @ 41.50',
    { warpCount: '60s', weftCount: '60s', epi: 90, ppi: 88, basePrice: 41.5 },
  ],
  [
    'grey_fabric',
    '100% polyester unbleached woven fabric 75 denier x 75 denier, 44 inch, 110x80',
    { warpCount: '75 denier', epi: 110, ppi: 80 },
  ],
  ['grey_fabric', '150 D roto x 150 D roto 44" 48x44 grey matty', { epi: 48, ppi: 44 }],
]

const CASES = LINES.map(([module, line, says, not = []]) => ({ module, line, says, not }))

test.each(CASES)('$module: $line', ({ module, line, says, not }) => {
  const { values } = readLine(matrixDefinition(module), line)
  expect(values).toMatchObject(says)
  for (const name of not) expect(values).not.toHaveProperty(name)
})
