import { expect, test } from 'vitest'
import { matrixDefinition } from '@/lib/domain/modules'
import { readLine } from './read-line'

/** Lines of thread by what their words say, and the fields that they say nothing of. */
type Lines = ReadonlyArray<readonly [line: string, says: object, not: readonly string[]]>

function expectReading(line: string, says: object, not: readonly string[]): void {
  const { values } = readLine(matrixDefinition('thread'), line)
  expect(values).toMatchObject(says)
  for (const name of not) expect(values).not.toHaveProperty(name)
}

const USES: Lines = [
  ['Black sewing thread for seat belt, tex 135', { endUse: ['Automotive'] }, []],
  ['Anti wick thread tent 40/2', { endUse: ['Tents and awnings'] }, []],
  ['Filo per ricamo viscosa 120D/2 white optic', { endUse: ['Embroidery'], color: 'White' }, []],
  ['Machine embroidery thread 120D/2, 5000 m cone', { endUse: ['Embroidery'], packageType: 'Cone' }, []],
  ['Cotton thread 50/3 for machine quilting, 1000 m spool', { endUse: ['Quilting'], packageType: 'Spool' }, []],
  ['sewing machine embroidery frame 4x4', {}, ['construction', 'packageType']],
  ['embroidery machine hoops, thread rack, 5 spools', {}, ['lengthPerPackage', 'construction']],
  ['Cotton tacking thread 40/2 500 m white', { endUse: ['Basting'] }, []],
  ['Spun poly 40/2 for astar and shirts', { endUse: ['Linings', 'Shirting'] }, []],
  ['cartons with PE lining, spun poly 40/2', {}, ['endUse']],
  ['Nylon mono 0.12 mm for blind hem, 1 kg cone', { endUse: ['Hems'] }, []],
  ['Elastic thread 0.5 mm, smocking, white 500 m', { endUse: ['Smocking and shirring'], threadType: 'Elastic' }, []],
  ['hand applique silk thread 50/3, 100 m reel', { endUse: ['Appliqué'] }, []],
  ['Nylon 210/9 thread for fishing nets, green', { endUse: ['Fishing'] }, []],
  ['Cotton floss for cross-stitch, 8 m skeins', { endUse: ['Embroidery'] }, []],
  [
    'Kasida dhaga viscose, dyed hank, Rs 410 kg',
    { endUse: ['Embroidery'], threadType: 'Viscose rayon embroidery' },
    [],
  ],
  ['joota silai dhaga waxed cotton 12/5', { endUse: ['Shoes'] }, []],
  ['rajai ka dhaga cotton 10/4, 100 gm gola', { endUse: ['Quilting'], packageType: 'Ball' }, []],
  ['Bonded nylon T90, awning and tarpaulin, black', { endUse: ['Tents and awnings'] }, []],
  ['Spun poly 40/2 5000 m, not for leather', { construction: '40/2' }, ['endUse']],
  ['40/2 spun thread not suitable for shoes', {}, ['endUse']],
  ['Quilt brand spun poly 40/2 5000 m', {}, ['endUse']],
  ['Teflon coated glass thread 270 tex', { finish: 'PTFE-coated', fiberType: ['Glass'] }, ['threadType']],
]

test.each(USES)('what a thread is made for: %s', (line, says, not) => {
  expectReading(line, says, not)
})

