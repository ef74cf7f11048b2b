import { expect, test } from 'vitest'
import { matrixDefinition } from '@/lib/domain/modules'
import type { ModuleKey } from '@/lib/domain/modules/keys'
import { readLine } from './read-line'

/** Lines that look like a notation and say something else, or the same in another form. */
const LINES: ReadonlyArray<readonly [ModuleKey, line: string, says: object, not?: readonly string[]]> = [
  [
    'thread',
    'Textured polyester 150D/1, Tex 18, overlock seams 504',
    { stitchType: ['504'], texNumber: 18 },
    ['basePrice'],
  ],
  ['thread', 'Tex 40 PP core, tkt 75, 2500 m cones', { threadType: 'Poly-poly corespun', fiberType: ['Polyester'] }],
  [
    'thread',
    'Core yarn sewing thread polyester filament covered with polyester staple, Tex 30',
    { threadType: 'Poly-poly corespun' },
  ],
  ['thread', 'PP core rope yarn', {}, ['threadType']],
  ['thread', 'Spun thread, wash 4-5, light 5', { fastness: { wash: 4.5, light: 5 } }],
  ['thread', 'Thread wash 4, light 5 shades', {}, ['fastness']],
  ['thread', '12 pkg 60 cones', { availableQuantity: 60 }, ['basePrice', 'unitsPerPackage']],
  ['thread', '100 cones to bag manufacturers', { availableQuantity: 100 }, ['unitsPerPackage']],
  ['thread', 'Thread 40/2, 10 cones to a box', { unitsPerPackage: 10 }],
  ['thread', 'Denim 8 oz thread, 5000 m cones', { lengthPerPackage: 5000 }, ['packageWeight']],
  ['thread', 'Nylon thread tex 70 cones 5 lb test', { texNumber: 70 }, ['packageWeight']],
  ['thread', 'Tubes 4 oz, carton 16 oz bonded thread', { packageWeight: { value: 113.4, unit: 'g' } }],
  [
    'wholesale_ready_product',
    '20 cartons shirts, 5 pcs per bag, Rs 240/pc',
    { availableQuantity: 20, uom: 'carton', basePrice: 240 },
  ],
  ['packing_accessories', '5 box label, 100 pcs per bag', { unitsPerPackage: 100 }, ['availableQuantity']],
  ['packing_accessories', 'Tarpaulin 1 x 20 ft, 2000', { basePrice: 2000 }, ['palletContainerReadiness']],
  ['yarn', "30s order qty 1x20'", { count: '30s' }, ['palletContainerReadiness']],
  ['yarn', "30s combed CIF Chittagong, 1x20'", { palletContainerReadiness: '20′ FCL' }],
  ['thread', 'Core spun thread polyester for denim 65% cotton', { threadType: 'Poly-poly corespun' }],
  ['thread', 'Polyester corespun tex 40, cotton mercerised tex 30', { threadType: 'Poly-poly corespun' }],
  ['thread', 'Core spun thread for jeans 65% polyester 35% cotton', { threadType: 'Poly-cotton corespun' }],
  ['thread', 'Cotton 60 polyester 40 core spun 28/2', { construction: '28/2' }, ['threadType']],
  ['thread', 'Thread for 40/2 cotton poplin', {}, ['fiberType', 'construction']],
  ['thread', 'For jeans 20/2 denim cloth thread', { endUse: ['Denim'] }, ['construction']],
  ['thread', 'Rest mixed quality thread', {}, ['color']],
  ['thread', 'Black 50 cones, balance mixed counts', { color: 'Black' }],
  ['yarn', '30s no 50% advance', { count: '30s' }, ['paymentTerms']],
  ['yarn', '30s 2% less if 50% advance', {}, ['paymentTerms']],
  ['yarn', '30s 25% adv. plus 75% after', {}, ['paymentTerms']],
  ['thread', 'Moq 120 cones per shade, 5000 cones per order', { packageType: 'Cone' }, ['moq']],
  ['thread', 'Wax thread 0.8 mm near invisible', { finish: 'Wax' }, ['threadType']],
  [
    'thread',
    'Invisible darning thread polyester textured, needle 0.8 mm',
    { threadType: 'Textured' },
    ['threadDiameter'],
  ],
  ['thread', 'Cotton 60 polyester 40', {}, ['blendPercentages']],
  ['thread', '10 box, 120 tubes', { availableQuantity: 120, uom: 'tube' }],
  ['garment_accessories', 'Buttons, 12 box, 144 pcs', { availableQuantity: 144, uom: 'piece' }],
  ['yarn', '30s combed, 262/kg, 20 bags, 480 cones', { availableQuantity: 20, uom: 'bag', conePackageType: 'Cone' }],
  ['finish_fabric', 'Ajrakh chap 145', { basePrice: 145 }],
  ['garment_accessories', 'Bottle cap . 240', { basePrice: 240 }],
  ['thread', 'Tkt 120 white, black 62 each', { basePrice: 62 }],
  [
    'thread',
    '10 cartons, 200 cones per carton, net 120 kg gross 130 kg',
    { unitsPerPackage: 200, availableQuantity: 120, packageCount: 10 },
  ],
  ['yarn', '20 bags 30s cotton, 40 cones per bag, net 1000 kg gross 1030 kg', { unitsPerPackage: 40 }],
  ['thread', '12 cartons, MOQ 240 cones, net 120 kg gross 130 kg', { moq: 240 }, ['unitsPerPackage']],
  ['thread', '10 cartons 120 cones white 60 cones black net 120 kg gross 130 kg', {}, ['unitsPerPackage']],
  ['thread', '10 cartons 100 pcs free samples net 120 kg gross 130 kg', {}, ['unitsPerPackage']],
  ['yarn', '20 bags, 40 cones, net 1000 kg gross 1030 kg', { availableQuantity: 1000 }, ['unitsPerPackage']],
  [
    'yarn',
    'min 10 cartons of cotton yarn net 500 kg gross 520 kg',
    { moq: 10, moqUom: 'carton' },
    ['availableQuantity', 'packageCount', 'netWeight'],
  ],
  ['garment_accessories', 'Zipper 5 200 m roll, nylon', { pieceLength: 200 }, ['availableQuantity']],
  ['garment_accessories', 'Satin ribbon 1 100 yds roll', { pieceLength: 91.4 }],
  ['packing_accessories', 'Jute twine 3 500 m', { rollLength: 500 }],
  ['finish_fabric', 'Poplin dyed navy 2 120 m rolls', { pieceLength: { from: 120, to: 120 } }, ['availableQuantity']],
  ['finish_fabric', 'Colours: red 3 100 m, navy 2 150 m', {}, ['availableQuantity']],
  ['grey_fabric', 'Poplin grey, 5 500 m ready', { availableQuantity: 5500, uom: 'm' }],
  ['thread', 'Perle cotton, 5 100 m balls', { lengthPerPackage: 100 }],
  ['thread', 'Spun poly 40/2 white 5 000 m cones', { lengthPerPackage: 5000 }],
  ['thread', 'Box of 12 500 m cones', {}, ['availableQuantity']],
  ['thread', 'make: Polystar, tkt 120', { brandManufacturer: 'Polystar' }, ['fiberType']],
  ['thread', 'Polystar spun thread tkt 120', { fiberType: ['Polyester'] }, ['brandManufacturer']],
  ['yarn', '30s packed in pallets or cartons', { count: '30s' }, ['palletContainerReadiness']],
  ['finish_fabric', 'Poplin not packed on pallets', {}, ['palletContainerReadiness']],
  ['yarn', '30s packed on pallets', { palletContainerReadiness: 'Palletised' }],
  ['grey_fabric', 'Poplin, documents, against payment', {}, ['paymentTerms']],
  ['thread', 'Spun 40/2, sample available, against payment', { sampleAvailable: true }, ['paymentTerms']],
  ['thread', 'black 50, white 80 each', {}, ['basePrice']],
  ['chemical_dye', 'chapter 3204 disperse dyes 250', { basePrice: 250 }],
  ['garment_accessories', 'heading 9606 buttons 45', { basePrice: 45 }],
  ['grey_fabric', 'tarif 5208 unbleached', {}, ['basePrice']],
  ['yarn', '30s order confirmed on 30% advance', { paymentTerms: ['30% advance'] }],
  ['yarn', '30s 2% discount on 30% advance', {}, ['paymentTerms']],
  ['grey_fabric', 'CNY ¥ 6.5 per m poplin', { basePrice: 6.5, currency: 'CNY' }],
  ['finish_fabric', 'Poplin ¥85 /m FOB Shanghai', { basePrice: 85, currency: 'CNY' }],
  ['finish_fabric', 'China silk ¥85 /m', {}, ['basePrice']],
  ['thread', '5 cases spun polyester 120 cones each case', { availableQuantity: 5, uom: 'carton' }],
  ['thread', '50 bags, 600 cones', { availableQuantity: 600, uom: 'cone', packageCount: 50 }],
  ['thread', "FOB Mundra, qty 1x20'", { palletContainerReadiness: '20′ FCL' }],
  ['packing_accessories', "Tarpaulin 1x20', CIF Lagos", {}, ['palletContainerReadiness']],
  [
    'yarn',
    '30s cotton yarn, 30% advance, 70% on delivery',
    {
      paymentTerms: ['30% advance, 70% on delivery'],
      blendPercentages: [{ fibre: 'Cotton', percent: 100 }],
    },
  ],
  [
    'yarn',
    '30s 60% cotton 40% polyester, 50% advance 50% against documents',
    {
      paymentTerms: ['50% advance, 50% against documents'],
      blendPercentages: [
        { fibre: 'Cotton', percent: 60 },
        { fibre: 'Polyester', percent: 40 },
      ],
    },
  ],
  ['yarn', '30s 98% cotton 2% CD', { paymentTerms: ['Cash discount'] }, ['blendPercentages']],
  ['yarn', '30s D/A 60 denim', {}, ['basePrice']],
  ['grey_fabric', 'CAD design, poplin, CIF Dhaka', { incoterm: 'CIF' }, ['paymentTerms']],
  ['yarn', '100 bags 5000 kgs sold', {}, ['availableQuantity']],
  ['yarn', '100 bags 5000 kgs ready', { availableQuantity: 5000, uom: 'kg', packageCount: 100 }],
  ['yarn', 'total 4 250 kg bags 30s', { count: '30s' }, ['availableQuantity']],
  ['thread', 'Spun poly, $118/case, 48 spools/case', { basePrice: 118, priceUom: 'carton', unitsPerPackage: 48 }],
  ['yarn', '30s packed on pallets, extra strong cones', { palletContainerReadiness: 'Palletised' }],
  ['yarn', '30s 2% less for 100% advance', {}, ['paymentTerms']],
  ['wholesale_ready_product', 'Shirt white 450, black 480 each', {}, ['basePrice']],
  ['finish_fabric', 'Poplin white 1 500 m, black 2 500 m', {}, ['availableQuantity']],
  ['yarn', 'min 20 bags total 1000 kg', {}, ['availableQuantity']],
  ['yarn', 'Ne 30 500 kg ready', { availableQuantity: 500, uom: 'kg' }],
  ['chemical_dye', 'Reactive Black 5 500 kg stock Rs 210/kg', { availableQuantity: 500, basePrice: 210 }],
  ['wholesale_ready_product', 'saree made in Surat Rs 450', { currency: 'INR', originCountry: 'IN' }],
  ['thread', 'made in Surat zari thread Rs 320/kg', { threadType: 'Metallic', currency: 'INR' }],
  ['fiber_raw_material', 'Shankar-6 cotton origin Rajkot Rs 58000/candy', { station: 'Rajkot', currency: 'INR' }],
  ['yarn', 'origin China DTY 75/36 ex works Surat', { shippingResponsibility: 'Ex-mill' }, ['incoterm']],
  ['garment_accessories', 'zipper 6 inch Rs 4, 12 inch & above Rs 3.50', {}, ['quantitySlabs']],
  ['wholesale_ready_product', 'kids frock Rs 350, 5+ years Rs 320', {}, ['quantitySlabs']],
  ['yarn', 'Ne 30 combed hosiery 285 paper cones', { basePrice: 285 }],
  ['yarn', 'Ne 20 OE 500 bags (25000 kgs) per month', {}, ['availableQuantity']],
  ['wholesale_ready_product', 'HSN 6109 round neck T-shirt, jersey', {}, ['originCountry']],
  ['yarn', 'HS 5205 cotton yarn Ne 30, POD Chittagong, Bangladesh', {}, ['originCountry']],
  ['finish_fabric', 'nonwoven for pet pads PP 18 gsm', { fiberType: ['Polypropylene'] }],
  ['thread', 'nylon thread, B-92 Sector 63 Noida, Rs 320/kg', { basePrice: 320 }, ['texNumber']],
  ['thread', 'epic 60 days credit thread', {}, ['ticketNo']],
  ['thread', '20/2 cotton 8 cops per kg 250', { basePrice: 250, priceUom: 'kg', packageType: 'Cop' }],
  ['thread', 'bag closing thread 5 spools per kg 160', { basePrice: 160, priceUom: 'kg' }],
  ['thread', '40/2 25 tubes/kg 340', { basePrice: 340, priceUom: 'kg' }, ['availableQuantity']],
  ['thread', '1 kg = 285 cones', {}, ['packageWeight']],
  ['thread', 'cotton thread 40 cones per kg 310', { basePrice: 310, priceUom: 'kg' }, ['packageWeight']],
  ['thread', '40/2 spun 1.5 kg dyed cones remaining', {}, ['packageWeight']],
  ['thread', '40/2 spun polyester stock 2.5 kg dyed cones', { availableQuantity: 2.5, uom: 'kg' }, ['packageWeight']],
  ['thread', '40/2 spun on 2 kg dyed cones', { packageWeight: { value: 2, unit: 'kg' } }, ['availableQuantity']],
]

test.each(LINES.map(([slug, line, says, not = []]) => ({ slug, line, says, not })))('$slug: $line', (one) => {
  const { values } = readLine(matrixDefinition(one.slug), one.line)
  expect(values).toMatchObject(one.says)
  for (const name of one.not) expect(values).not.toHaveProperty(name)
})

test.each([
  ['want_grey', '5000 mtr rate please poplin 63"', 'grey_fabric', { availableQuantity: 5000, uom: 'm' }],
  ['want_thread', '25 kg rate batao spun polyester', 'thread', { availableQuantity: 25, uom: 'kg' }],
  ['want_thread', '2 kg dyed cones 40/2 spun', 'thread', { availableQuantity: 2, uom: 'kg' }],
] as const)('%s: %s', (_, line, slug, says) => {
  const { values } = readLine(matrixDefinition(slug), line, true)
  expect(values).toMatchObject(says)
  expect(values).not.toHaveProperty('basePrice')
})

test('reads a line of 2,000 characters of grades that end in no word', () => {
  expect(readLine(matrixDefinition('thread'), 'sweat 4/'.repeat(250)).values).not.toHaveProperty('fastness')
})
