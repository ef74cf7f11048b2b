import { expect, test } from 'vitest'
import { matrixDefinition } from '@/lib/domain/modules'
import type { ModuleKey } from '@/lib/domain/modules/keys'
import { readLine } from '../read-line'

const LINES: ReadonlyArray<readonly [ModuleKey, line: string, says: object, not?: readonly string[]]> = [
  // Packages and what one holds.
  [
    'grey_fabric',
    'Poplin 40x40 133x72, 640 ROLLS OF 120 M EACH',
    { availableQuantity: 76_800, uom: 'm', packageCount: 640, packageType: 'Roll' },
  ],
  ['grey_fabric', 'rayon grey 30x30 68x64 48", 20 takas x 120 m', { availableQuantity: 2400, uom: 'm' }],
  ['chemical_dye', 'Reactive Red 195, 40 bags of 25 kg', { availableQuantity: 1000, packageCount: 40 }, ['basePrice']],
  ['chemical_dye', 'Caustic soda flakes 400 bags of 50 kg', { availableQuantity: 20_000 }, ['basePrice']],
  [
    'chemical_dye',
    'DISPERSE RED 60, 80 DRUMS X 25 KGS, NET 2000 KGS, USD 5.40/KG CIF ISTANBUL, BATCH NO DR60-2408',
    { availableQuantity: 2000, packageType: 'Drum', basePrice: 5.4 },
  ],
  [
    'thread',
    'Textured polyester thread 150D/1, 150 cartons of 40 cones, gross 1,380 kgs, net 1,080 kgs',
    { availableQuantity: 1080, uom: 'kg', netWeight: 7.2, grossWeight: 9.2, unitsPerPackage: 40 },
    ['basePrice'],
  ],
  [
    'thread',
    '1,800 cones in 50 cartons of 36 cones spun polyester thread 40/2',
    { availableQuantity: 1800, uom: 'cone', unitsPerPackage: 36 },
    ['basePrice'],
  ],
  ['thread', 'Spun poly 40/2, min 3 cartons of 40 cones', {}, ['availableQuantity', 'packageCount']],
  ['thread', 'Spun poly 40/2, Rs 62/cone, packed in 5 boxes of 12 cones', {}, ['availableQuantity']],
  // Packages next to a quantity or a weight.
  [
    'grey_fabric',
    'Cotton greige 40x40/100x80 63", 24000 MTRS IN 40 BALES, NET WT 3650 KGS, GROSS WT 3730 KGS',
    { availableQuantity: 24_000, uom: 'm', packageCount: 40, netWeight: 91.25 },
  ],
  [
    'grey_fabric',
    'Tussar silk in grey, 620.5 MTRS IN 31 PCS @ USD 15.00/MTR FOB KOLKATA',
    { availableQuantity: 620.5, uom: 'm', basePrice: 15 },
  ],
  [
    'grey_fabric',
    'SINGLE JERSEY 30/1 CARDED, 150 GSM, 420 ROLLS, N.W. 8820 KGS G.W. 9030 KGS',
    { availableQuantity: 8820, netWeight: 21, grossWeight: 21.5, packageType: 'Roll' },
  ],
  ['finish_fabric', 'Scuba navy blue, 42 ROLLS, 2,310.5 KGS, USD 3.15/KG', { availableQuantity: 2310.5, uom: 'kg' }],
  [
    'thread',
    '12 pallets cotton sewing thread Ne 60/3, gassed, 4,320 kgs net, CFR Antwerp EUR 9.80/kg',
    { availableQuantity: 4320, uom: 'kg' },
  ],
  [
    'thread',
    'Ctn No. 1-50: bonded nylon thread Tex 70, 72 spools per carton, total 3600 spools, net wt 378 kgs',
    { netWeight: 7.56, availableQuantity: 3600 },
  ],
  [
    'thread',
    'POLYESTER SEWING THREAD 40S/2, 12000 CONES, 120 CONES PER CTN, 100 CTNS',
    { availableQuantity: 12_000, uom: 'cone', unitsPerPackage: 120 },
  ],
  ['thread', 'Bonded nylon Tex 135, 20 spools per case, 40 cases', { availableQuantity: 40, uom: 'carton' }],
  [
    'garment_accessories',
    'Woven main label, 25,000 PCS, USD 18/1000 PCS',
    { availableQuantity: 25_000, basePrice: 18 },
  ],
  ['garment_accessories', 'Metal zip No.3 open end 100 pcs/poly bag, 2000 pcs/ctn', {}, ['availableQuantity']],
  ['packing_accessories', 'LDPE POLY BAGS 12" X 16", 1000 PCS/CTN, 50 CTNS', {}, ['availableQuantity']],
  [
    'thread',
    'PACKING LIST: Carton 1-40, each 60 cones x 2500 m, corespun Tex 60, net 14.4 kg gross 15.9 kg',
    { availableQuantity: 2400, uom: 'cone', unitsPerPackage: 60, packageCount: 40 },
  ],
  [
    'grey_fabric',
    'Grey georgette 48", 1,200 takas of 100 mtrs each packed in 60 bales',
    { availableQuantity: 120_000, packageCount: 60, packageType: 'Bale' },
  ],
  [
    'grey_fabric',
    'each bale 10 pcs 1000 mtrs, grey poplin 40x40 / 133x72 63", gross 182 kg net 178 kg per bale',
    { netWeight: 178 },
    ['availableQuantity'],
  ],
  ['grey_fabric', 'Rib greige 152 ROLLS 3,420.50 KGS', { availableQuantity: 3420.5, uom: 'kg' }],
  ['thread', 'Viscose embroidery thread 120D/2, 12 cones per box, 250 boxes', { availableQuantity: 250, uom: 'box' }],
  [
    'thread',
    '250 cartons containing 30,000 cones sewing thread 40/2, net wt 5,400.00 kgs',
    { availableQuantity: 5400, netWeight: 21.6, packageCount: 250 },
  ],
  [
    'grey_fabric',
    'Nonwoven 40 GSM, 96 rolls, NW 14,200 KGS, GW 14,650 KGS, Shanghai to Nhava Sheva',
    { availableQuantity: 14_200, packageCount: 96, packageType: 'Roll', netWeight: 147.92, loadingPort: 'CNSHA' },
  ],
  // Of an order, of several groups or of other packages.
  ['grey_fabric', 'Grey poplin Rs 42 50 rolls of 100 m', { basePrice: 42, availableQuantity: 5000 }, ['clothWidth']],
  ['grey_fabric', 'Poplin 40x40 133x72, minimum order 20 rolls of 100 m', { moq: 20 }, ['availableQuantity']],
  ['grey_fabric', 'Poplin, capacity 500 rolls of 100 m per month', {}, ['availableQuantity']],
  ['grey_fabric', 'Poplin 20 rolls x 100 m, 15 rolls x 60 m, Rs 42', { basePrice: 42 }, ['availableQuantity']],
  ['thread', '40/2 spun, white 20 ctns of 120 cones, black 10 ctns of 120 cones', {}, ['availableQuantity']],
  ['chemical_dye', 'Softener, 10 drums, net wt 200 kg, Rs 85', { netWeight: 200, availableQuantity: 10 }],
  ['yarn', '30s combed, bales 1-20', { availableQuantity: 20, uom: 'bale' }],
  ['thread', 'Carton 1-2 days, 40/2 spun', { dispatchLeadTime: 2 }, ['availableQuantity']],
  ['finish_fabric', 'Rayon print, Mumbai to Chennai transport extra, 95/m', { basePrice: 95 }, ['tradeMode']],
  ['yarn', '30s combed Rs 262/kg delivered from Mumbai to Kolkata', {}, ['tradeMode']],
  ['grey_fabric', 'Rayon grey 45/m EXW factory', { shippingResponsibility: 'Ex-mill' }, ['incoterm']],
  ['grey_fabric', 'Poplin Rs 42/m, width 63 net 60', {}, ['creditTerms']],
  // Words of papers.
  ['mini_wholesale_textile_market', 'Packing slip: 50 pcs cotton handkerchief', { productGroup: 'Handkerchief' }],
  ['thread', 'Sewing thread 40/2 lot no. VR-2207', { lot: 'VR-2207' }, ['basePrice']],
  ['chemical_dye', 'Disperse Red 60 powder, batch no. DR-2408', {}, ['basePrice']],
  ['thread', "Spun poly on dye tube, 1.67 kg/tube, USD 1.85/kg CIF Chittagong, MOQ 1x20' FCL", { uom: 'kg' }, ['moq']],
  ['thread', 'Corespun sewing thread Tkt 75, of Indian origin', { originCountry: 'IN' }],
  ['thread', 'Poly cotton core thread Tkt 80 under chapter heading 5508', { hsCode: '5508' }],
  ['thread', '5204 19 - Other cotton sewing thread, count 40s/3', { hsCode: '520419' }],
  // Packages of goods whose quantity is known.
  ['grey_fabric', 'Twill 20x20/108x58 63", 24,500 mtrs packed in 98 rolls', { packageCount: 98, packageType: 'Roll' }],
  ['grey_fabric', 'Chiffon grey 44", total 6600 mtrs, bale nos 1 to 12', { packageCount: 12, packageType: 'Bale' }],
  ['grey_fabric', 'SPUNLACED NONWOVEN 50 GSM IN JUMBO ROLLS WIDTH 3200 MM', { packageType: 'Roll' }],
  ['grey_fabric', 'PC 45x45 110x76 47" 12000 mtr @31', { priceUom: 'm', availableQuantity: 12000 }],
  [
    'thread',
    'Cotton thread NE 50/3, 200 CTNS X 120 TUBES OF 1000 M EACH',
    { packageCount: 200, unitsPerPackage: 120, availableQuantity: 24000, lengthPerPackage: 1000 },
  ],
  [
    'thread',
    'Textured polyester thread 150/1, 12 cones x 10,000 m per carton',
    { unitsPerPackage: 12, lengthPerPackage: 10000 },
    ['availableQuantity'],
  ],
  ['thread', 'nylon bonded, tex 210, 1,440 spools packed in 30 cartons', { packageCount: 30, availableQuantity: 1440 }],
  ['thread', 'nylon thread / 210D x 3 / spool', { construction: '210D x 3' }, ['basePrice']],
  ['thread', 'spun poly - Tex 90 - 2500 mtr king spool', { lengthPerPackage: 2500 }, ['basePrice']],
  [
    'grey_fabric',
    'Habotai 45 inch, 1,200 metres in 24 pieces of 50 metres each',
    { availableQuantity: 1200, uom: 'm' },
  ],
  ['grey_fabric', 'spunbonded nonwoven, 70 g/m2, 210 rolls, 24.5 MT', { availableQuantity: 24.5, packageCount: 210 }],
  ['thread', 'Core spun thread tkt 75, 40 boxes x 10 cones, total gross 430 kgs', { grossWeight: 10.75 }],
  ['thread', 'Spun poly 40/2, Rs 28/- per cone, min 1 box of 12 cones', { moq: 1, moqUom: 'box', unitsPerPackage: 12 }],
  ['thread', 'core thread 2500 m, 250 CARTONS = 15000 CONES', { availableQuantity: 15000, packageCount: 250 }],
  ['thread', 'Tex 27 spun poly, 5000m cone @ Rs 118 incl. GST', { basePrice: 118, priceUom: 'cone' }],
  ['thread', 'polyester 120 No, 5000 mt cone, 1.10 USD/adet FOB Mersin', { basePrice: 1.1, priceUom: 'piece' }],
  ['grey_fabric', 'bed sheeting, T-130, 30x30, 76x54, 110 in.', { epi: 76 }, ['basePrice']],
  ['grey_fabric', 'dobby grey 40x40 132x72 67", claims within 7 days', { epi: 132 }, ['dispatchLeadTime']],
  ['grey_fabric', 'suiting 58", 62 taka total 5,890.50 mtrs @ Rs 98.00', { packageCount: 62, basePrice: 98 }],
  ['thread', 'prewound bobbins white 144/box', { unitsPerPackage: 144 }, ['basePrice']],
  ['thread', 'prewound bobbins white Rs 144/box', { basePrice: 144 }, ['unitsPerPackage']],
  ['grey_fabric', 'grey cotton 1 roll total 120 m, 58"', { availableQuantity: 120 }],
  ['thread', 'bobbins for thread, rate 144/box', { basePrice: 144 }, ['unitsPerPackage']],
  ['mill_finish_process_job', 'dyeing of cotton or viscose knits', { fiberHandled: ['Cotton', 'Viscose'] }],
  ['yarn', 'enquiries from Lahore, Pakistan. 30s combed', { count: '30s' }, ['originCountry']],
  ['packing_accessories', 'plastic pallets, 50 pallets', { packType: 'Plastic pallet' }, ['palletContainerReadiness']],
  ['yarn', '30s combed 5 ton @ 245', { basePrice: 245 }, ['priceUom']],
  ['yarn', 'cotton yarn 30s 20 MT stock, 400 bags per container', { uom: 'kg' }, ['packageCount']],
  ['yarn', 'cotton yarn 30s 2000 kg available (50 bags damaged)', { uom: 'kg' }, ['packageCount']],
  ['yarn', '30s combed, free delivery for orders from 500 kg', { count: '30s' }, ['moq']],
  [
    'packing_accessories',
    'wooden pallets, 200 pallets stock',
    { availableQuantity: 200 },
    ['palletContainerReadiness'],
  ],
  // Ports, terms and taxes.
  ['grey_fabric', 'Taffeta 30,000 m, from Shanghai port to Busan', { loadingPort: 'CNSHA', destinationPort: 'KRPUS' }],
  ['grey_fabric', "T/C shirting, USD 0.62/m FOB Karachi, 20' FCL", { palletContainerReadiness: '20′ FCL' }],
  ['grey_fabric', 'Canvas 12 oz/sq yd, 15 rolls of 150 yds on pallets', { palletContainerReadiness: 'Palletised' }],
  ['grey_fabric', 'Rib 1x1, 100% cotton Ne 30/1, EXW Istanbul', { incoterm: 'EXW' }],
  ['grey_fabric', 'Rayon grey 14 kg, Rs 31/- per mtr net, 30 days', { creditTerms: { days: 30 }, basePrice: 31 }],
  ['thread', 'Poly emb 150D/2 - 100% advance - Rs 165 / cone', { basePrice: 165, paymentTerms: ['100% advance'] }],
  [
    'thread',
    'HT thread Tkt 30 @ 2.95 USD, payment cash on delivery',
    { currency: 'USD', paymentTerms: ['Against delivery'] },
  ],
  ['thread', 'Spun poly tkt 120, port of loading Nhava Sheva', { loadingPort: 'INNSA', tradeMode: 'Export' }],
  ['grey_fabric', 'Poplin shipped from Karachi to Mersin', { loadingPort: 'PKKHI', destinationPort: 'TRMER' }],
  [
    'thread',
    'Spun poly tkt 120, EUR 1,40 / cone EXW Istanbul, VAT excl.',
    { incoterm: 'EXW', basePrice: 1.4, taxIncluded: false },
    ['destinationPort', 'loadingPort'],
  ],
  ['thread', 'Spun poly tkt 120, Rs 62/cone EXW Surat', { shippingResponsibility: 'Ex-mill' }, ['incoterm']],
  ['grey_fabric', 'Gauze 28x24 - 0,62 USD/m', { basePrice: 0.62, currency: 'USD' }],
  [
    'grey_fabric',
    'Duck greige 60", $2.35/yd, 1,000 yd minimum, net 30',
    { creditTerms: { days: 30 }, basePrice: 2.35 },
  ],
  [
    'grey_fabric',
    'T/C pocketing USD0.42/M FOB Qingdao; 30% TT deposit, balance against BL copy',
    { paymentTerms: ['30% advance, 70% against BL copy'] },
  ],
  ['grey_fabric', 'Poplin 40x40, payment CAD', { paymentTerms: ['CAD'] }],
  ['thread', 'Elastic thread 0.5mm Rs 420/kg, adv payment', { paymentTerms: ['100% advance'] }],
  ['thread', 'Poly core spun T-40, USD 2.15/cone, LT 15 days', { dispatchLeadTime: 15 }],
  ['wholesale_ready_product', 'Toilet linen of cotton - bath towel 70x140 cm', { fiberType: ['Cotton'] }],
  [
    'garment_accessories',
    'Narrow woven fabric containing elastomeric yarn: woven elastic 25 mm',
    { trimType: 'Elastic' },
    ['material'],
  ],
]

test('what was understood is in the words of the line', () => {
  const { understood } = readLine(matrixDefinition('grey_fabric'), '640 rolls of 120 m poplin')
  expect(understood.find(({ name }) => name === 'pieceLength')?.text).toBe('rolls of 120 m')
  expect(understood.find(({ name }) => name === 'availableQuantity')?.text).toBe('640 rolls')
})

test.each(['T-40 denim thread 5000m cone x 300 pcs', 'nylon thread 1000 m x 300 cones'])('wanted: %s', (line) => {
  expect(readLine(matrixDefinition('thread'), line, true).values).toMatchObject({ availableQuantity: 300 })
})

test('the words of packages that were read are not left over', () => {
  const { rest } = readLine(matrixDefinition('thread'), '20 CTNS X 48 CONES, EMBROIDERY THREAD VISCOSE 120D/2')
  expect(rest).toBe('')
})

test.each(LINES.map(([key, line, says, not = []]) => ({ key, line, says, not })))('$key: $line', (one) => {
  const { values } = readLine(matrixDefinition(one.key), one.line)
  expect(values).toMatchObject(one.says)
  for (const name of one.not) expect(values).not.toHaveProperty(name)
})