const PLIES: Lines = [
  ['402 dhaga black 5000 m Rs 45', { construction: '40/2', basePrice: 45 }, []],
  ['shade 402 dhaga red 1000 m', { shade: '402' }, ['construction']],
  ['Tex 40 spun poly, 3-fold, 2500 m', { ply: 3 }, ['construction']],
  ['cotton thread in 3 fold box, 12 spools', {}, ['ply']],
  ['Cotton thread 6 cord, 100 gm ball', { ply: 6 }, []],
  ['thread with 6 cord locks', {}, ['ply']],
  ['PVA water soluble thread 60s, 1000 m tube', { construction: '60s', threadType: 'Soluble' }, []],
  ['water soluble thread, packed in 20s', {}, ['construction']],
  ['viscose embroidery thread 120/1, dyed hank 1 kg', { construction: '120/1' }, []],
  ['viscose yarn 30/1 for knitting thread', {}, ['construction']],
  ['poly spun 30/2, TPI 18, S on Z, 1.67 kg cone', { finalTwist: 'S' }, []],
  ['spun poly 27 tex | Z | 5000 m', { finalTwist: 'Z' }, []],
  ['size s on z, tape and thread', {}, ['finalTwist']],
]

test.each(PLIES)('the count and the plies of a thread: %s', (line, says, not) => {
  expectReading(line, says, not)
})

const MEASURES: Lines = [
  ['PA66 thread tex 138, breaking 8.9 daN, natural', { strength: 8900 }, []],
  ['strength 5.4 daN spun poly 40/2', { strength: 5400 }, []],
  ['dhaga 40/2, 5 Dan Road', {}, ['strength']],
  ['fast colours wash 4-5, spun poly 40/2', { fastness: { wash: 4.5 } }, []],
  ['fast colour, wash 5 times, cotton thread 50/3', {}, ['fastness']],
  ['fast colours light 5 shades spun 40/2', {}, ['fastness']],
  ['jute twine 3 ply 2 mm, bag stitching, 2.5 kg ball', { threadDiameter: 2, ply: 3 }, []],
  ['UHMWPE braided thread 0.5 mm white, 1000 m', { threadDiameter: 0.5 }, []],
  ['braided nylon thread 210D/9, needle 0.9 mm', {}, ['threadDiameter']],
  ['Nylon thread, ½ kg spool, green', { packageWeight: { value: 0.5, unit: 'kg' } }, []],
  ['PTFE thread 1250D, 0.5 lb, 10 year warranty, USD 92', { packageWeight: { value: 0.5, unit: 'lb' } }, []],
  ['Bonded nylon T70, Rs 650, 0.5 kg, black', {}, ['packageWeight']],
  ['Bonded nylon T70, 2 kg, black, Rs 600', {}, ['packageWeight']],
  ['sample bonded nylon, 0.5 kg, black, Rs 300', {}, ['packageWeight']],
]

test.each(MEASURES)('what is measured of a thread: %s', (line, says, not) => {
  expectReading(line, says, not)
})

const COLOURS: Lines = [
  ['2/40 spun poly dhaga, kaccha safed, 142 rs kilo', { color: 'Ecru', shade: 'raw white' }, []],
  ['safed dhaga 40/2 5000 m', { color: 'White' }, []],
  ['cotton thread 20/3 unwaxed raw, 5 kg cheese', { color: 'Ecru', shade: 'raw' }, []],
  ['cotton thread 20/3 raw, dyed shades extra', {}, ['color']],
  ['spun poly raw or dyed 40/2 5000 m', {}, ['color']],
  ['30/2 grey thread for dyers, poly spun', { color: 'Ecru' }, []],
  ['grey thread for dyed denim 40/2', {}, ['color']],
  ['Zari thread gold silver, 1 kg cones', { shade: 'gold, silver' }, ['color']],
  ['zari thread gold, silver, 500 m', { shade: 'gold, silver' }, ['color']],
  ['metallic thread silver gold plated', {}, ['color', 'shade']],
  ['zari gold, silver, copper thread', {}, ['color', 'shade']],
  ['Lurex, metallised copper colour, 500 g', { shade: 'copper' }, ['color']],
  ['copper colour spun poly 40/2 5000 m', { color: 'Brown', shade: 'copper' }, []],
  ['SPUN POLY 20S/2 3000YDS ASSTD COL 1x20FT', { color: 'Assorted' }, []],
  ['spun 40/2 asstd col 1234', { shade: '1234' }, ['color']],
  ['402 dhaga matching 100 shed ka box', { coloursAvailable: 100 }, []],
  ['dhaga 40/2, shed 12, 100 shed', {}, ['coloursAvailable']],
  ['spun polyester 40/2 raw, white', { color: 'White' }, ['shade']],
  ['nylon thread raw, golden', { color: 'Gold', shade: 'golden' }, []],
  ['Spun 42/2 raw, white paper cone, Rs 168', { color: 'Ecru', shade: 'raw' }, []],
]

