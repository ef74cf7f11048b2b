import { expect, test } from 'vitest'
import { matrixDefinition } from '@/lib/domain/modules'
import type { ModuleKey } from '@/lib/domain/modules/keys'
import { readLine } from './read-line'

/** Lines of all trades that were read wrong, or not, when they were first seen. */
const LINES: ReadonlyArray<readonly [ModuleKey, line: string, says: object, not?: readonly string[]]> = [
  ['thread', 'Bonded nylon thread V69 black 1500 yd spool', { texNumber: 70 }],
  ['thread', 'Embroidery thread 120D/2 (40 wt), dyed, trilobal polyester, 58/cone, box of 12', { unitsPerPackage: 12 }],
  ['thread', 'Embroidery thread viscose 120D/2, assorted 60 colours', { coloursAvailable: 60 }],
  ['thread', 'Spun poly 40/2 5000 m, mixed shades, 25/cone', { color: 'Assorted' }, ['shade']],
  ['thread', 'Nylon monofilament invisible thread 0.12 mm, clear', { color: 'Transparent' }],
  ['thread', 'Spun polyester 40/2, undyed, 5000 m', { color: 'Ecru', shade: 'undyed' }],
  ['thread', 'Cotton thread 40/2 undyed bleached', {}, ['color']],
  ['thread', 'Jeans thread 20/3 spun 1500m, golden, 55/cone', { color: 'Gold' }],
  ['thread', 'Wooly nylon 70D/2, 2500 m cones, 96 Rs, black white skin', {}, ['color']],
  [
    'thread',
    'Zari thread gold, 1 kg cone net 900 gm',
    { packageType: 'Cone', packageWeight: { value: 900, unit: 'g' } },
  ],
  ['thread', 'Raw white 40/2 spun poly on dye tube 1.25 kg', { packageWeight: { value: 1.25, unit: 'kg' } }],
  ['thread', 'Mattress thread core spun on a glass filament, Tex 60', { texNumber: 60 }, ['threadType']],
  ['thread', 'Poly poly core spun Tkt 75, 2500 m', { threadType: 'Poly-poly corespun' }],
  ['thread', 'Glass fibre thread PTFE coated, Tex 200', { fiberType: ['Glass'] }, ['threadType']],
  ['thread', 'PTFE sewing thread Tex 150', { threadType: 'PTFE' }],
  ['thread', 'Crochet cotton mercerised 50 g ball, 10 balls per box', { packageType: 'Ball', unitsPerPackage: 10 }],
  ['thread', 'PSF 40/2 raw white, 25kg pp bag, 30/70 TT', { fiberType: ['Polyester'] }],
  [
    'thread',
    'Spun polyester 40/2 480 CTNS, NET 7,680 KGS, TOTAL 57,600 CONES',
    { availableQuantity: 57_600, uom: 'cone' },
  ],
  ['thread', 'Aramid thread Tex 40 for fire suits', {}, ['endUse']],
  ['thread', 'Poly core spun Tkt 75 for trousers', { endUse: ['Trousers and jackets'] }],
  ['thread', 'Bonded nylon Tex 135 for car seats and airbags', { endUse: ['Automotive'] }],
  ['thread', 'Spun poly 30/3 for denim and school bags', { endUse: ['Denim', 'Bags and luggage'] }],
  ['thread', 'Vardhman Gold spun poly 40/3, 3000 mtr', { construction: '40/3' }, ['color']],
  ['thread', 'Embroidery thread viscose 120/2, packed in 40 kg bags', { endUse: ['Embroidery'] }],
  ['thread', 'Bag stitching thread 20/9 spun polyester, 200 gm cone', { construction: '20/9' }],
  ['thread', 'Spun polyester 20/9, 200 gm cone', {}, ['construction']],
  ['thread', 'Aramid sewing thread, tex 40 to 60, royal blue', { color: 'Royal blue' }, ['texNumber']],
  ['thread', 'Core spun sewing thread Tkt 120 (Tex 24), 5000 m', { texNumber: 24 }, ['threadType']],
  ['thread', 'Viscose embroidery 120/2, hank dyed, $6.40/kg', { construction: '120/2' }, ['packageType']],
  ['thread', '30/3 spun thread 2500 m denim gold, gassed', { color: 'Gold' }, ['endUse']],
  [
    'thread',
    '100% POLYESTER SPUN YARN FOR SEWING THREAD 40S/2, HANK, 1.25 KG X 20 = 25 KGS PP BAGS, 1080 BAGS',
    {
      threadType: 'Spun polyester',
      construction: '2/40s',
      packageWeight: { value: 1.25, unit: 'kg' },
      unitsPerPackage: 20,
    },
    ['endUse'],
  ],
  [
    'thread',
    'Rubber thread of natural latex, covered with polyester, white',
    { threadType: 'Elastic', color: 'White' },
    ['shade'],
  ],
  ['thread', 'Trilobal 108D/2 embroidery 1000 m mini king cone', { packageType: 'Cone' }],
  ['thread', 'Spun poly 50/2 RW USD 1.78/kg CNF Karachi 40HQ 24 MT', { basePrice: 1.78 }, ['availableQuantity']],
  ['thread', '40/2 SSP 5000 m Rs 58/cone', { threadType: 'Spun polyester' }],
  [
    'thread',
    'Lurex yarn MH type silver, for embroidery, 250 gms bobbin',
    { threadType: 'Metallic', packageWeight: { value: 250, unit: 'g' } },
  ],
  ['thread', 'Nylon bonded 210D/3, left twist, 4 oz spool', { finalTwist: 'Z' }],
  ['thread', 'Nylon monofilament 330 decitex, clear', { texNumber: 33 }],
  ['thread', 'Woolly nylon 110 dtex x 2 for serging', { texNumber: 22 }],
  ['thread', 'Cotton thread, dyed, mercerised, three-ply', { ply: 3, threadType: 'Cotton mercerised' }],
  ['thread', 'Trilobal polyester embroidery 120D/2, GRS certified recycled', { fiberType: ['Recycled polyester'] }],
  ['thread', 'Tex 27 spun thread, single end breaking 1050 g', { texNumber: 27 }, ['packageWeight']],
  ['grey_fabric', 'Malai cotton grey 44", Rs 42/mtr', { fiberType: ['Cotton'] }, ['fabricName']],
  ['grey_fabric', 'Grey bedsheeting 40x40 110x90 120"', { endUse: ['Bed linen'] }, ['weave']],
  ['grey_fabric', '7 OE x 7 OE, 68x38 denim grey, 65"', { yarnSpinning: 'Open-end' }],
  ['grey_fabric', '14x14/60x56 flannel grey 48" kd x kd', { yarnSpinning: 'Carded' }],
  ['grey_fabric', '30 Vis x 30 Vis / 68x64 - 63" plain', { warpCount: '30s', fiberType: ['Viscose'] }],
  ['grey_fabric', 'Poplin 40x40 133x72 63" AJ', { loomType: 'Air-jet' }],
  [
    'grey_fabric',
    'Grey suiting 2/30 PV x 2/30 PV 56x48 63", 65:35',
    {
      blendPercentages: [
        { fibre: 'Polyester', percent: 65 },
        { fibre: 'Viscose', percent: 35 },
      ],
    },
  ],
  ['grey_fabric', 'Grey fabric, 65% polyester mixed with 35% cotton, 105 gsm', { fiberType: ['Polyester', 'Cotton'] }],
  [
    'grey_fabric',
    'Grey cotton fabric, 105", 36000 LM, EUR 1.48/LM',
    { availableQuantity: 36_000, basePrice: 1.48, priceUom: 'm' },
  ],
  ['grey_fabric', 'BCI cotton grey drill 20x16 108x56', { certifications: [{ scheme: 'BCI' }] }],
  ['grey_fabric', 'Grey sheeting 20x20/60x60 63", second quality, Rs 39 mtr', { condition: 'Seconds' }],
  [
    'grey_fabric',
    'Canvas 12 oz, each bale 300 mtrs net wt 185 kg gross wt 188 kg, 55 bales',
    { netWeight: 185, grossWeight: 188 },
  ],
  [
    'grey_fabric',
    'Viscose grey, net weight per roll 38 kg, gross weight per roll 38.6 kg',
    { netWeight: 38, grossWeight: 38.6, packageType: 'Roll' },
  ],
  [
    'thread',
    'Nylon 6.6 high tenacity bonded thread 210D/3 black',
    { threadType: 'Nylon bonded', fiberType: ['Nylon'] },
  ],
  [
    'thread',
    'Polyester thread of synthetic staple fibres put up for retail sale',
    { threadType: 'Spun polyester' },
    ['endUse'],
  ],
  [
    'thread',
    'Viscose embroidery thread 120D/2 on king spools under 500 g',
    { packageType: 'King spool' },
    ['packageWeight'],
  ],
  [
    'thread',
    'Thread of polyester filaments covered with cotton, core spun, Z-twisted',
    { threadType: 'Poly-cotton corespun', finalTwist: 'Z' },
  ],
  ['thread', 'Cotton thread 50/3 mercerised, min 2500 m cone', { lengthPerPackage: 2500 }, ['moq']],
  ['thread', 'Bag thread 10/3 160 GM/PC white', { packageWeight: { value: 160, unit: 'g' } }],
  ['thread', 'Spun 40/2 5000 m asst. colours', { color: 'Assorted' }],
  ['thread', 'Spun 40/2 NET WT 24.50 KGS GR WT 26.20 KGS PER CARTON', { netWeight: 24.5, grossWeight: 26.2 }],
  ['grey_fabric', 'Oxford 40x2/20 100x50 63" 2/1 basket', { weave: 'Matt' }],
  ['grey_fabric', 'Interlock polyester 75/72 grey 160 gsm', { fabricCount: '75D/72F' }],
  ['grey_fabric', '30s x 30s 68x64 48" powerloom grey 31.50 pm', { basePrice: 31.5, priceUom: 'm' }],
  ['textile_retailers', 'Kurti georgette S-XXL, store 10am-9pm', {}, ['basePrice']],
  ['grey_fabric', 'Grey cotton 30x30 68x64 48", 5000 pm', {}, ['basePrice']],
  ['grey_fabric', 'Pique greige CVC 220 gsm 318/kg, poly bag rolls 20 kg', { netWeight: 20, packageType: 'Roll' }],
  ['grey_fabric', 'Polyester 150D x 150D, 58", 40,000 yds in 400 rolls', { availableQuantity: 36_576, uom: 'm' }],
  [
    'packing_accessories',
    'Woven sacks 90 gsm, Rs 17.25 each, ISO 9001 unit',
    { basePrice: 17.25 },
    ['availableQuantity'],
  ],
  ['recycle_waste_materials', 'Denim clips, cotton rich min 95%', {}, ['moq']],
  ['recycle_waste_materials', 'Comber noil 16-18 mm white, Rs 112/kg', { basePrice: 112 }, ['fiberLength']],
  ['testing_lab_instruments', 'Uster Tester 5-S400 with hairiness module', { instrumentType: 'Evenness' }],
  ['testing_lab_instruments', 'Martindale abrasion tester 4 station', { instrumentType: 'Martindale' }, ['model']],
  ['spinning_texturising_job', 'Lycra covering job 20D/40D with 70/2 nylon', { coreDenier: { from: 20, to: 40 } }],
  ['textile_retailers', 'Chikankari kurti S-XXL, buy 2 @ 1999', {}, ['basePrice']],
  ['yarn', '2 ton PV 65/35 30s ring spun dyed', { spinningSystem: 'Ring', dyeingStatus: 'Dyed' }],
  ['finish_fabric', 'Single jersey 30s combed 180 gsm, white + 12 cols', {}, ['color']],
  ['mini_wholesale_textile_market', 'Cotton kurti set of 5 pcs, Jaipuri print', { work: ['Print'] }],
  ['wholesale_ready_product', 'Bedsheet set king 108x108", 10 designs, 685/set', {}, ['designsPerSet']],
  ['grey_fabric', '40x40/133x72 63" poplin, A grade, max 20 points per 100 sq yds', { points100: 20 }],
  ['grey_fabric', 'Dobby grey 40x40 120x80 63", 5% short lengths', { shortPiecesPercent: 5 }],
  ['grey_fabric', 'Cotton lycra SJ grey 95/5, 34s + 20D, 180 gsm', { fabricCount: '34s', lycraDenier: 20 }],
  ['grey_fabric', '4 way lycra grey 75/72 + 40D knitted 230 gsm', { lycraDenier: 40 }, ['fabricCount']],
  ['grey_fabric', 'Interlock greige 40s combed, 24G/30", 190 gsm', { gauge: 24, machineDiameter: 30 }],
  ['grey_fabric', 'Cotton poplin 40x40 110x90 67" tuck-in selvedge', { selvedge: 'Tucked-in' }],
  ['grey_fabric', 'Spunlace viscose 50 gsm, USD 2.35/kg CIF Nhava Sheva, 40HQ loads 9.5 MT', {}, ['availableQuantity']],
  ['grey_fabric', 'Poplin grey 40x40 133x72 67" Rs 68/mtr, min 1 lot 10000 mtr', { moq: 1 }, ['availableQuantity']],
  ['grey_fabric', 'Nylon taffeta 70D x 70D 62" NT$ 14.5/yd', { basePrice: 14.5, currency: 'TWD' }],
  ['grey_fabric', 'Suiting grey 2/30 x 2/30 56x48, Bhilwara make, 96/mtr', { basePrice: 96 }, ['brandManufacturer']],
  ['grey_fabric', '500 kg to 2 ton fents grey cotton', {}, ['availableQuantity']],
  ['grey_fabric', 'PC grey 45s x 45s 110x76 63", plain, 33.00 p.mtr', { basePrice: 33, priceUom: 'm' }],
  ['grey_fabric', 'Poplin 40x40 133x72 63" Rs 61/mtr, LC 90 days', { paymentTerms: ['Usance LC 90 days'] }],
  ['grey_fabric', 'Viscose grey 30x30/68x68 63" 200 m per roll', { pieceLength: { from: 200, to: 200 } }],
  ['grey_fabric', 'Cotton grey 44" job lot, mix length 10-40 mtr', { pieceLength: { from: 10, to: 40 } }],
  ['grey_fabric', 'Cambric 60x60 92x88 63", 42,000 m in 350 rolls', { availableQuantity: 42_000, packageType: 'Roll' }],
  ['grey_fabric', 'Grey single jersey 180 gsm open width 3500 kgs', { availableQuantity: 3500, uom: 'kg' }],
  ['grey_fabric', 'Single jersey grey 24s 180 gsm tubular, 12400 kgs net', { availableQuantity: 12_400, uom: 'kg' }],
  ['grey_fabric', 'Cotton canvas 10x6 grey 300 gsm', { warpCount: '10s', weftCount: '6s' }],
  ['grey_fabric', 'Canvas grey 2/20 58"', { fabricCount: '2/20s' }],
  ['thread', 'Spun poly 40/2 on dyeing tube 1.25 kg, 15 tons', { availableQuantity: 15_000, uom: 'kg' }],
  [
    'thread',
    'Spun poly 40/2 dye tube, 1.25 kg per cone',
    { packageType: 'Tube', packageWeight: { value: 1.25, unit: 'kg' } },
  ],
  ['thread', 'Aramid 40/3, 1 kg cones, 350 kgs net, EUR 41/kg', { availableQuantity: 350, uom: 'kg' }, ['netWeight']],
  ['thread', 'Bonded nylon tkt 40 1500 m, Rs 210/spool, 300 in stock', { availableQuantity: 300 }],
  ['thread', 'Tkt 120, 85/cone, MOQ 1 ctn (80 cones)', { moq: 1, moqUom: 'carton', unitsPerPackage: 80 }],
  [
    'thread',
    'Nylon bonded Tkt 20, needle size 130/21, 12.5 kg strength',
    { threadType: 'Nylon bonded', strength: 12_258 },
  ],
  ['thread', 'Monofilament 0.12 mm 1/2 lb cone', { packageWeight: { value: 0.5, unit: 'lb' } }],
  ['thread', '75D/2 polyester filament, AA grade', { grade: 'AA' }],
  ['fiber_raw_material', 'PSF 1.4D x 38mm SD RIL 104.25/kg', { brandManufacturer: 'Reliance' }],
  ['fiber_raw_material', 'Shankar-6 29 mm, mic 3.8-4.2, RD 76', { stapleLength: 29, rd: 76 }, ['micronaire']],
  ['recycle_waste_materials', 'PET flakes hot washed clear, 12-14 mm', { bottleColour: 'Clear' }, ['flakeSize']],
  ['recycle_waste_materials', 'Denim clips 10 ton, Panipat delivered', {}, ['pickupPlace']],
  ['consumables_utilities', 'Filter bag polyester needle felt, PTFE coated, 310/pc', { basePrice: 310 }, ['material']],
  ['suggestions_new_arrival_trending', 'Trending now oversized tees, acid wash', { cardType: 'Trending' }, ['theme']],
  ['textile_c2c_trader', 'Ladies tops 1200 pcs cotton, brand label cut, Rs 110', { basePrice: 110 }, ['authenticity']],
  ['textile_c2c_trader', 'Cotton poplin 57", no major stain, Rs 62/mtr', { defects: 'no major stain' }],
  ['wholesale_ready_product', 'Fitted bedsheet 198x203+38 cm with 2 pillow 50x75', { size: '198x203 cm' }],
  ['wholesale_ready_product', 'Duvet cover 90x108 satin', { productGroup: 'Duvet cover', size: '90x108 in' }],
  ['testing_lab_instruments', 'Colour matching cabinet, Verivide or equal', {}, ['brandManufacturer']],
  [
    'weave_knit_warping_job',
    'Rapier job work suiting poly viscose 2/30 x 2/30',
    { fiberHandled: ['Polyester', 'Viscose'] },
  ],
  [
    'stitching_embroidery_value_addition_job',
    'Zardozi work blouse neck 1,200 to 3,500 by design, 10-12 days',
    { dispatchLeadTime: 12 },
    ['basePrice'],
  ],
  ['garment_accessories', 'Nylon zip no 5 black 17.40 ps', { basePrice: 17.4, priceUom: 'piece', color: 'Black' }],
  ['garment_accessories', 'Metal zip 7 inch 85 ps', {}, ['basePrice', 'availableQuantity']],
  ['garment_accessories', 'Elastic 38mm 85 ps/m', { basePrice: 0.85, priceUom: 'm' }],
  ['packing_accessories', '5 ply carton 24x18x16 17.40 ps', { basePrice: 17.4 }, ['material']],
  ['wholesale_ready_product', 'Kurti 5 colour set of 20 pcs 285/-', { piecesPerSet: 20, coloursPerSet: 5 }],
  ['wholesale_ready_product', 'Kurti 6 colour set 285/-', { piecesPerSet: 6, coloursPerSet: 6 }],
  ['yarn', '30s combed 10 bags 285, 50 bags 280', { count: '30s' }, ['availableQuantity', 'basePrice']],
  ['yarn', '30s combed 500 kg @ Rs 285, 2000 kg @ Rs 280', {}, ['availableQuantity', 'basePrice']],
  ['yarn', '30s combed, 50 bags, 285', { availableQuantity: 50, uom: 'bag', basePrice: 285 }],
  ['chemical_dye', 'Reactive Red-195 420/kg', { ciName: 'C.I. Reactive Red 195', basePrice: 420 }],
  ['chemical_dye', 'Reactive Red 25 kg 210/kg', { basePrice: 210 }, ['ciName']],
]

