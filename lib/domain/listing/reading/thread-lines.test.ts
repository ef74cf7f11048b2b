import { expect, test } from 'vitest'
import { matrixDefinition } from '@/lib/domain/modules'
import { readLine } from './read-line'

/** Lines of thread, with what they say and the fields that they say nothing of. */
const LINES: ReadonlyArray<readonly [line: string, says: object, not: readonly string[]]> = [
  [
    'Spun 40/2 black 300 cones 5000 yds, delivery Tiruppur by Friday',
    { packageType: 'Cone', availableQuantity: 300, uom: 'cone' },
    ['basePrice'],
  ],
  ['Tkt 80 spun black - 1,140 cones; Tkt 80 spun white - nil', { availableQuantity: 1140, uom: 'cone' }, ['basePrice']],
  ['Tkt 120 spun poly Rs 48, 200 cones', { basePrice: 48, availableQuantity: 200 }, []],
  [
    'Cotton sewing thread 36/3, 200 gm cone, 24 cones per bag',
    { packageType: 'Cone', unitsPerPackage: 24 },
    ['basePrice'],
  ],
  [
    'Spun thread 60s/2, 7000 m, 48 cones per master carton',
    { unitsPerPackage: 48 },
    ['basePrice', 'availableQuantity'],
  ],
  ['Tkt 120 spun, min dye lot 20 cones', { ticketNo: '120' }, ['availableQuantity', 'basePrice']],
  ['Prewound bobbins 75D/2 white, 144 bobbins box, Rs 325', { packageType: 'Bobbin pre-wound' }, ['basePrice']],
  ['PO 2291: 45 boxes Tkt-120 spun polyester', { ticketNo: '120' }, ['basePrice']],
  ['Poly core spun thread Tkt 75 dyed, 3,250.50 KGS, USD 21,128.25', { availableQuantity: 3250.5 }, ['basePrice']],
  ['Zari thread gold 250 KGS @ INR 615', { basePrice: 615, priceUom: 'kg' }, []],
  ['nylon thread 210/3 1 kg =₹430', { basePrice: 430, priceUom: 'kg' }, []],
  ['tailoring tube 1000 mtr 3 ply, darjan 165', { basePrice: 165, priceUom: 'dozen' }, []],
  ['spun 20s/3 3000 mtr; 24/ctn; 7/cone', { lengthPerPackage: 3000 }, ['basePrice', 'uom']],
  ['CF poly tkt 30 black 2KM', { lengthPerPackage: 2000 }, ['availableQuantity']],
  ['Tex 24 thread, dyeing on order, 12 working days', { dispatchLeadTime: 12 }, ['basePrice']],
  ['any ticket 80 or 120 spun thread', {}, ['basePrice']],
  [
    'Spun 40/2 black Rs 62',
    { threadType: 'Spun polyester', blendPercentages: [{ fibre: 'Polyester', percent: 100 }] },
    [],
  ],
  ['Overlock textured polyester 150D/1 5000 m grey 55 cone', {}, ['availableQuantity']],
  ['30/3 spun, 1 kg cone, 178/kg, 2.5 MT ready', { basePrice: 178, availableQuantity: 2500, uom: 'kg' }, []],
  ['Aramid thread 40/2, 1850/kg, GOTS no', {}, ['certifications']],
  ['Spun viscose thread 40/2', {}, ['threadType']],
  ['PP spun 40s/2', {}, ['threadType', 'fiberType']],
  ['3 ply 40s cotton sewing thread', { construction: '3/40s' }, ['ply']],
  ['Cotton thread 3 ply mercerised', { ply: 3 }, ['construction']],
  ['Spun poly 40/2, 5 ply carton', {}, ['ply']],
  ['Trilobal Tkt 120, red 1147, 6 pcs available', { color: 'Red', shade: 'red 1147' }, ['basePrice']],
  ['Tkt 120 spun black 46', { color: 'Black', basePrice: 46 }, ['shade']],
  ['Waxed braided thread, 1/2 kg reel, rate 290', { basePrice: 290 }, ['construction']],
  ['Thread 40/2 net wt 265gm incl cone 44gm', { construction: '40/2' }, ['packageWeight']],
  ['Fusible nylon thread, 1 kg bobbin', { fiberType: ['Nylon'] }, ['packageType']],
  ['Polyester thread, soft package dyed', { fiberType: ['Polyester'] }, ['finish']],
  ['Soft finish cotton thread 50/3', { finish: 'Soft' }, []],
  ['PP thread polyester tkt 120', { fiberType: ['Polyester'] }, []],
  ['PP thread 1000D/2', { fiberType: ['Polypropylene'] }, []],
  ['Spun polyester 20/3 thread for making jute bags', { fiberType: ['Polyester'] }, ['endUse']],
  ['Spun polyester thread for hospital linen', { fiberType: ['Polyester'] }, []],
  ['Need for cotton sewing thread 40/2', { fiberType: ['Cotton'], construction: '40/2' }, []],
  ['suggest thread for 2/40 PV shirting', { endUse: ['Shirting'] }, ['construction', 'fiberType']],
  ['Bonded nylon tkt 40 for leather bags', { endUse: ['Leather goods'] }, []],
  ['PTFE thread for filter bags', { endUse: ['Filter bags'], threadType: 'PTFE' }, []],
  ['Leather thread Tex 80, decorative topstitch', {}, ['endUse']],
  ['Spun 40/2 Rs 62/cone, MOQ 1 carton (60 cones) assorted', { moq: 1, moqUom: 'carton' }, ['availableQuantity']],
  ['60/2 spun ₹78 cone, shade matching free on 50 cones', { basePrice: 78 }, ['availableQuantity']],
  ['Tailoring thread 200 m, 100 tubes asst. box', { lengthPerPackage: 200 }, ['availableQuantity']],
  ['Spun thread tkt 120, 100 tubes ready', { availableQuantity: 100, uom: 'tube' }, []],
  ['Thread cones 1000 mtr, ₹96/pouch, bulk 500 pouches ₹88', { lengthPerPackage: 1000 }, ['basePrice']],
  ['Poly emb thread 108/2, 45 ea, 600 pc mixed min', { basePrice: 45, moq: 600 }, ['availableQuantity']],
  ['Core spun tkt 30, 2500m, rate 155 and 138', { ticketNo: '30' }, ['basePrice']],
  ['Reflective sewing thread, 1500 m bobbin, Rs 780', { lengthPerPackage: 1500 }, ['packageType']],
  ['denim topstitch polycotton corespun tkt 36', { threadType: 'Poly-cotton corespun' }, []],
  ['Cotton sewing thread 40/3 not for retail sale', { fiberType: ['Cotton'] }, ['threadType', 'endUse']],
  ['Mara 120 tkt 120 tex 25 1000 m spool', { ticketNo: '120', texNumber: 25 }, ['basePrice']],
  ['Polyester cotton corespun 28/2 tkt 75', { threadType: 'Poly-cotton corespun' }, []],
  ['CTN NO 1-40, 100% polyester thread 60/3, tex 30', { fiberType: ['Polyester'] }, []],
  ['Spun 20/2 navy blue shade no 345, 96 cones in box', { shade: '345', color: 'Navy', unitsPerPackage: 96 }, []],
  ['Spun poly 40/2 Rs 450 box 300 cones ready', { availableQuantity: 300 }, ['unitsPerPackage']],
  ['Core spun P/C tkt 120 tex 24', { threadType: 'Poly-cotton corespun' }, []],
  ['Zari thread gold colour 25 ctns 500 kgs', { color: 'Gold' }, ['shade']],
  ['Cotton mercerised thread 50/3, box of 10 tubes, Rs 280/box', { unitsPerPackage: 10, basePrice: 280 }, []],
  ['Carton: 24 x 18 x 16 inch, 60 cones, 40/2 spun poly', { construction: '40/2' }, ['availableQuantity']],
  ['40/2 spun, red 120 cones, black 300 cones, white 450 cones', { packageType: 'Cone' }, ['availableQuantity']],
  ['20/3 denim thread 1500 m cone chahiye 500 pcs', { lengthPerPackage: 1500 }, ['availableQuantity']],
  ['Elastic thread 0.5 mm white 500 m spool Rs 70', { basePrice: 70, uom: 'piece' }, []],
  ['Corespun tkt 50 3000 m king spool, price 240 per kingspool', { basePrice: 240, priceUom: 'piece' }, []],
  ['Cotton thread 40/3, 1250 kgs @ EUR 6.40/kg', { basePrice: 6.4, currency: 'EUR', priceUom: 'kg' }, []],
  ['Spun poly tkt 100, breaking strength 1.1 kgf', { strength: 1079 }, []],
  ['Textured polyester overlock thread 150/1', { construction: '150/1', threadType: 'Textured' }, []],
  ['Leather thread 150D/16 polyester 0.8 mm', { construction: '150D x 16' }, []],
  ['Zari thread gold 1 kg cone', { color: 'Gold', threadType: 'Metallic' }, []],
  ['Polyester embroidery thread 120/2', { threadType: 'Polyester trilobal', endUse: ['Embroidery'] }, []],
  ['Sewing thread reels 100 m polyester', { packageType: 'Spool' }, []],
  ['GRS spun polyester 40/2, TC available', { fiberType: ['Polyester'] }, []],
  ['RW spun: 30/2 192, 40/2 201, 60/2 228 per kg ex mill', {}, ['construction', 'basePrice']],
  ['50/2 SPUN 5000M 57, 4000M 47 per cone', { construction: '50/2' }, ['lengthPerPackage', 'basePrice']],
  ['Seams failed with tkt 140, so please change to tkt 100 spun', {}, ['ticketNo']],
  ['Spun tkt 120: white 55, black 57 per cone', { ticketNo: '120' }, ['color']],
  ['Overlock textured 150D/1 5000 mt - 34 rs pc (blk wht navy)', { basePrice: 34 }, ['color']],
  ['Spun polyester 60/3, optical white, dye tube', { color: 'White' }, []],
  ['POLY/CTN CORE SPUN SWG THRD TKT 50', { threadType: 'Poly-cotton corespun' }, []],
  ['Tkt 75 core spun, confirm the lead time; the last order took 21 days', {}, ['dispatchLeadTime']],
  [
    'Filo cucirino di cotone mercerizzato Ne 80/3, spole da 1.000 m',
    { lengthPerPackage: 1000, finish: 'Mercerised' },
    [],
  ],
  ['Bonded polyester 840D/6 1kg - Rs.460', { basePrice: 460, priceUom: 'kg' }, []],
  ['Shoe thread continuous filament polyester Tex 135', { threadType: 'Polyester filament', endUse: ['Shoes'] }, []],
  ['Tex 300 thread for filter bag stitching', { texNumber: 300, endUse: ['Filter bags'] }, []],
  ['Poly thread 20/6 for bag stitching', { endUse: ['Bag closing'] }, []],
  [
    'Bonded nylon 210D/3 1500 m spool, Rs 185 per spool, stock 400 spools',
    { packageType: 'Spool', basePrice: 185, priceUom: 'piece', availableQuantity: 400, uom: 'piece' },
    [],
  ],
  ['Nylon Tex 135, 12 spools per inner box, min qty 36 spools', { unitsPerPackage: 12, moq: 36, moqUom: 'piece' }, []],
  ['Cotton skeins 8 m, 24 skeins/box, Rs 6.50 per skein', { basePrice: 6.5, priceUom: 'piece' }, ['availableQuantity']],
  ['Poly emb thread 108D/2, box of 10 cone rs 550', { basePrice: 550, priceUom: 'box' }, []],
  ['Elastic thread 50 m spool, packet of 20 spools at Rs. 340', { threadType: 'Elastic' }, ['basePrice']],
  ['Prewound bobbins, 144 pcs/box, Rs 520 a box', { unitsPerPackage: 144, basePrice: 520, priceUom: 'box' }, []],
  ['Cotton thread 60/3, tubes of 1000 m, Rs 58 a tube', { basePrice: 58, priceUom: 'tube' }, []],
  ['Corespun cotton wrapped poly thread tkt 120', { threadType: 'Poly-cotton corespun' }, []],
  ['Cotton-covered polyester core spun, Tkt 120', { threadType: 'Poly-cotton corespun' }, []],
  ['Aari silk thread, art silk (viscose), 100 m reel', { fiberType: ['Viscose'] }, []],
  ['Bag closing thread 12/4, 165 per kg, payment advance by NEFT', { paymentTerms: ['100% advance'] }, []],
  ['Tkt 120 spun, Rs 62/cone, advance payment', { paymentTerms: ['100% advance'] }, []],
  ['Tkt 120 spun, Rs 62/cone, advance', { paymentTerms: ['100% advance'] }, []],
  ['Tkt 120 spun, Rs 62/cone, half advance balance before dispatch', { basePrice: 62 }, ['paymentTerms']],
  ['Tkt 120 spun, Rs 62/cone, half advance', { basePrice: 62 }, ['paymentTerms']],
  ['Tkt 120 spun, Rs 62/cone, 100% advance for new parties', { basePrice: 62 }, ['paymentTerms']],
  ['Tkt 120 spun, Rs 62/cone, advance or 30 days', { basePrice: 62 }, ['paymentTerms']],
  ['Tkt 120 spun, Rs 62/cone, COD in Mumbai', { paymentTerms: ['Against delivery'] }, []],
  ['Tkt 120 spun, Rs 62/cone, COD not available', { basePrice: 62 }, ['paymentTerms']],
  ['Tkt 120 spun, Rs 62/cone, no COD', { basePrice: 62 }, ['paymentTerms']],
  ['Tkt 120 spun, Rs 62/cone, cash payment', { paymentTerms: ['Cash'] }, []],
  ['Tkt 120 spun, Rs 62/cone, 2% cash discount', { basePrice: 62, paymentTerms: ['Cash discount'] }, []],
  ['Cotton thread 40/3, USD 2.10/cone FOB Nhava Sheva, LC at sight', { paymentTerms: ['LC at sight'] }, []],
  ['Tkt 120 spun, Rs 62/cone, LC at sight', { basePrice: 62, paymentTerms: ['LC at sight'] }, []],
  ['Glazed cotton thread 10/4', { finish: 'Glacé', fiberType: ['Cotton'] }, ['threadType']],
  ['Sewing thread of synthetic staple fibres, 100% polyester, 40/2', { threadType: 'Spun polyester' }, []],
  ['Sewing thread of man-made filaments, polyester 150D/3, 500 kgs', { threadType: 'Polyester filament' }, []],
  ['54011000 synthetic filaments, bonded polyester 150D/3', { threadType: 'Polyester bonded' }, []],
  ['SEWING THREAD 100% POLYESTER SPUN 40S/2', { threadType: 'Spun polyester', construction: '2/40s' }, []],
  ['Spun thread 50/2 yarn-dyed', { threadType: 'Spun polyester' }, []],
  ['Meta aramid thread 40/3', { threadType: 'FR or aramid', fiberType: ['Aramid'] }, []],
  ['210D/2 nylon 3000 m 200 gm/cone', { packageType: 'Cone', packageWeight: { value: 200, unit: 'g' } }, []],
  ['Tex 27 spun 5000 m Rs 74/cone, 20k cones', { availableQuantity: 20_000, uom: 'cone' }, []],
  ['Spun 40/2 approx 8000 cones Rs 25/cone', { availableQuantity: 8000, uom: 'cone' }, []],
  ['Spun poly 40/2 3 tons Rs 195/kg', { availableQuantity: 3000, uom: 'kg', basePrice: 195 }, []],
  ['Spun poly 40/2 3 tons', { availableQuantity: 3000, uom: 'kg' }, []],
  ['Recycled poly thread tkt 120, rPET 100%', { fiberType: ['Recycled polyester'] }, []],
  ['Bag closing thread 12/4 cotton/poly', { fiberType: ['Cotton', 'Polyester'] }, []],
  [
    'GRS recycled poly thread 40/2, TC mandatory, TT 20/80',
    { fiberType: ['Recycled polyester'] },
    ['blendPercentages'],
  ],
  ['100% polyester 40/2, 1,440 cones, net wt 216 kgs', { availableQuantity: 1440, uom: 'cone' }, ['netWeight']],
  ['Coats or Vardhman make corespun tkt 36', { ticketNo: '36' }, ['brandManufacturer']],
  ['Bonded polyester Tex 135, 8 oz spools, 600 spools, 24 per carton', { availableQuantity: 600 }, ['basePrice']],
  ['Sewing thread poly T-120, 5000 mtrs', { lengthPerPackage: 5000 }, ['texNumber']],
  ['Bonded nylon T-135 1500 m', { texNumber: 135 }, []],
  ['Woolly nylon 70D/2 overlock thread', { threadType: 'Textured', fiberType: ['Nylon'] }, []],
  ['Cotton bag stitching thread 10/4', { fiberType: ['Cotton'], endUse: ['Bag closing'] }, []],
  ['Tkt 120 poly/poly corespun', { fiberType: ['Polyester'], threadType: 'Poly-poly corespun' }, []],
  ['Filament polyester thread 150D/3', { threadType: 'Polyester filament' }, []],
  ['Thread for embroidery machine 75D/2 polyester filament', { threadType: 'Polyester filament' }, []],
  ['Bonded nylon 1500 m king spool, 20 spools/ctn', { packageType: 'King spool', unitsPerPackage: 20 }, []],
  ['2/40 spun poly RW on paper cone', { color: 'Ecru', shade: 'raw white' }, []],
  ['100% recycled spun polyester 40/2', { threadType: 'Spun polyester', fiberType: ['Recycled polyester'] }, []],
  ['Textured nylon 100D/2, 480 cones, net weight 56 kg, USD 2.10 per cone', { basePrice: 2.1 }, ['netWeight']],
  ['Core yarn, polyester filament surrounded by cotton, Tkt 75', { threadType: 'Poly-cotton corespun' }, []],
  ['Polyester filament thread 250D/3 for seat belts', { threadType: 'Polyester filament', endUse: ['Automotive'] }, []],
  ['Trilobal 120D/2 5000 m/cone, net 135 g, 100 cones per carton', { packageWeight: { value: 135, unit: 'g' } }, []],
  ['Recycled polyester spun sewing thread 40/2, GRS', { fiberType: ['Recycled polyester'] }, []],
  ['20/3 spun poly golden brown 1500 m', { color: 'Brown', shade: 'golden brown' }, []],
  ['Nylon bonded 210D/3 brown & tan', { shade: 'brown, tan' }, []],
  ['Aramid thread Tex 60 40/3', { texNumber: 60, construction: '40/3' }, []],
  ['Trilobal 120D/2, 120 cones/carton, carton gross 15.5 kg', { grossWeight: 15.5 }, []],
  ['Spun poly 40/2, GRS n/a, 62/cone', { basePrice: 62 }, ['certifications']],
  ['Spun poly 40/2 62/cone, 4 tons monthly', { basePrice: 62 }, ['availableQuantity']],
  ['PTFE sewing thread 1250D white', { construction: '1250D' }, []],
  ['Elastic thread 40D spandex covered with 70D nylon', { threadType: 'Elastic' }, ['construction']],
  ['Tkt 40 bonded nylon black, natural finish', { color: 'Black' }, []],
  ['20s/3 spun poly - Tex 90 - 2500 mtr king spool', { texNumber: 90, lengthPerPackage: 2500 }, ['basePrice']],
  ['Bonded nylon Tex 40 - 60, all shades', { threadType: 'Nylon bonded' }, ['texNumber', 'basePrice']],
  ['Poly core 25 tex x 2, Tkt 50', { texNumber: 50 }, []],
  ['Trilobal poly embroidery dtex 138x3, 5000 m', { texNumber: 41.4 }, []],
  ['40/2 spun, TFO, Z, USD 1.28/kg, 20 MT per 40HQ', { finalTwist: 'Z', basePrice: 1.28 }, ['lengthPerPackage']],
  ['Glace cotton 24/4, left twist (S), 500 gms spool', { construction: '24/4' }, ['finalTwist']],
  ['Thread for closing bags, spun polyester 10/4', { endUse: ['Bag closing'] }, []],
  ['Polypropylene thread for stitching of sacks', { endUse: ['Bag closing'] }, []],
  ['Stitching thread for flour bags', { endUse: ['Bag closing'] }, []],
  ['Thread for stitching leather bags, Tex 70', { endUse: ['Leather goods'] }, []],
  ['Spun thread 20/2 blk/wht, 150 g/cone', { shade: 'black, white' }, ['color']],
  ['Raw white/black spun 40/2', { shade: 'raw white, black' }, ['color']],
  ['Metallic embroidery thread gold + silver', { shade: 'gold, silver' }, ['color']],
  ['Meta aramid sewing thread Nm 70/3, natural colour', { color: 'Ecru', shade: 'natural' }, []],
  ['Aramid thread tex 60 natural, 10 kgs', { shade: 'natural' }, ['color']],
  ['Jeans thread 20/3 tobacco brown', { color: 'Brown', shade: 'tobacco brown' }, []],
  ['Thread for jeans, tobacco colour, Tex 80', { color: 'Brown', shade: 'tobacco' }, []],
  ['Sofa thread bonded nylon grey', { color: 'Grey', endUse: ['Upholstery'] }, []],
  ['Bonded nylon thread for grey sofa, black', { color: 'Black' }, []],
  ['Zari thread, pure silver gilt, 240 yds', { threadType: 'Metallic' }, ['color']],
  ['Imitation zari, gold, silver-plated copper wire on polyester', { threadType: 'Metallic', color: 'Gold' }, []],
  ['100% recycled polyester, spun, 40s/2', { threadType: 'Spun polyester', fiberType: ['Recycled polyester'] }, []],
  ['Embroidry thread 120/2 viscose', { threadType: 'Viscose rayon embroidery', endUse: ['Embroidery'] }, []],
  ['Poly filament HT 250D/3 leather thread', { threadType: 'Polyester filament', endUse: ['Leather goods'] }, []],
  ['Waxed thread linen 18/3', { finish: 'Wax', fiberType: ['Linen'] }, []],
  ['T60 bonded N66, black', { threadType: 'Nylon bonded', fiberType: ['Nylon'] }, []],
  ['Polyester bonded, lot N66', { threadType: 'Polyester bonded', fiberType: ['Polyester'] }, []],
  [
    '29s/2 PC core spun (70/30)',
    {
      blendPercentages: [
        { fibre: 'Polyester', percent: 70 },
        { fibre: 'Cotton', percent: 30 },
      ],
    },
    [],
  ],
  [
    'Polyester korespun iplik 120 no, 5000 m bobin',
    { threadType: 'Poly-poly corespun', ticketNo: '120', packageType: 'Cone' },
    [],
  ],
  ['150D/48F textured poly overlock thread', { construction: '150D/48F' }, []],
  ['Bonded nylon #69 / Tex 70 / 210D x 3 / 1 lb king spool', { construction: '210D x 3' }, ['basePrice']],
  [
    'Textured polyester 150/1, 12 cones x 10,000 m per carton',
    { unitsPerPackage: 12, lengthPerPackage: 10_000 },
    ['availableQuantity'],
  ],
  ['Imitation zari thread, 12 marc per packet', { unitsPerPackage: 12 }, ['basePrice']],
  ['Nylon bonded thread 210D/3 (250 gm x 1,200 pcs)', { packageWeight: { value: 250, unit: 'g' } }, []],
  ['Nylon bonded thread Tex 90, strength min. 59 N', { strength: 5900 }, []],
]