test.each(COLOURS)('the colours of a thread: %s', (line, says, not) => {
  expectReading(line, says, not)
})

const PUT_UP: Lines = [
  ['Tkt 120 spun poly 1000 m, box 10, Euro 2.75', { unitsPerPackage: 10, basePrice: 2.75 }, []],
  ['spun poly 40/2 5000 m, box 10, Rs 450/box', { basePrice: 450 }, ['unitsPerPackage']],
  ['spun poly 40/2 5000 m cone, box 24, carton 240', {}, ['unitsPerPackage']],
  ['Embroidery thread 1000 m x 63 spool set, $49.99', { unitsPerPackage: 63, uom: 'unit', basePrice: 49.99 }, []],
  ['set of 10 spools cotton thread 200 m, Rs 15/spool', { unitsPerPackage: 10, priceUom: 'piece' }, []],
  ['thread 40/2, 5 pcs set', {}, ['unitsPerPackage']],
  ['prewound bobbin thread, 144 pcs box, white, USD 16', { priceUom: 'box', unitsPerPackage: 144 }, []],
  ['prewound bobbin thread, 144 pcs box, USD 0.12 each', { priceUom: 'piece' }, []],
  [
    '100% Baumwolle Nähgarn Nm 120/3, 200 m Spule, 10 Stück je Karton',
    {
      fiberType: ['Cotton'],
      blendPercentages: [{ fibre: 'Cotton', percent: 100 }],
      packageType: 'Spool',
      unitsPerPackage: 10,
    },
    [],
  ],
  ['Stickgarn Viskose 120D/2 5000 m Kone rot', { fiberType: ['Viscose'], packageType: 'Cone', color: 'Red' }, []],
  ['Nähgarn 100% Baumwolle, Kern Polyester', { fiberType: ['Polyester'] }, ['blendPercentages']],
  ["polyester dikiş ipliği 40/2 5000 yarda, 12'li paket", { unitsPerPackage: 12 }, []],
  ['nylon bonded thread, 0.5 kg, Rs 420 per kg', { basePrice: 420, uom: 'kg' }, ['packageWeight']],
  ['nylon bonded thread, 0.5 kg, Rs 420', { packageWeight: { value: 0.5, unit: 'kg' } }, []],
  ['400 shades set, polyester thread tkt 120', {}, ['unitsPerPackage', 'uom']],
  ['rayon embroidery 100 shade set cone 5000 m Rs 55', { basePrice: 55 }, ['unitsPerPackage', 'uom']],
]

test.each(PUT_UP)('how a thread is put up, in sets, boxes and German: %s', (line, says, not) => {
  expectReading(line, says, not)
})

const TYPES: Lines = [
  [
    'Recycled PET core spun thread, tkt 100, T30',
    { threadType: 'Poly-poly corespun', fiberType: ['Recycled polyester'] },
    [],
  ],
  ['core spun thread 40/2 for pet leash', {}, ['threadType']],
  [
    'Conductive stainless steel silver thread 2 ply 250 m',
    { threadType: 'Metallic', fiberType: ['Metallic'], ply: 2 },
    [],
  ],
  ['stainless steel thread cutter for embroidery', {}, ['threadType', 'fiberType']],
]

test.each(TYPES)('the type of a thread: %s', (line, says, not) => {
  expectReading(line, says, not)
})

