import { expect, test } from 'vitest'
import { matrixDefinition } from '@/lib/domain/modules'
import type { ModuleKey } from '@/lib/domain/modules/keys'
import { readLine } from './read-line'

/** Lines of yarn, thread, cloth, trims, packing and ready goods: what each must say, and what it must not. */
const LINES: ReadonlyArray<readonly [ModuleKey, line: string, says: object, not?: readonly string[]]> = [
  [
    'yarn',
    '30s combed cotton yarn, 24 cones of 2.5 kg in carton, Rs 285/kg ex mill, 30 days credit',
    {
      title: '30s Combed Cotton Yarn',
      dimensions: { coneWeight: 2.5 },
      unitsPerPackage: 24,
      packageType: 'Carton',
      netWeight: 60,
      weightUnit: 'kg',
      shippingResponsibility: 'Ex-mill',
      creditTerms: { days: 30 },
      paymentTerms: ['Open credit'],
    },
  ],
  ['yarn', '2/40s PV 65/35 1.89 kg cones x 24 per carton', { unitsPerPackage: 24 }, ['basePrice', 'priceUom']],
  ['yarn', '30s carded, 500 kg x 245/kg', { basePrice: 245, priceUom: 'kg' }],
  ['yarn', '30s carded 245/kg, 30 din udhar', { creditTerms: { days: 30 }, paymentTerms: ['Open credit'] }],
  ['yarn', 'Madurai cotton yarn 1,20,000, Rs 245/kg', { title: 'Madurai cotton yarn 1,20,000' }],
  ['yarn', '40s combed 24 cones of 12 kg in bag', {}, ['netWeight', 'packageType']],
  [
    'yarn',
    '30s carded 250 not ex mill, door delivery, 45 days PDC',
    { shippingResponsibility: 'Door delivery', paymentTerms: ['PDC'] },
  ],
  ['yarn', '30s carded 250 ex-mill or delivered', {}, ['shippingResponsibility']],
  ['yarn', '40s combed 275 ex mill or to pay', {}, ['shippingResponsibility']],
  ['yarn', '30s carded cotton, 500 kg ex mill', { shippingResponsibility: 'Ex-mill' }, ['availableQuantity']],
  ['yarn', '40s combed USD 3.10 FOB Mundra ex mill', { incoterm: 'FOB' }, ['shippingResponsibility']],
  ['thread', 'Tkt 120 spun Rs 62/cone, 30 days payment', { creditTerms: { days: 30 } }, ['paymentTerms']],
  ['yarn', '30s carded plastic cone 2 kg 250', { conePackageType: 'Plastic cone', dimensions: { coneWeight: 2 } }],
  ['fiber_raw_material', 'PSF 1.2D x 38 mm semi virgin bright 98/kg', { grade: 'Semi-virgin', basePrice: 98 }],
  ['yarn', 'Slub 16s cotton not combed (carded) 205', { yarnType: ['Slub', 'Carded'], basePrice: 205 }],
  ['yarn', "Quote 30s combed compact, we don't want OE", { yarnType: ['Combed compact'] }],
  ['yarn', '30s carded OE nahi chahiye', { yarnType: ['Carded'] }, ['spinningSystem']],
  ['yarn', '30s viscose no lycra 220', { fiberType: ['Viscose'] }],
  ['yarn', '30s combed not waxed 245', { basePrice: 245 }, ['finish']],
  ['yarn', 'bcf pp 1200 den 144 fil heat-set 2 ply carpet yarn', { ply: 2, countSystem: 'Denier' }],
  ['yarn', '30s cotton 2 ply weft 240, 5 ply carton', { count: '30s 2 ply', ply: 2 }],
  ['yarn', '40/1 2 ply cotton 285', { basePrice: 285 }, ['ply', 'count']],
  ['yarn', 'raw silk 20/22 denier 5850 per kg', { count: '20/22 denier', countSystem: 'Denier' }],
  ['yarn', '26 KH 225 kg wali, 26 CH 238', {}, ['count', 'basePrice', 'availableQuantity', 'yarnType']],
  ['yarn', 'Combed Compact 60s 335 | 80s 415', { yarnType: ['Combed compact'] }, ['count', 'basePrice']],
  ['yarn', '30s PC 65/35 198, 30s PV 65/35 212', {}, ['count', 'blendPercentages', 'basePrice']],
  ['yarn', '30s combed 245, PC 65/35, 24 cones/bag', { count: '30s', basePrice: 245, unitsPerPackage: 24 }],
  ['yarn', 'OE all counts available from Rs 120', {}, ['basePrice']],
  [
    'yarn',
    "24's P/V 65/35 @ 198",
    {
      blendPercentages: [
        { fibre: 'Polyester', percent: 65 },
        { fibre: 'Viscose', percent: 35 },
      ],
    },
  ],
  ['yarn', '40/1 carded - Rs. 258 per kg ex mill - 5 MT - payment 30 days', { availableQuantity: 5000 }],
  ['yarn', 'spandex 40D 430 rs kg, 600 kgs, carton 34 kg', { availableQuantity: 600 }],
  ['yarn', '34s CCH 268, 200 bags, lot 45', { basePrice: 268 }],
  ['thread', '60/3 poly poly thread, no cotton core, Rs 110', { fiberType: ['Polyester'] }],
  ['grey_fabric', '40x40 92x88 63" poplin 38.50 mtr 10k mtr', { basePrice: 38.5, availableQuantity: 10_000 }],
  ['finish_fabric', "Poplin non lycra 95/m, we don't want printed", {}, ['fiberType', 'colouration']],
  ['garment_accessories', 'GPO lace 2.5 inch 9 yard pack Rs 115', { trimType: 'Lace' }, ['basePrice']],
  ['textile_retailers', 'linen shirt 1299 (incl. tax)', { basePrice: 1299, taxIncluded: true }],
  ['textile_retailers', 'linen shirt, shade no white, 1299', { color: 'White' }],
  ['yarn', '*KH 30s* 218+GST', { count: '30s', basePrice: 218, taxIncluded: false }],
  ['grey_fabric', '40*40 / 100*80 63" *poplin* 38/m', { epi: 100, fabricName: 'Poplin' }],
  ['yarn', '2/30 Nm acrylic 198.00 kgs 1200', { count: '2/30 Nm' }, ['basePrice']],
  ['yarn', '120s combed compact gassed? no, INR 940', { yarnType: ['Combed compact'] }],
  ['yarn', 'SPANDEX NYLON SCY 2075 BLACK 640', {}, ['count', 'basePrice']],
  [
    'yarn',
    'melange 2/30 50% lana 50% acrilico grigio, 9,40 eur kg',
    {
      blendPercentages: [
        { fibre: 'Wool', percent: 50 },
        { fibre: 'Acrylic', percent: 50 },
      ],
    },
  ],
  ['yarn', 'PC 20s grey melange 148', { dyeingStatus: 'Melange' }],
  ['yarn', '40 lea linen wet spun 640', { spinningSystem: 'Wet-ring' }],
  ['yarn', '20s combed 6 kg sample avl, bulk 251', { basePrice: 251 }, ['availableQuantity']],
  ['yarn', 'bamboo 40s vortex, 318 rs/kg less 1.5% cd', { basePrice: 318 }],
  ['yarn', '40s combed 278 2000 kg Lot A12', { lot: 'A12', availableQuantity: 2000 }],
  ['yarn', '14/1 OE cotton U.S. dollars 1.92/kg', { basePrice: 1.92, currency: 'USD' }],
  ['yarn', 'OE 7s, ₹82 kg, 60/- freight per bag', { basePrice: 82 }],
  ['grey_fabric', 'taffeta 63 inch 13.20/m, 1 lac mtr month', { basePrice: 13.2 }, ['availableQuantity']],
  ['garment_accessories', 'Shoulder pad foam 12 pair pack Rs 96', { trimType: 'Shoulder pad' }, ['basePrice']],
  ['packing_accessories', 'BOPP bag 40 mic Rs 0.62/pc print extra', { basePrice: 0.62 }, ['printing']],
  ['packing_accessories', 'Plastic cone 170 mm green 3.10 pcs 20k', { packType: 'Plastic cone' }, ['basePrice']],
  ['packing_accessories', 'Barcode label 50x25 mm, 2000 labels roll, Rs 95', { unitsPerPackage: 2000 }, ['basePrice']],
  ['packing_accessories', 'Tissue paper ream 480 sheets Rs 310', { packType: 'Tissue paper' }, ['basePrice']],
  ['textile_retailers', 'Baby swaddle muslin pack of 3, 100x100 cm, 799', { basePrice: 799, uom: 'piece' }],
  ['textile_retailers', 'Ladies shawl pashmina style, 650', { productGroup: 'Shawl' }, ['fiberType']],
  ['textile_retailers', 'dhoti 4 mtr silk border 590', { productGroup: 'Dhoti' }, ['fiberType']],
  ['wholesale_ready_product', 'kurti 3 pcs set, 285/pc, total 24 designs', { piecesPerSet: 3 }, ['designsPerSet']],
  ['wholesale_ready_product', 'Lehenga net, 3 pcs catalogue, 4250 rs each', { piecesPerSet: 3 }, ['subcategory']],
  [
    'yarn',
    '40s combed compact hosiery yarn, Lycra dyeing quality, Rs 312/kg, 20 bags x 50kg',
    { yarnFamily: 'Cotton yarn', fiberType: ['Cotton'], availableQuantity: 1000, netWeight: 50 },
  ],
  [
    'fiber_raw_material',
    'S-6 29mm 100 bales of 165 kg 56000 candy',
    { baleWeight: 165, availableQuantity: 16_500, uom: 'kg', basePrice: 56_000 },
  ],
  ['thread', 'Tkt-20 nylon bonded 1500 m 180/spool', { basePrice: 180, priceUom: 'piece', lengthPerPackage: 1500 }],
  ['yarn', 'bamboo cotton 70:30 30s 410 per kg gots certified', { title: '30s Bamboo Viscose-Cotton 70/30 Yarn' }],
  ['wholesale_ready_product', 'terry bath towels 27x54 98rs 10 color', { basePrice: 98 }],
  ['yarn', '30s KCW for airjet warp 246.50', { spinningSystem: 'Ring compact', subcategory: 'Weaving warp' }],
  ['yarn', 'Hosiery yarn 24s semicombed Rs 212', { basePrice: 212 }, ['spinningSystem']],
  ['yarn', 'Ne 30 TFO double yarn i.e. 2/30, carded', {}, ['count', 'ply']],
  ['yarn', 'we do bleached @ 20 extra, cotton 20s grey 221', { dyeingStatus: 'Grey' }],
  ['yarn', '40s combed compact, CSP 2950 min, weaving, 318', { cspStrength: 2950 }, ['moq']],
  ['yarn', 'Cotton mop yarn 0.8s 70 per kilo, 20 tons p.m.', { basePrice: 70 }, ['availableQuantity']],
  ['yarn', 'Wool/nylon sock yarn, GBP 3.10 per 100 g hank', { conePackageType: 'Hank' }, ['basePrice']],
  ['yarn', 'rayon filament 75/18 bright, price 505~515', { count: '75/18' }, ['basePrice']],
  ['thread', 'no stock of 60/2; 50/2 spun @31.50', { construction: '50/2', basePrice: 31.5 }],
  ['grey_fabric', 'Polyester 40x40 72x60 46" 21rs 80 mtr cut', { basePrice: 21 }],
  ['grey_fabric', 'Polyester 40x40 72x60 46" 21 rs 80 mtr cut', { basePrice: 21 }],
  ['packing_accessories', 'Poly tube roll LDPE 20" 152/kg', { packType: 'Lay-flat tubing', material: 'LDPE' }],
  ['packing_accessories', 'Shirt box rigid 14x10x2 in, 85 rs', { packType: 'Rigid box' }],
  ['yarn', 'Filato lana merino Nm 2/30 tinto 21 euro/kg', { dyeingStatus: 'Dyed', priceUom: 'kg' }],
  ['yarn', '30s combed 255, lot 2231, CSP 2450', { lot: '2231', basePrice: 255 }],
  ['thread', '40/2 spun 5000m, Rs 68/cone, 200 cones', { availableQuantity: 200, uom: 'cone' }],
  [
    'finish_fabric',
    'Gabardina cotone 250 gr/mq h 150 tinto blu 5,40 €/mt',
    { fabricName: 'Gabardine', color: 'Blue', basePrice: 5.4, priceUom: 'm' },
  ],
  ['garment_accessories', 'Bottoni corozo 24 linee 4 fori 0,09 € cad', { trimType: 'Button', ligne: 24, holes: 4 }],
  ['packing_accessories', 'scatole americane onda BC 1,10 € cad 500 pz', { packType: 'Carton', flute: 'BC' }],
  ['wholesale_ready_product', 'Camicie uomo lino bianco', { productGroup: 'Shirt', gender: 'Men', color: 'White' }],
  ['wholesale_ready_product', 'Rosa Verde kurti 450', { productGroup: 'Kurti' }, ['color']],
  ['wholesale_ready_product', 'Ladies night gown cotton L XL 165/pc', { productGroup: 'Nightwear' }],
]

const CASES = LINES.map(([module, line, says, not = []]) => ({ module, line, says, not }))

test.each(CASES)('$module: $line', ({ module, line, says, not }) => {
  const { values } = readLine(matrixDefinition(module), line)
  expect(values).toMatchObject(says)
  for (const name of not) expect(values).not.toHaveProperty(name)
})

test('what was read of an Italian line has the words of the line', () => {
  const { understood } = readLine(matrixDefinition('finish_fabric'), 'Popeline di cotone tinto nero')
  expect(understood.map(({ text }) => text)).toEqual(expect.arrayContaining(['Popeline', 'nero']))
})