test.each(LINES)('a line of thread: %s', (line, says, not) => {
  const { values } = readLine(matrixDefinition('thread'), line)
  expect(values).toMatchObject(says)
  expect(Object.keys(values).filter((name) => not.includes(name))).toEqual([])
})

/** Lines of grey fabric whose figures are of something else. */
const CLOTH: ReadonlyArray<readonly [line: string, says: object, not: readonly string[]]> = [
  ['Spunlace nonwoven plain 50 gsm', { nonwovenTech: 'Spunlace', fabricStructure: 'Nonwoven' }, ['weave']],
  ['60x60 92x88 63" 75000 MTR EX ERODE LC 60 DAYS', { availableQuantity: 75_000, uom: 'm' }, ['dispatchLeadTime']],
  ['30x30 76x68 50" weight 5.200 kg/100 m', { glm: 52 }, ['availableQuantity']],
  ['GOTS cotton 30x30/76x68 67" with TC', { fiberType: ['Cotton'] }, []],
  ['T/C 80/20 45x45/96x72 63"', { fiberType: ['Polyester', 'Cotton'] }, []],
  ['Weightless 60gm/mtr 48 panna, advance or 8 days', { glm: 60 }, ['dispatchLeadTime']],
  ['Linen 25 lea 58", 218 per mtr, small qty 500 mtr ok', { basePrice: 218 }, ['availableQuantity']],
  ['Cotton dobby 92x80, @ 61, each design 1,500 mtrs', { basePrice: 61 }, ['availableQuantity']],
  ['Micro twill 63", INR 31.25, 1 lakh mtr/mth', { basePrice: 31.25 }, ['availableQuantity']],
  ['Rib 30s carded, 18 dia-40 dia any, 298/kg', { basePrice: 298 }, ['machineDiameter']],
  ['Velvet warp-knit 60", 178/kg, 10 days\' credit', { creditTerms: { days: 10 } }, ['dispatchLeadTime']],
  ['Japan satin 50x75 denier, 48"', { fabricName: 'Japan satin' }, ['warpCount', 'weftCount']],
  ['Georgette 75x75 den 44"', { warpCount: '75D' }, []],
  [
    'Suiting 64", plain 2/2 twill, 78 rs per mtr, 1% cash discount in 10 days',
    { weave: 'Twill 2/2' },
    ['dispatchLeadTime'],
  ],
  ['Cotton drill 20x16 / 128x60, rolls in poly', { fiberType: ['Cotton'] }, []],
  ['Bandage cloth, unbleached leno edge, 1000 m then folding', { selvedge: 'Leno' }, ['weave', 'availableQuantity']],
  ['Leno gauze 40s', { weave: 'Leno' }, ['selvedge']],
  ['Huck towel fabric cotton 20x20, 46x44, hospital linen use', { fiberType: ['Cotton'] }, []],
  ['Linen grey 40 lea x 40 lea, 52x52', { fiberType: ['Linen'] }, []],
  ['JUTE HESSIAN 40 INCH PORTER 11 SHOT 12 BALES', { fiberType: ['Jute'] }, ['basePrice']],
  ['Ne 30/1 x Ne 30/1 - 30 x 27 fili/cm - h 160 cm tela', { epi: 76.2, ppi: 68.6, weave: 'Plain' }, []],
  ['Popeline di cotone, 52 fili e 28 trame al cm, alt. 160 cm', { epi: 132.1, ppi: 71.1 }, []],
  ['30R x 30R 68x64 50"', { warpCount: '30s', fiberType: ['Viscose'], epi: 68 }, []],
  [
    '45 PC x 45 PC (65/35) 133x72 58"',
    {
      epi: 133,
      blendPercentages: [
        { fibre: 'Polyester', percent: 65 },
        { fibre: 'Cotton', percent: 35 },
      ],
    },
    ['basePrice'],
  ],
  ['20x20 56x56 48" 5.2 kg per 100 mtr ready 20000 mtr', { glm: 52, availableQuantity: 20_000 }, []],
]