const PRICES: Lines = [
  ['Tkt 120 white 5000 m, 85 cones in stock, Rs 118 each', { basePrice: 118, priceUom: 'cone', uom: 'cone' }, []],
  ['spun 40/2 1000 m tube, Rs 22 each', { basePrice: 22, priceUom: 'tube' }, []],
  ['spun 40/2 200 m spool, Rs 22 each', { basePrice: 22, priceUom: 'piece' }, []],
  ['spun 40/2 5000 m cones, 12 per box, Rs 62 each', { basePrice: 62, priceUom: 'piece' }, []],
  ['Woolly nylon thread 70D/2, 1500 m cone, 48 colors, Rs 55', { basePrice: 55, priceUom: 'cone' }, []],
  ['Filament sewing thread 300D/3; Qty 480 cones; Rate 145.00', { basePrice: 145, priceUom: 'cone' }, []],
  ['spun 40/2 5000 m cone, 380', { basePrice: 380 }, ['priceUom']],
  ['spun 30/3 1 kg cone, 238', { basePrice: 238 }, ['priceUom']],
  ['spun 80/2 raw white on dye tube, 1.67 kg per cone, 185 + gst', { basePrice: 185 }, ['uom', 'priceUom']],
  ['cotton thread 36/6, 6 reel, 1500 m, Rs 260', { basePrice: 260 }, ['uom']],
  ['cotton thread 36/6, 1500 m reel, Rs 26', { basePrice: 26, uom: 'piece' }, []],
  ['rayon embroidery thread 500 m spool, pack of 5, Rs 299', { basePrice: 299, unitsPerPackage: 5 }, ['uom']],
  [
    'Embroidery thread, 1000 m king spool, set of 63 Brother colours, $89.99',
    { basePrice: 89.99, uom: 'unit', unitsPerPackage: 63, coloursAvailable: 63 },
    [],
  ],
  ['rayon thread 500 m spool, 24 colour kit, Rs 950', { uom: 'unit', coloursAvailable: 24 }, []],
  ['rayon thread, set of 12 colours x 2 spools, Rs 450', { coloursAvailable: 12 }, ['unitsPerPackage']],
  ['bonded nylon thread tkt 40 black 1 kg spool Rs 450', { basePrice: 450, uom: 'piece' }, []],
  ['bag closing thread 20/9 2 kg spool Rs 165', { basePrice: 165 }, ['uom']],
  ['overlock thread 1500 m cone, 12 cones Rs 290', { basePrice: 290 }, ['priceUom']],
  ['spun 40/2 5000 m cone, 200 cones ready, Rs 62', { basePrice: 62, priceUom: 'cone' }, []],
  ['tkt 120 cone 5000 m Rs 62', { basePrice: 62, priceUom: 'cone' }, []],
  ['sewing thread 2000 m cone rs 220 pkt', { basePrice: 220 }, ['priceUom']],
  ['40/2 raw white spun polyester 5000 m cone Rs 165', { basePrice: 165 }, ['priceUom']],
]

test.each(PRICES)('what the price of a thread is for: %s', (line, says, not) => {
  expectReading(line, says, not)
})

const CRAFTS: Lines = [
  [
    'Waxed linen thread 18/3, 50 g tubes, hand sewing leather and bookbinding',
    { endUse: ['Leather goods', 'Book binding'], title: '18/3 Linen Sewing Thread for Leather, Tube, Wax' },
    [],
  ],
  ['Cotton hand sewing thread 50/3, 200 m spool', { endUse: ['Home sewing'] }, []],
  ['Glow in the dark embroidery thread 150D/3, green glow, 25 colours', { coloursAvailable: 25 }, ['color']],
]

test.each(CRAFTS)('a thread for work by hand: %s', (line, says, not) => {
  expectReading(line, says, not)
})