test.each(LINES.map(([key, line, says, not = []]) => ({ key, line, says, not })))('$key: $line', (one) => {
  const { values } = readLine(matrixDefinition(one.key), one.line)
  expect(values).toMatchObject(one.says)
  for (const name of one.not) expect(values).not.toHaveProperty(name)
})

/** What a buyer asks for. */
test.each<[ModuleKey, string, object]>([
  ['grey_fabric', 'cotton cambric 60x60 92x88 63 inch, weekly 50000 mtrs', { availableQuantity: 50_000, uom: 'm' }],
  ['grey_fabric', 'need 20000 mtr rayon 30x30 68x64 50", price upto 40', { basePrice: 40, availableQuantity: 20_000 }],
  ['thread', 'required 1 ton bag closing thread 12/4', { availableQuantity: 1000, uom: 'kg', endUse: ['Bag closing'] }],
])('a request for %s: %s', (key, line, says) => {
  expect(readLine(matrixDefinition(key), line, true).values).toMatchObject(says)
})

/** Words that say nothing of the goods are not shown as words that were not understood. */
test.each<[ModuleKey, string]>([
  ['grey_fabric', 'COMMERCIAL INVOICE: grey fabric 100% cotton 3/1 twill 16x12/108x56 67" 280 gsm'],
  ['grey_fabric', 'Unbleached woven fabrics of cotton, containing 85% or more by weight of cotton, plain weave'],
  ['grey_fabric', 'Single jersey grey 30s combed, 24 gauge x 30 dia, Rs 312/kg Tirupur'],
  ['thread', 'Bonded nylon Tkt 40 1500 m, Rs 265/cone, Delhi delivery, urgent'],
  ['thread', 'Spun polyester sewing thread 40/2, dyed, virgin, all shades, on paper cone'],
  ['thread', 'Sewing thread of synthetic staple fibres, polyester 40/2, HS 5508.10'],
])('%s: nothing is left of "%s"', (key, line) => {
  expect(readLine(matrixDefinition(key), line).rest).toBe('')
})

test('the word in front of a price is left where the price was not read', () => {
  const left = readLine(matrixDefinition('thread'), 'Spun poly 40/2, target 55-60 per cone', true).rest
  expect(left).toContain('target')
})