test.each(CLOTH)('a line of cloth: %s', (line, says, not) => {
  const { values } = readLine(matrixDefinition('grey_fabric'), line)
  expect(values).toMatchObject(says)
  expect(Object.keys(values).filter((name) => not.includes(name))).toEqual([])
})

const WANTED: ReadonlyArray<readonly [line: string, says: object, not: readonly string[]]> = [
  ['need corespun Tkt 160, white, 1200 cones x 5000 m', { availableQuantity: 1200, lengthPerPackage: 5000 }, []],
  ['woolly nylon 100D/2 black 60 cones, white 40 cones', { construction: '100D x 2' }, ['availableQuantity']],
  ['raw white 20/2 spun 4 ton every month', { availableQuantity: 4000, uom: 'kg' }, []],
  ['bonded nylon tkt 40 1 kg cones 600 kg', { availableQuantity: 600, packageWeight: { value: 1, unit: 'kg' } }, []],
  ['need 40/2, 60 cones black', { availableQuantity: 60, color: 'Black' }, []],
  [
    'poly tkt 120 OEKO-TEX Standard 100 required',
    { certifications: [{ scheme: 'OEKO-TEX Standard 100' }] },
    ['basePrice'],
  ],
  ['poly tkt 120 OEKO-TEX Standard 100, 500 cones', { availableQuantity: 500 }, ['basePrice']],
  ['corespun tkt 160, Coats Epic or Vardhman equivalent', { ticketNo: '160' }, ['brandManufacturer']],
  ['poly poly core thread for shirt factory', { endUse: ['Shirting'] }, []],
  ['cotton thread for shirt fabric', { fiberType: ['Cotton'] }, ['endUse']],
]