const LOADS: Lines = [
  ["spun 40/2 thread, 20' FCL 11 tons, CIF Lagos", { palletContainerReadiness: '20′ FCL' }, ['availableQuantity']],
  ['spun 40/2 thread, 20 ft container: 9 ton', {}, ['availableQuantity']],
  ["spun 40/2 thread, 1x20' FCL 11 tons", { availableQuantity: 11_000 }, []],
  ["spun 40/2 thread, 20' FCL 11 tons ready", { availableQuantity: 11_000 }, []],
  ['SPUN POLY 20S/2 - 1.2 MT - COLOUR ECRU - EUR 3.85/KG', { availableQuantity: 1200, basePrice: 3.85 }, []],
  ['thread mix shades 40/2 approx 3 ton, 90 rs kg', { title: 'thread mix shades 40/2', availableQuantity: 3000 }, []],
  [
    'rayon embroidery dhaga 108/2 75 denier bright, 320/- per kg',
    { title: 'rayon embroidery dhaga 108/2 75 denier bright' },
    ['basePrice'],
  ],
]

test.each(LOADS)('how much of a thread there is: %s', (line, says, not) => {
  expectReading(line, says, not)
})

const PACKS: Lines = [
  ['cotton thread 50/3, 1000 m spools, box of 10 spools EUR 48.00', { basePrice: 48, unitsPerPackage: 10 }, []],
  [
    'Filo cucirino poliestere titolo 120, 5000 m, conf. 10 pz, 2,20 €/rocca',
    { unitsPerPackage: 10, basePrice: 2.2 },
    [],
  ],
  ['402 sewing thread, 10 cones/box, 120 cones per ctn', { unitsPerPackage: 10 }, []],
  ['402 sewing thread, 120 cones per ctn', { unitsPerPackage: 120 }, []],
  ['Elastic thread 0.5 mm, 20 m bobbins, white', { lengthPerPackage: 20 }, ['packageType']],
  ['spun 40/2 tube 2000 m, dozen 144 rs, minimum 20 dozen', { basePrice: 144, priceUom: 'dozen', moq: 20 }, []],
  ['spun 40/2 tube 2000 m, 12 dozen 144 rs', {}, ['priceUom']],
  ['PBT thread Tkt 120, 3000 m, 200 cones MOQ per shade', { moq: 200, moqUom: 'cone', fiberType: ['Polyester'] }, []],
  [
    'Filament thread 300D/3; HSN 54011000; Rate 145.00; IGST 12%; Port: Nhava Sheva',
    { taxIncluded: false, loadingPort: 'INNSA' },
    [],
  ],
  ['spun thread 40/2, Rs 62, IGST 12% included', { basePrice: 62 }, ['taxIncluded']],
  ['spun thread 40/2, port: Hamburg', {}, ['loadingPort', 'destinationPort']],
  ['CIF, port: Nhava Sheva, spun thread 40/2 made in China', {}, ['loadingPort']],
  ['spun 29/2 tex 60 - 1,800 cones x 2000 m - navy', { availableQuantity: 1800 }, []],
  ['silk thread 50/3, 100 m reel, 3.9 EUR, 12 reels/box', { basePrice: 3.9, uom: 'piece' }, []],
  ['Proforma INV 2217: corespun poly/poly 29/2 - 1,800 cones x 2000 m', { availableQuantity: 1800, uom: 'cone' }, []],
]

test.each(PACKS)('how a thread is packed and sold: %s', (line, says, not) => {
  expectReading(line, says, not)
})