test.each(WANTED)('a request for thread: %s', (line, says, not) => {
  const { values } = readLine(matrixDefinition('thread'), line, true)
  expect(values).toMatchObject(says)
  for (const name of not) expect(values).not.toHaveProperty(name)
})

/** Shades with their numbers, and the words of other languages for colours, tickets and types. */
const SHADES: ReadonlyArray<readonly [line: string, says: object, not: readonly string[]]> = [
  [
    'Bonded nylon 210D/3, col. Dk Brown 118, 50 spools of 1500 mtrs',
    { color: 'Brown', shade: 'Dk Brown 118' },
    ['basePrice'],
  ],
  ['Denim thread tkt 30, col. gold tan 1457, 2000m', { color: 'Brown', shade: 'gold tan 1457' }, ['basePrice']],
  ['Corespun PC Tkt 75, shade: dk. grey 3045, 2500 m', { color: 'Grey', shade: 'dk grey 3045' }, ['basePrice']],
  ['Thread tkt 120, colour white 1001, black 1000, 2 kg', { shade: 'white 1001, black 1000' }, ['color', 'basePrice']],
  ['Corespun tkt 120 color dk green 1245 and 1246', { color: 'Green', shade: 'dk green 1245, 1246' }, ['basePrice']],
  ['Spun 40/2 thread shade beige 22, 5000 m', { color: 'Beige', shade: 'beige 22' }, ['basePrice']],
  ['Polyester thread dk brown no. 118, 40/2', { color: 'Brown', shade: 'dk brown 118' }, ['basePrice']],
  ['Thread 40/2 col. sandstone 118, 5000 m', { shade: 'sandstone 118' }, ['basePrice']],
  ['Spun 40/2 colour black 1200, white 600 cones', { construction: '40/2' }, ['shade', 'basePrice']],
  ['Spun 40/2 shade black 62', { color: 'Black', basePrice: 62 }, ['shade']],
  ['Spun 40/2, colour black 118 per cone', { color: 'Black', basePrice: 118 }, ['shade']],
  ['Tkt 120 spun red 2500, Rs 62', { color: 'Red', basePrice: 62 }, ['shade']],
  ['Denim thread gold tan, tkt 30', { color: 'Brown', shade: 'gold tan' }, []],
  ['corespun thread tkt 80 matching to pantone 19-4052', { shade: '19-4052' }, []],
  ['40/2 thread order no 19-4052, black', { color: 'Black' }, ['shade']],
  ['Bonded nylon 210D/3, RAL 9005 black', { shade: 'RAL 9005', color: 'Black' }, ['basePrice']],
  ['Woolly nylon 100D/2, fluorescent colours', { shade: 'fluorescent' }, ['color']],
  ['Spun 40/2, no fluorescent whitening agent', { construction: '40/2' }, ['shade']],
  ['Filo cucirino poliestere titolo 120, 250 colori', { ticketNo: '120', coloursAvailable: 250 }, []],
  ['Cucirino cotone titolo 40, nero, rocca 1000 m', { color: 'Black' }, ['ticketNo']],
  ['Polyester dikiş ipliği No 120 5.000 m siyah', { ticketNo: '120', color: 'Black' }, []],
  ['Naylon bonded iplik 40 no, lacivert, 1500 m makara', { threadType: 'Nylon bonded', packageType: 'Spool' }, []],
  ['Mor Iplik San, polyester dikis ipligi 40/2', { construction: '40/2' }, ['color']],
  ['silai dhaga 3 ply lal rang 1000 m tube', { color: 'Red' }, []],
  ['Shri Hari Lal dhaga, spun 40/2', { construction: '40/2' }, ['color']],
  ['Nakış ipliği viskon 120D/2, 384 renk', { endUse: ['Embroidery'], coloursAvailable: 384 }, []],
  ['cucirini di fibre sintetiche in fiocco, poliestere 100%', { threadType: 'Spun polyester' }, []],
  ['Filati cucirini di filamenti sintetici, poliestere 150D/3', { threadType: 'Polyester filament' }, []],
  ['Cotton/polyester sewing thread 60/40, 50/2', { fiberType: ['Cotton', 'Polyester'], construction: '50/2' }, []],
  ['Polyester/cotton sewing thread 40/60 counts', {}, ['blendPercentages']],
  ['Metallised thread gold on viscose core, 30 tex', { fiberType: ['Viscose', 'Metallic'] }, []],
  ['Metallic thread on cotton cones, gold', { threadType: 'Metallic', color: 'Gold' }, []],
  ['M-type metallic thread silver on 150D poly, 1000m', { fiberType: ['Polyester', 'Metallic'] }, ['construction']],
  ['PVA water soluble thread 80/2, cone 1000 m', { threadType: 'Soluble', construction: '80/2' }, []],
  ['fr aramid thread for firemans suit tex 60', { endUse: ['Workwear'] }, []],
  ['clear thread 0.15 mm, 1000 m', { threadType: 'Monofilament', color: 'Transparent' }, []],
  ['transparent thread 0.1mm, 1000 m', { threadType: 'Monofilament', color: 'Transparent' }, []],
  ['Nylon bonded thread size 69, 4 oz spools', { texNumber: 70 }, []],
  ['Bonded nylon for shoes size 46 black', { color: 'Black' }, ['texNumber']],
  ['Bonded nylon 70 tex x 4 oz spool', { texNumber: 70, packageWeight: { value: 113.4, unit: 'g' } }, []],
  ['Polyester 30 tex x 3, 5000 m', { texNumber: 90, lengthPerPackage: 5000 }, []],
  ['Spun 40/2 black/white shade no. 1147', { shade: '1147' }, ['color']],
  ['Spun 40/2 black/white, colour no 1147', { shade: '1147' }, ['color']],
  ['40/2 black/white thread, shade card 400 colours', { shade: 'black, white', coloursAvailable: 400 }, []],
  ['Embroidery thread grey, for dyeing, 120D/2', { construction: '120D x 2' }, ['color']],
  ['Shoe thread bonded nylon undyed grey', { color: 'Ecru', shade: 'undyed' }, []],
  ['Sewing thread for black/white fabric, 40/2 red', { color: 'Red' }, ['shade']],
  ['Sewing thread used on blue/black denim, 20/3', { construction: '20/3' }, ['color', 'shade']],
  ['Bonded black/brown leather thread', { shade: 'black, brown' }, []],
  ['Zari thread gold and silver plated copper wire', { threadType: 'Metallic' }, ['color', 'shade']],
  ['Thread no. N66', {}, ['fiberType']],
  ['Bonded thread colours: N65 N66', { finish: 'Bonded' }, ['fiberType', 'threadType']],
  ['Waxed linen thread 0.5 mm bookbinding', { finish: 'Wax', fiberType: ['Linen'] }, ['threadType']],
  ['Waxed polyester thread 0.8 mm for leather goods', { threadType: 'Leather', threadDiameter: 0.8 }, []],
  ['High tensile 300 g thread', { packageWeight: { value: 300, unit: 'g' } }, ['strength']],
  ['Sewing thread 800 cones x 5000 m per carton', { lengthPerPackage: 5000 }, ['unitsPerPackage']],
  [
    'Textured polyester thread 150/1, 12 cones x 10,000 m per carton',
    { unitsPerPackage: 12, lengthPerPackage: 10_000 },
    ['availableQuantity'],
  ],
  [
    '29s/2 PC core spun (70/30), 2% lubrication',
    {
      blendPercentages: [
        { fibre: 'Polyester', percent: 70 },
        { fibre: 'Cotton', percent: 30 },
      ],
    },
    [],
  ],
  ['Jute sack thread natural, 12/4', { shade: 'natural' }, ['color']],
  ['Thread for feed bags, 12/4', { endUse: ['Bag closing'] }, []],
  ['Spun 40/2 dk brown (118)', { color: 'Brown', shade: 'dk brown 118' }, ['basePrice']],
  ['col. dk brown-118 spun 40/2', { color: 'Brown', shade: 'dk brown 118' }, ['basePrice']],
  ['Spun 40/2 black-118 per cone', { basePrice: 118 }, ['shade']],
  ['40/2 spun raw white 112', { basePrice: 112, shade: 'raw white' }, []],
  ['Spun 40/2 stock: white (324), black (288) cones', { construction: '40/2' }, ['basePrice', 'shade']],
  ['fluorescent yellow 2011, polyester thread 40/2', { shade: 'fluorescent yellow 2011' }, ['basePrice']],
  ['shade black 27 tex spun thread', { texNumber: 27 }, ['shade']],
  ['colour white 402 spun thread', { construction: '40/2' }, ['shade']],
  ['Spun 40/2 col. dark 245, light 225', { construction: '40/2' }, ['basePrice', 'shade']],
  ['gold tan leather, white thread 40/2', { color: 'White' }, ['shade']],
  ['polyester iplik, naylon ambalaj, 5000 m', { fiberType: ['Polyester'] }, []],
  ['nylon thread, box size 92 cm', { fiberType: ['Nylon'] }, ['texNumber']],
  ['jeans thread golden yellow tex 105', { color: 'Yellow', texNumber: 105 }, []],
  ['Spun 40/2 black-62', { basePrice: 62 }, ['shade']],
  ['Spun thread 40/2 light blue 500', { shade: 'light blue', basePrice: 500 }, []],
]

test.each(SHADES)('the shade and the words of a thread: %s', (line, says, not) => {
  const { values } = readLine(matrixDefinition('thread'), line)
  expect(values).toMatchObject(says)
  for (const name of not) expect(values).not.toHaveProperty(name)
})

test('what a buyer takes each month stays that where the trade has a field for it', () => {
  const { values } = readLine(matrixDefinition('recycle_waste_materials'), 'Denim clips, 20 tons monthly', true)
  expect(values).toMatchObject({ monthlyAvailability: 20 })
  expect(values).not.toHaveProperty('availableQuantity')
})

test('the words of a polite request are not among the words left', () => {
  const { rest } = readLine(matrixDefinition('thread'), 'Hi, pls send quote, looking for 40/2 spun poly chahiye', true)
  expect(rest).toBe('')
})

test('the words of two values, of which neither is read, are among the words left', () => {
  const { rest } = readLine(matrixDefinition('thread'), 'Spun tkt 75 or tkt 120, 2500m, 5000m')
  expect(rest.split(' ')).toEqual(expect.arrayContaining(['75', '120', '2500m', '5000m']))
})

/** In what thread is packed, and how much of it. */
const PACKED: ReadonlyArray<readonly [line: string, says: object, not: readonly string[]]> = [
  ['Cotton sewing thread 20/3, packed in PP woven bags of 50 kgs', { fiberType: ['Cotton'], netWeight: 50 }, []],
  ['Cotton thread 20/3 in HDPE woven bag', { fiberType: ['Cotton'] }, ['endUse']],
  ['Cotton thread 20/3, polypropylene bags, 25 kg', { fiberType: ['Cotton'] }, ['endUse']],
  ['Cotton thread ball in polyester pouch', { fiberType: ['Cotton'], packageType: 'Ball' }, []],
  ['PP thread 1000D/2 for bag closing', { fiberType: ['Polypropylene'], endUse: ['Bag closing'] }, []],
  ['Polyester bag closing thread 20/4', { fiberType: ['Polyester'], endUse: ['Bag closing'] }, []],
  ['Cotton thread 20/3 packed in white HDPE bags', { fiberType: ['Cotton'] }, ['color']],
  ['Bonded nylon thread tkt 40, 12 spools per carton box', { threadType: 'Nylon bonded', unitsPerPackage: 12 }, []],
  ['Spun 40/2 50 cones/export ctn', { fiberType: ['Polyester'], unitsPerPackage: 50 }, ['availableQuantity']],
  ['Packing: 100 cones per export carton, spun 40/2', { unitsPerPackage: 100, packageType: 'Cone' }, []],
  ['Spun 40/2 100 cones per 5-ply export carton', { unitsPerPackage: 100 }, ['ply']],
  ['Sewing thread Ne 40/3, net 0.45 kg per box', { netWeight: 0.45, weightUnit: 'kg' }, []],
  ['Sewing thread 40/2, net 450 g per box', { netWeight: 0.45 }, ['packageWeight']],
  [
    'Bag closing thread 20/4, 200 gm cone x 100 = 20 kg bag, Rs 142 per kg',
    { packageWeight: { value: 200, unit: 'g' }, unitsPerPackage: 100, netWeight: 20, basePrice: 142 },
    [],
  ],
  ['Bag closing thread 200 gm cone x 100', { packageType: 'Cone' }, ['basePrice', 'unitsPerPackage']],
  ['Spun 40/2 5000m cone x 100', { lengthPerPackage: 5000 }, ['basePrice']],
  [
    'Sewing thread Tex 27, carton size 58 x 38 x 42 cm',
    { length: 58, width: 38, height: 42, dimensionUnit: 'cm' },
    ['basePrice'],
  ],
  ['Sewing thread Tex 27, ctn meas. 24x16x18 inch', { length: 24, height: 18, dimensionUnit: 'in' }, []],
  ['Bonded nylon tex 70 $18.95 ea, 12/case', { unitsPerPackage: 12, basePrice: 18.95 }, []],
  ['Spun poly 40/2, 72 per case', { unitsPerPackage: 72 }, ['basePrice']],
  ['Spun poly 40/2 5000 m, Rs 60 per carton', { basePrice: 60, priceUom: 'carton' }, ['unitsPerPackage']],
  ['Ne 40/2 sewing thread 5000 m, USD 0.98/cone FCA Istanbul', { packageType: 'Cone', basePrice: 0.98 }, []],
  ['Rs 62/cone, 5000 m king spool spun', { packageType: 'King spool', basePrice: 62 }, []],
  [
    'Spun poly 40/2 1.0 kg cheese',
    { packageType: 'Tube', packageWeight: { value: 1, unit: 'kg' } },
    ['availableQuantity'],
  ],
  ['Stranded cotton embroidery 8 m skeins', { lengthPerPackage: 8, packageType: 'Hank' }, []],
  ['Cotton thread 20/6, 40 kg HDPE bag Rs 210/kg', { fiberType: ['Cotton'], netWeight: 40, basePrice: 210 }, []],
  ['12 x 1000 m tubes per box, spun 40/2', { unitsPerPackage: 12, lengthPerPackage: 1000, packageType: 'Tube' }, []],
  ['Dikiş ipliği 40/2 5000 mt siyah, koli 100 adet', { unitsPerPackage: 100 }, ['availableQuantity']],
  ['Nähgarn Polyester Nr. 120, 5000 m Kone', { packageType: 'Cone', lengthPerPackage: 5000 }, []],
  ['Bonded nylon T-135, 1/2 lb tube, 650 yds', { lengthPerPackage: 594.4 }, ['availableQuantity']],
  ['High tenacity polyester sewing thread, 1000 m/roll', { lengthPerPackage: 1000 }, []],
  ['Kevlar thread #69 4 oz 1500 yd', { texNumber: 70, packageWeight: { value: 113.4, unit: 'g' } }, []],
  ['Aramid thread Tex 90, natural, 8 oz', { packageWeight: { value: 226.8, unit: 'g' } }, []],
  ['Monofilament clear nylon 1500 yd mini king', { packageType: 'King spool' }, []],
  ['Sewing thread 40/2 3000 yds, net weight 75 gr', { packageWeight: { value: 75, unit: 'g' } }, []],
  ['Perle cotton 5, 15 m skein', { fiberType: ['Cotton'], lengthPerPackage: 15 }, ['basePrice']],
]

test.each(PACKED)('the packing of a thread: %s', (line, says, not) => {
  const { values } = readLine(matrixDefinition('thread'), line)
  expect(values).toMatchObject(says)
  for (const name of not) expect(values).not.toHaveProperty(name)
})