const COUNTS: Lines = [
  ['Nm 120/2, 5000 m, black, Rs 70', { construction: 'Nm 120 x 2', lengthPerPackage: 5000 }, []],
  ['40/2 black Rs 62', { construction: '40/2', color: 'Black' }, []],
  ['75D/2 white 5000m', { construction: '75D x 2' }, []],
  ['30/2 white yarn', {}, ['construction']],
  ['40/2 white poplin 58 inch', {}, ['construction']],
  ['Bobbin thread for embroidery machine 75D/2 polyester', { construction: '75D x 2' }, []],
  ['thread for 40/2 poplin', {}, ['construction']],
  ['Silk thread 20/22D x 3 x 2, 100 m spools', { construction: '20/22D x 6' }, []],
  ['Silk thread 20/22D x 4', { construction: '20/22D x 4' }, []],
  ['rayon embroidery thread 120/2 120 denier, 5000 m cone', { construction: '120/2' }, []],
  ['kasida dhaga viscose 108/1', { construction: '108/1' }, []],
  ['viscose embroidery dhaga Rs 120/1 cone', {}, ['construction']],
  ['rayon embroidery thread 75/1 tube', {}, ['construction']],
  ['rate 85 tkt 120', { ticketNo: '120', basePrice: 85 }, []],
  ['rate 120 tkt 62 net', { ticketNo: '120', basePrice: 62 }, []],
  ['price 180 tkt 45 rupees', { ticketNo: '180', basePrice: 45 }, []],
  ['Rate 60 tkt 120 5000m', { ticketNo: '120', basePrice: 60 }, []],
  ['price 180 tkt 30 nylon bonded 1500 mtr tube', { ticketNo: '30', basePrice: 180 }, []],
  ['@ 120 tkt 40 bonded nylon', { ticketNo: '40', basePrice: 120 }, []],
  ['Price - 30 tkt 75 spun', { ticketNo: '75', basePrice: 30 }, []],
  ['price 75 tkt 75', { ticketNo: '75', basePrice: 75 }, []],
  ['viscose embroidery thread 120/1 cone 5000 m Rs 55', { construction: '120/1', basePrice: 55 }, []],
  ['viscose embroidery thread 120D/2 Rs 120/1 cone', { construction: '120D x 2' }, []],
]

test.each(COUNTS)('the count of a thread: %s', (line, says, not) => {
  expectReading(line, says, not)
})

const MADE_FOR: Lines = [
  ['spun 20/3 polyester dhaga jeans aur bag ke liye', { endUse: ['Denim', 'Bags and luggage'] }, []],
  ['spun 20/3 polyester dhaga cement bag ke liye', {}, ['endUse']],
  ['PP thread 1000D/3 for FIBC jumbo bag', { endUse: ['Big bags'] }, []],
  ['thread 12/4 packed in jumbo bags', {}, ['endUse']],
  ['Para-aramid thread 200D x 3, cut resistant gloves stitching', { endUse: ['Gloves'] }, []],
  ['Nylon monofilament thread 0.12 mm, hem stitching', { endUse: ['Hems'] }, []],
  ['Waxed polyester thread, shoe sole stitching', { endUse: ['Shoes'] }, []],
  ['Fluorescent corespun tkt 80, A&E Perma Core', { threadType: 'Poly-poly corespun' }, []],
  ['corespun Tex 30, 5000 m', {}, ['threadType']],
]

test.each(MADE_FOR)('what a thread is made for in other words: %s', (line, says, not) => {
  expectReading(line, says, not)
})

const STANDARDS: Lines = [
  ['Meta-aramid thread Tex 40, flame retardant to EN ISO 11612', { industryStandard: ['EN ISO 11612'] }, []],
  ['spun thread, EN ISO 20471 and ISO 11611:2015', { industryStandard: ['EN ISO 20471', 'EN ISO 11611'] }, []],
  ['spun poly 20/2 AZO FREE - REACH COMPLIANT - EUR 3.85/KG', { industryStandard: ['REACH'], basePrice: 3.85 }, []],
  ['HT polyester thread 250D/3, IATF 16949', { industryStandard: ['IATF 16949'] }, []],
  ['cotton thread 40/3 as per IS 1720', { industryStandard: ['IS 1720'] }, []],
  ['cotton thread 40/3, price is 1720', {}, ['industryStandard']],
  ['spun thread 40/2, reach us at 9820012345', {}, ['industryStandard']],
  ['HT polyester thread 250D/3, not REACH compliant', {}, ['industryStandard']],
]

test.each(STANDARDS)('the standards of a thread: %s', (line, says, not) => {
  expectReading(line, says, not)
})