/** Its kind, its number and its use. */
const KINDS: ReadonlyArray<readonly [line: string, says: object, not: readonly string[]]> = [
  ['Polyester staple sewing thread Ne 40/2', { threadType: 'Spun polyester' }, []],
  ['Mercerised cotton thread Ne 60/3', { threadType: 'Cotton mercerised', finish: 'Mercerised' }, []],
  ['Cotton quilting thread 40 wt glazed', { threadType: 'Quilting', endUse: ['Quilting'], finish: 'Glacé' }, []],
  ['Woolly nylon overlock thread for leggings', { endUse: ['Overlocking', 'Knitwear'] }, []],
  ['Core spun P/P, No.75 (Tex 40), 5000 m', { ticketNo: '75', texNumber: 40 }, []],
  ['Core yarn of polyester surrounded by cotton fibres, sewing thread No. 75', { ticketNo: '75' }, []],
  ['Bonded nylon, No. 40, 250 g', { ticketNo: '40' }, []],
  ['Corespun P/P No. 75, shade no. 120', { ticketNo: '75', shade: '120' }, []],
  ['Cotton sewing thread No. 75', { fiberType: ['Cotton'] }, ['ticketNo']],
  ['Packing list no 75, corespun P/P thread', { threadType: 'Poly-poly corespun' }, ['ticketNo']],
  ['Bonded nylon black, lot no 40', { lot: '40' }, ['ticketNo']],
  ['Corespun P/P thread, No 75 / 120', {}, ['ticketNo']],
  ['Spun poly 40/2 Tkt 120 5000 mtr cone R/W', { color: 'Ecru', shade: 'raw white' }, []],
  ['402 R.W. spun', { construction: '40/2', color: 'Ecru' }, []],
  ['40/2 SPP 5000 m', { threadType: 'Spun polyester', construction: '40/2', lengthPerPackage: 5000 }, []],
  ['Coats Epic 120 T-24 poly-poly 5000 m cone', { ticketNo: '120', threadType: 'Poly-poly corespun' }, ['basePrice']],
  ['Polyester continuous filament thread, needle 140', { threadType: 'Polyester filament' }, []],
  ['Sunguard B138 bonded polyester UVR', { texNumber: 135, finish: 'UV-resistant' }, []],
  ['Bonded nylon thread shade B69', { shade: 'B69' }, ['texNumber']],
  ['Cotton quilting thread 40wt/3-ply', { ply: 3 }, []],
  ['Shoe thread nylon 210/9 waxed', { construction: '210/9', endUse: ['Shoes'] }, []],
  ['Rayon 40wt embroidery thread king cone #2296 black', { shade: '2296', color: 'Black' }, []],
  ['Jeans thread tkt 20 tobacco 1500m', { color: 'Brown', shade: 'tobacco' }, []],
  ['Jeans thread 20/3 golden color 2500 mtr', { color: 'Gold', lengthPerPackage: 2500 }, []],
  ['Fire retardant thread for aramid coverall', { threadType: 'FR or aramid', endUse: ['Workwear'] }, ['fiberType']],
  ['Tested zari golden 250 gm reel', { threadType: 'Metallic', packageType: 'Spool' }, []],
  ['Recycled poly core T-40', { threadType: 'Poly-poly corespun', fiberType: ['Recycled polyester'] }, []],
  ['PES bonded Tex 90, light fast 7', { threadType: 'Polyester bonded', fastness: { light: 7 } }, ['basePrice']],
  ['Prewound bobbins class 15 (A), polyester', { packageType: 'Bobbin pre-wound' }, ['basePrice']],
  ['Elastic thread latex covered 90# white', { threadType: 'Elastic' }, ['basePrice']],
  ['Filo da ricamo rayon 120/2, 5000 m', { construction: '120/2', lengthPerPackage: 5000 }, []],
  ['Hilo de coser poliéster 40/2 5000 yardas', { fiberType: ['Polyester'], lengthPerPackage: 4572 }, []],
  ['120d/2, 1000m, 60 wt', { construction: '120D x 2', lengthPerPackage: 1000 }, ['ticketNo']],
]

test.each(KINDS)('the kind of a thread: %s', (line, says, not) => {
  const { values } = readLine(matrixDefinition('thread'), line)
  expect(values).toMatchObject(says)
  for (const name of not) expect(values).not.toHaveProperty(name)
})

/** Numbers and words that look like others: classes of stitches, sizes in front of a box, other prices, packing. */
const LOOKALIKES: ReadonlyArray<readonly [line: string, says: object, not: readonly string[]]> = [
  ['Spun poly 40/2 stitch type 301 & 401', { stitchType: ['301', '401'] }, ['basePrice']],
  ['Suitable for stitch class 301, 401 and 504', { stitchType: ['301', '401', '504'] }, []],
  ['Stitch class 301/401', { stitchType: ['301', '401'] }, []],
  ['Seams 301 and 504 Rs 48', { stitchType: ['301', '504'], basePrice: 48 }, []],
  ['Stitch type 301, 401 per kg', { stitchType: ['301'], basePrice: 401 }, []],
  ['Stitches 504 colours', { coloursAvailable: 504 }, ['stitchType']],
  ['401 chain stitch', { stitchType: ['401'] }, ['basePrice']],
  ['For lockstitch 301, chainstitch 401', { stitchType: ['301', '401'] }, ['basePrice']],
  ['Overlock 504 per kg', { basePrice: 504, endUse: ['Overlocking'] }, ['stitchType']],
  ['12 cones to a box Rs 480', { unitsPerPackage: 12 }, ['availableQuantity']],
  ['10 cones to a carton white', { unitsPerPackage: 10, color: 'White' }, ['availableQuantity']],
  ['40/2 12 cones to box', { unitsPerPackage: 12 }, ['availableQuantity']],
  ['100 cones to box factory', { availableQuantity: 100 }, ['unitsPerPackage']],
  ['5000 m x 6 cones white, 4 cones black', { lengthPerPackage: 5000 }, ['unitsPerPackage']],
  ['5000 m x 10 cones, moq 100 cones', { unitsPerPackage: 10, moq: 100 }, []],
  ['Need 5000 m x 40 cones', { lengthPerPackage: 5000 }, ['unitsPerPackage']],
  ['PP core thread polypropylene', { fiberType: ['Polypropylene'] }, ['threadType']],
  ['Polyester filament covered with poly cover 150D/3', { threadType: 'Polyester filament' }, []],
  ['Poly ctn core spun tkt 75', { threadType: 'Poly-cotton corespun' }, []],
  ['Tkt 120 carton 60 cones 5000m', { ticketNo: '120', unitsPerPackage: 60 }, []],
  ['Tex 27 box 10 cones', { texNumber: 27, unitsPerPackage: 10 }, ['availableQuantity']],
  ['40/2 20 boxes 12 cones', { availableQuantity: 20, uom: 'box' }, ['unitsPerPackage']],
  ['Bonded nylon 4 oz, spool', { packageWeight: { value: 113.4, unit: 'g' }, packageType: 'Spool' }, []],
  ['High tenacity polyester bonded thread', { threadType: 'Polyester bonded' }, ['finish']],
  ['High tenacity polyester bonded nylon', { threadType: 'Nylon bonded' }, []],
  ['High tenacity polyester thread for bonded leather', { threadType: 'Polyester filament' }, ['finish']],
  ['250 g cones x 12 colours Rs 200', { coloursAvailable: 12 }, ['unitsPerPackage']],
  ['1.25 kg x 400 rs', {}, ['unitsPerPackage']],
  ['Spun 40/2 Rs 48/cone, packing charges 30 per box', { basePrice: 48 }, ['unitsPerPackage']],
  ['Spun 40/2 Rs 62/cone 744 per box', {}, ['unitsPerPackage']],
  ['Polyester staple fibre 1.4 denier for sewing thread', {}, ['threadType']],
  ['100% polyester staple fibre sewing threads 40/2', { threadType: 'Spun polyester' }, []],
  ['Mobile # 9876 white thread', { color: 'White' }, ['shade']],
  ['Spun poly R/W 402 5000m', { construction: '40/2', shade: 'raw white' }, ['basePrice']],
  ['Spun polyester thread white 402', { construction: '40/2', color: 'White' }, ['shade']],
  ['Spun poly 40/2 red 402, Rs 60', { construction: '40/2', shade: 'red 402' }, []],
  ['Bonded polyester, grey goods', { threadType: 'Polyester bonded' }, ['color']],
  ['HDPE 50 kg bag, cotton thread 20/6', { fiberType: ['Cotton'], netWeight: 50 }, []],
  ['Nylon thread 100 yds per oz', { fiberType: ['Nylon'] }, ['lengthPerPackage']],
]

test.each(LOOKALIKES)('what looks like another fact of a thread: %s', (line, says, not) => {
  const { values } = readLine(matrixDefinition('thread'), line)
  expect(values).toMatchObject(says)
  for (const name of not) expect(values).not.toHaveProperty(name)
})

/** Words of Italy, Turkey and India: numbers of pieces, taxes, tickets; and bounds of the tariff. */
const ABROAD: ReadonlyArray<readonly [line: string, says: object, not: readonly string[]]> = [
  ['N. 36 coni cucirino cotone 30/3, col. 1402', { availableQuantity: 36, uom: 'cone' }, ['basePrice']],
  ['120 rocche cucirino poliestere 40/2', { availableQuantity: 120, uom: 'cone' }, ['basePrice']],
  ['Cucirino poliestere 40/2, 120 rocchetti', { availableQuantity: 120, uom: 'piece' }, ['basePrice']],
  ['Disponibili 1.200 coni cucirino poliestere', { availableQuantity: 1200, uom: 'cone' }, ['basePrice']],
  ['Cucirino, 1.200 pz disponibili', { availableQuantity: 1200, uom: 'piece' }, ['basePrice']],
  ['Cucirino poliestere 40/2 tkt 80, coni: 36, colli 12', { ticketNo: '80', availableQuantity: 36 }, ['basePrice']],
  ['Dikiş ipliği, stok 3.000 bobin, 60 gün vade', { availableQuantity: 3000, uom: 'cone' }, ['basePrice']],
  ['Dikiş ipliği, 60 gün vade', { creditTerms: { days: 60 } }, ['paymentTerms']],
  ['Dikiş ipliği, 60 gün vadeli çek', {}, ['creditTerms']],
  ['Dikiş ipliği, 1,45 EUR/bobin, min. 120 bobin', { basePrice: 1.45, priceUom: 'cone', moq: 120, moqUom: 'cone' }, []],
  ['Dikiş ipliği No 120 bobin 5000 m', { packageType: 'Cone', lengthPerPackage: 5000 }, ['availableQuantity']],
  ['Dikiş ipliği 40/2, bobin: 120, siyah', { availableQuantity: 120, uom: 'cone' }, ['basePrice']],
  ['Dikiş ipliği 40/2, 1.500 koli stokta', { availableQuantity: 1500, uom: 'carton' }, ['basePrice']],
  ['Dikiş ipliği 40/2, koli 20', { construction: '40/2' }, ['basePrice']],
  ['Dikiş ipliği 40/2 stok 3.000 kg', { availableQuantity: 3000, uom: 'kg' }, ['basePrice']],
  ['Dikiş ipliği 0,85 USD/makara, %20 KDV hariç', { basePrice: 0.85, taxIncluded: false }, []],
  ['Cucirino cotone 50/2, 60 coni x cartone', { unitsPerPackage: 60 }, ['availableQuantity', 'basePrice']],
  ['Cucirino poliestere tkt 120, quantità 480', { ticketNo: '120' }, ['basePrice']],
  ['Spun 40/2 qty 480', { construction: '40/2' }, ['basePrice']],
  ['5404.19 monofilament of 67 decitex or more; nylon 0.12 mm', { threadDiameter: 0.12 }, ['texNumber']],
  ['Monofilament of which no dimension exceeds 1 mm; nylon 0.12 mm', { threadDiameter: 0.12 }, []],
  ['Polyester monofilament exceeding 50 tex', { threadType: 'Monofilament' }, ['texNumber']],
  ['Polyester thread 67 decitex', { texNumber: 6.7 }, []],
  ['Cucirino poliestere tkt 75, colore blu navy', { color: 'Navy', ticketNo: '75' }, []],
  ['Cucirino poliestere 40/2 blu marine', { color: 'Navy' }, []],
  ['Cucirino poliestere 40/2, coni da 5.000 m, torsione Z', { finalTwist: 'Z', lengthPerPackage: 5000 }, []],
  ['Cucirino poliestere torsione S o Z', { fiberType: ['Polyester'] }, ['finalTwist']],
  ['Filo nylon bondato Tkt 20, idrorepellente', { threadType: 'Nylon bonded', finish: 'Water-repellent' }, []],
  ['Filati per cucire di cotone; rocchetti da 100 m', { packageType: 'Spool', lengthPerPackage: 100 }, []],
  ['Filo cucirino, € 6,80/rocca + IVA', { basePrice: 6.8, priceUom: 'cone', taxIncluded: false }, []],
  ['Cucirino 40/2 nero, 2,40 €/rocca IVA inclusa', { taxIncluded: true }, []],
  ['Cucirino poliestere 40/2, € 2,10 al pz più IVA', { basePrice: 2.1, priceUom: 'piece', taxIncluded: false }, []],
  ['Spun 40/2 Rs 62, IGST 12% extra', { basePrice: 62, taxIncluded: false }, []],
  ['Spun 40/2 Rs 62 IGST included', { basePrice: 62, taxIncluded: true }, []],
  ['Polyester dikiş ipliği No:120 40/2 5000 m', { ticketNo: '120', construction: '40/2' }, []],
  ['Polyester sewing thread 40/2 No:120', { ticketNo: '120', construction: '40/2' }, []],
  ['120 no thread black cone', { ticketNo: '120', color: 'Black' }, []],
  ['No 120 thread black', { ticketNo: '120' }, []],
  ['120 no thread cones', { packageType: 'Cone' }, ['ticketNo']],
  ['100 no thread', {}, ['ticketNo']],
  ['Zari dhaga golden 1 kg cone', { threadType: 'Metallic', color: 'Gold' }, []],
  ['Zari dhaga work saree', {}, ['threadType']],
  ['100% polyester embroidery thread 120D/2', { threadType: 'Polyester trilobal', endUse: ['Embroidery'] }, []],
  ['100% polyester embroidery thread 40 wt', { endUse: ['Embroidery'] }, ['threadType']],
  ['Being supply of 500 tubes cotton thread 3/40 @ Rs. 31.50 per tube', { availableQuantity: 500, uom: 'tube' }, []],
  ['Supply of 500 cones per month polyester thread 40/2', {}, ['availableQuantity']],
  ['Polyester thread, 24 cones/ctn, MEAS: 68*45*32CM', { length: 68, width: 45, height: 32 }, []],
  ['Polyester HT filament thread 250D/3 bonded', { threadType: 'Polyester filament', finish: 'Bonded' }, []],
  ['Stranded cotton embroidery thread, 6 strand, 8 m skeins', { ply: 6 }, []],
  ['2 strand polyester thread', {}, ['ply']],
  ['144 spools bonded polyester thread, 8 oz ea', { packageWeight: { value: 226.8, unit: 'g' } }, []],
  ['Polyester thread, 8 oz each box, 12 spools', {}, ['packageWeight']],
  ['Bonded nylon V69, product of USA', { originCountry: 'US' }, []],
  ['Bonded nylon V69, freight collect', { shippingResponsibility: 'To-pay freight' }, []],
]

test.each(ABROAD)('a thread in the words of its country: %s', (line, says, not) => {
  const { values } = readLine(matrixDefinition('thread'), line)
  expect(values).toMatchObject(says)
  for (const name of not) expect(values).not.toHaveProperty(name)
})

/** Sizes, lengths, weights and kinds in the short forms of sellers, and what looks like them. */
const IN_SHORT: ReadonlyArray<readonly [line: string, says: object, not: readonly string[]]> = [
  ['Invisible thread nylon clear 0.12', { threadType: 'Monofilament', threadDiameter: 0.12 }, ['basePrice']],
  ['Poly mono 0.15 smoke, 2000 m cone', { threadType: 'Monofilament', threadDiameter: 0.15 }, ['basePrice']],
  ['Invisible thread nylon clear 0.45/tube', { basePrice: 0.45, priceUom: 'tube' }, ['threadDiameter']],
  ['Invisible thread nylon clear 0.45 usd', { basePrice: 0.45, currency: 'USD' }, ['threadDiameter']],
  ['Invisible thread nylon clear 0.12-0.20', { threadType: 'Monofilament' }, ['threadDiameter', 'basePrice']],
  ['0.25 mm nylon monofil transparent 1000 mtrs/tube', { threadType: 'Monofilament', threadDiameter: 0.25 }, []],
  ['Nylon monofil fabric for sewing', {}, ['threadType']],
  ['T-27 40s/2 SSP 5000y', { construction: '2/40s', lengthPerPackage: 4572, texNumber: 27 }, []],
  ['Cotton thread 50 wt, 1422 yds/1300 m spool', { lengthPerPackage: 1300 }, ['basePrice']],
  ['Embroidery thread 5000m / 5468yds', { lengthPerPackage: 5000 }, []],
  ['Stranded cotton thread, 6 strand skeins of 8 m', { lengthPerPackage: 8, packageType: 'Hank' }, []],
  ['Waxed thread 4 oz spool 138 yds', { lengthPerPackage: 126.2 }, []],
  ['Texturised poly thread 150/48/1 raw white', { construction: '150D/48F' }, []],
  ['MX metallic thread gold, supported with 30D nylon', { threadType: 'Metallic' }, ['construction']],
  ['Core spun poly poly Tex 24, needle 70-75', { needleSize: '70' }, []],
  ['Spun thread 40/2, needle 90 - 100 cones', { needleSize: '90' }, []],
  ["Nylon bonded thread 20's, black, for footwear", { ticketNo: '20' }, ['basePrice']],
  ["Nylon bonded 40's 3 ply", { ticketNo: '40', ply: 3 }, ['construction']],
  ['Nylon bonded thread, packed in 20s', {}, ['ticketNo']],
  ['20/2 spun polyester thread, 2 kg dyed cones, 500 cones', { packageWeight: { value: 2, unit: 'kg' } }, []],
  ['Need 2 kg dyed cones 40/2 thread', {}, ['packageWeight']],
  ['Jari thread, 8 cops per kg, Rs 520/kg', { packageWeight: { value: 125, unit: 'g' }, basePrice: 520 }, []],
  ['Spun thread 40/2, cones of 1 lb', { packageWeight: { value: 1, unit: 'lb' } }, []],
  ['Imitation zari thread, silver plated, 400 m reel', { color: 'Silver', threadType: 'Metallic' }, []],
  ['20 MT hanks cotton thread 40/2', { packageType: 'Hank' }, ['lengthPerPackage']],
  ['Embroidery thread, needle: 75/11', { needleSize: '75', endUse: ['Embroidery'] }, []],
  ['Real zari, silk core, 250 gm reel', { threadType: 'Metallic' }, []],
  ['Pure zari saree border, 5 m', {}, ['threadType']],
  ['Metallic thread gold 1000 m cone', { fiberType: ['Metallic'] }, []],
  [
    'Quilting thread, 100% long staple Egyptian cotton, 40 wt',
    { blendPercentages: [{ fibre: 'Cotton', percent: 100 }], threadType: 'Quilting' },
    [],
  ],
  ['Core spun poly thread for 100% Egyptian cotton shirts', { fiberType: ['Polyester'] }, []],
  ['Meta-aramid thread Tex 40 for firefighter garments', { endUse: ['Workwear'] }, []],
  ['Bonded thread for safety shoes', { endUse: ['Shoes'] }, []],
  ['Wooly poly thread 150D', { threadType: 'Textured', fiberType: ['Polyester'] }, []],
  ['Nylon 6.6 continuous filament thread 210/3', { threadType: 'Nylon filament' }, []],
  ['Filo poliestere filamento continuo alta tenacità 40 tkt', { threadType: 'Polyester filament' }, []],
  ['Filo nylon bondato alta tenacità Tkt 20', { threadType: 'Nylon bonded' }, []],
  ['Filo cucirino poliestere corespun, coni da 5000 m', { threadType: 'Poly-poly corespun' }, []],
  ['Hilo de coser poliester 40/2, cono 5000 yardas', { packageType: 'Cone' }, []],
]

test.each(IN_SHORT)('a thread in short forms: %s', (line, says, not) => {
  const { values } = readLine(matrixDefinition('thread'), line)
  expect(values).toMatchObject(says)
  for (const name of not) expect(values).not.toHaveProperty(name)
})

test('a bare figure of a request is no price where it may be a diameter', () => {
  const thread = matrixDefinition('thread')
  expect(readLine(thread, 'invisible thread nylon clear 0.12', true).values).toMatchObject({ threadDiameter: 0.12 })
  expect(readLine(thread, 'elastic thread white 0.5', true).values).not.toHaveProperty('basePrice')
})

/** Tickets, sizes, cartons and skeins, and what looks like them. */
const OF_PAPERS: ReadonlyArray<readonly [line: string, says: object, not: readonly string[]]> = [
  ['Coats Epic 120 cones, Rs 450/cone', { ticketNo: '120', basePrice: 450 }, ['availableQuantity']],
  ['Mara 100 spools 1000 m', { ticketNo: '100', lengthPerPackage: 1000 }, []],
  ['Epic thread, epic 60 days credit', {}, ['ticketNo']],
  ['b-69 nylon thread', { texNumber: 70 }, ['basePrice']],
  ['Bonded polyester B-138, 8 oz', { texNumber: 135 }, []],
  ['Bonded nylon thread, black, B-69, 8 oz', { texNumber: 70 }, []],
  ['Nylon thread, B-92 Sector 63 Noida', {}, ['texNumber']],
  ['Nylon thread, Plot B-46 MIDC', {}, ['texNumber']],
  ['120 no thread reels', {}, ['ticketNo']],
  ['120 no thread, cones', {}, ['ticketNo']],
  ['Polyester dikiş ipliği 120 no 5000 m', { ticketNo: '120', lengthPerPackage: 5000 }, []],
  ['Monofilament thread dimension 0.2 mm', { threadDiameter: 0.2 }, []],
  ['Monofilament thread, no cross-sectional dimension exceeds 1 mm', {}, ['threadDiameter']],
  ['Cotone ricamo 8 mt matassine, 25 colori', { lengthPerPackage: 8, packageType: 'Hank' }, ['availableQuantity']],
  ['Matassine da 8 m cotone', { lengthPerPackage: 8 }, []],
  ['Stranded cotton 8 mt skeins', { lengthPerPackage: 8 }, ['availableQuantity']],
  ['Fil au chinois lin câblé 432, 50 g', {}, ['basePrice']],
  [
    'carton 58x38x42 cm, 60 cones',
    { length: 58, width: 38, height: 42, dimensionUnit: 'cm', unitsPerPackage: 60 },
    ['availableQuantity'],
  ],
  ['carton 58x38x42 cm, 60 cones in stock', { length: 58, availableQuantity: 60 }, ['unitsPerPackage']],
  ['ctn meas: 58x38x42 cm 60 cones', { length: 58, unitsPerPackage: 60 }, ['availableQuantity', 'fiberType']],
  ['Box size 30x20x15 cm, 12 tubes per box', { length: 30, unitsPerPackage: 12 }, []],
  ['Sewing box size 30x20x15 cm', {}, ['length']],
  ['Thread, box 30 x 20 x 15 cm', {}, ['length']],
  ['packed in 5 ply carton box 58x38x42 cms.', { height: 42, dimensionUnit: 'cm' }, ['ply']],
  ['carton size L58 x W38 x H42 cm', { length: 58, width: 38, height: 42 }, []],
  ['ctn dims (LxWxH) in cm: 58 x 38 x 42', { length: 58, dimensionUnit: 'cm' }, ['fiberType']],
  ['carton 23" x 15" x 17"', { length: 23, width: 15, height: 17, dimensionUnit: 'in' }, []],
  ['carton 23 x 15 x 17 in stock', {}, ['length']],
  ['carton dims 1200 x 800 x 900 mm', { length: 1200, dimensionUnit: 'mm' }, []],
  ['60 cones/ctn, dimensions 23x15x17 inch/ctn', { length: 23, unitsPerPackage: 60 }, []],
  [
    '150 ctns 40/2 spun 5000m x 36 cones, total 5400 cones',
    { availableQuantity: 5400, uom: 'cone', packageCount: 150, unitsPerPackage: 36, lengthPerPackage: 5000 },
    [],
  ],
  ['150 ctns 40/2 5000 m x 36 cones, total 5000 cones', {}, ['packageCount', 'unitsPerPackage']],
]

test.each(OF_PAPERS)('a thread on papers: %s', (line, says, not) => {
  const { values } = readLine(matrixDefinition('thread'), line)
  expect(values).toMatchObject(says)
  for (const name of not) expect(values).not.toHaveProperty(name)
})

test('the size of an instrument, and of what holds cones of yarn, is no size of a carton', () => {
  const ofLab = readLine(matrixDefinition('testing_lab_instruments'), 'Light box D65, box size 71x54x57 cm')
  expect(ofLab.values).not.toHaveProperty('length')
  const ofYarn = readLine(matrixDefinition('yarn'), 'carton 58x38x42 cm, 24 cones Ne 30')
  expect(ofYarn.values).not.toHaveProperty('availableQuantity')
})

/** How thread is put up: weights, packages and lengths, and what looks like them. */
const PUT_UP: ReadonlyArray<readonly [line: string, says: object, not: readonly string[]]> = [
  ['Nylon bobbin thread 140D, 9 gm each, 500 pcs pkt', { packageWeight: { value: 9, unit: 'g' } }, []],
  ['Nylon bobbins 9 gm each box', {}, ['packageWeight']],
  ['Bonded nylon T70 left twist 8 oz, black', { packageWeight: { value: 226.8, unit: 'g' } }, []],
  ['Bonded nylon T70 8 oz leather', {}, ['packageWeight']],
  [
    'Para-aramid sewing thread Tex 90, 250 g x 8 spools per carton, 12 cartons',
    { packageWeight: { value: 250, unit: 'g' }, unitsPerPackage: 8, availableQuantity: 12 },
    [],
  ],
  ['Spun poly thread 40/2, 1 kg x 500 cones per carton', {}, ['packageWeight']],
  ['Nylon cocoon bobbin thread 140D, white', { packageType: 'Bobbin pre-wound' }, []],
  ['Cocoon bobbin case', {}, ['packageType']],
  ['Metallic yarn (lurex) on plastic bobbins, 250 g', { packageType: 'Spool' }, []],
  ['Polyester thread on plastic bobbins', {}, ['packageType']],
  ['Cotton quilting thread, 1094 yds, king tube', { lengthPerPackage: 1000.4, packageType: 'Tube' }, []],
  ['Poly thread 40/2, 4572 m', { lengthPerPackage: 4572 }, []],
  ['Poly thread 40/2, min 1094 yds', { moq: 1094 }, ['lengthPerPackage']],
  ['Mono 0.12 mm clear nylon, 1 lb spool, approx 30000 m', { lengthPerPackage: 30_000 }, []],
  ['Poly thread 40/2, 1000 cones approx 30000 m', {}, ['lengthPerPackage']],
  ['Corespun Tex 40 (P/P), ticket 75', { threadType: 'Poly-poly corespun', fiberType: ['Polyester'] }, []],
  ['Corespun 40/2 tkt 75, Rs 45 p/p', { basePrice: 45 }, ['threadType']],
  ['Polyester kesik elyaf dikiş ipliği 30/2, 1 kg bobin', { threadType: 'Spun polyester' }, []],
  ['Polyester viskon kesik elyaf iplik 30/2', {}, ['threadType']],
  ['Nm 40/3 aramid, T 75, 1000 m/cone', { texNumber: 75 }, []],
  ['Poly thread, 5 t 20 bags', {}, ['texNumber']],
  ['Cotton quilting thread 50 wt, 60 solids', { coloursAvailable: 60 }, []],
  ['Cotton quilting thread 50 wt, 60 solids and 20 variegated', {}, ['coloursAvailable']],
  ['Polyester thread 40/2, 30 kgs per PP bag, 600 bags', { netWeight: 30, weightUnit: 'kg' }, []],
  ['Polyester thread 40/2, Rs 30 kgs per bag', {}, ['netWeight']],
]

test.each(PUT_UP)('a thread as it is put up: %s', (line, says, not) => {
  const { values } = readLine(matrixDefinition('thread'), line)
  expect(values).toMatchObject(says)
  for (const name of not) expect(values).not.toHaveProperty(name)
})
