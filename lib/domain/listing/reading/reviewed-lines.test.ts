import { expect, test } from 'vitest'
import { matrixDefinition } from '@/lib/domain/modules'
import type { ModuleKey } from '@/lib/domain/modules/keys'
import { readLine } from './read-line'

/** Lines that narrower rules read again as before: a price, a place or a blend is not what it looks like. */
const OFFERS: ReadonlyArray<readonly [ModuleKey, line: string, says: object, not?: readonly string[]]> = [
  ['yarn', '60 ka rate 410 combed compact', { count: '60', basePrice: 410 }],
  ['grey_fabric', '60x60 92x88 63 ka rate 64', { basePrice: 64, clothWidth: { value: 63, unit: 'in' } }],
  ['thread', 'spun poly tkt 120 ka rate Rs 62', { ticketNo: '120', basePrice: 62 }],
  ['finish_fabric', 'twill khaki, matched under D65 / TL84, $1.8/m', { basePrice: 1.8, currency: 'USD' }],
  ['finish_fabric', 'poplin 58" shade checked under TL84, Rs 92/m', { basePrice: 92 }],
  ['machinery_spares_tools_accessories', 'Juki TL 98, used', {}, ['basePrice']],
  ['finish_fabric', 'nylon soft net 15d 112" width Rs 85/mtr', { fabricStructure: 'Knitted' }, ['creditTerms']],
  ['grey_fabric', 'PC sheeting 45s/45s, 65/35, 63" Rs 48', { fiberType: ['Polyester', 'Cotton'] }, ['epi']],
  ['yarn', '2/40 PV Rs 210/kg, 900 kg + 5% GST, ready', { basePrice: 210 }],
  ['grey_fabric', 'rayon 30s 58", 800 m + GST, Rs 41', { basePrice: 41 }],
  ['thread', 'core spun 28/2, 5000 m + GST', { lengthPerPackage: 5000 }, ['basePrice']],
  ['finish_fabric', 'polyester taffeta 190T 60g 150cm dyed USD 0.42/m', {}, ['glm']],
  ['grey_fabric', 'polyester spunbond nonwoven 80g 160 cm USD 1.5/kg', {}, ['glm']],
  ['grey_fabric', '60x60 92x88 Toyota airjet, Japan, Rs 58', { basePrice: 58 }, ['originCountry']],
  ['grey_fabric', '40x40 100x80 woven on Dornier A1, Germany, Rs 80', {}, ['originCountry']],
  ['yarn', '30s vortex on Murata 870, Japan, Rs 245', {}, ['originCountry']],
  ['yarn', '2/48 Nm worsted wool, Australia, Rs 1450/kg', {}, ['originCountry']],
  ['yarn', '21s carded cotton, Pakistan, USD 2.4/kg', { originCountry: 'PK' }],
  ['fiber_raw_material', 'Egyptian cotton Giza 94, port: Tuticorin, USD 3.4/kg', {}, ['loadingPort']],
  ['finish_fabric', 'cotton woven interlining, PES dot coating', { fiberType: ['Cotton'] }],
  ['grey_fabric', 'single jersey 28 gg DF 75 denier', { gauge: 28 }, ['creditTerms']],
  ['yarn', '30s combed cash $2.85/kg, 60 days $2.95', { basePrice: 2.85, currency: 'USD' }],
  ['yarn', '30s combed 285 cash, 60 days credit 291', { basePrice: 285 }, ['pdcSlabs', 'creditTerms']],
  ['yarn', '30s hosiery 268 net 7 days payment, 2 ton', { basePrice: 268, creditTerms: { days: 7 } }],
  ['grey_fabric', 'drill 20x16 width not less than 147 cm', { clothWidth: { value: 147, unit: 'cm' } }],
  ['grey_fabric', 'seconds stock lot denim, regular supply', { condition: 'Seconds' }],
  ['grey_fabric', 'mill seconds job lot sheeting, good quality', { condition: 'Seconds' }],
  ['yarn', '30s hosiery 268 ka rate 5 ton', { basePrice: 268 }],
  ['grey_fabric', 'cambric 60x60 41 ka rate 58 panna', { basePrice: 41, clothWidth: { value: 58, unit: 'in' } }],
  ['grey_fabric', 'rayon 30s 41 ka bhav 5000 mtr ready', { basePrice: 41, availableQuantity: 5000 }],
  ['yarn', '2/40 PV - 210 kg + gst', { basePrice: 210 }],
  ['yarn', '30s combed hosiery, 268 kg + 5% GST', { basePrice: 268 }],
  ['yarn', '30s combed - 268 kg + gst, freight 3 per kg extra', { basePrice: 268 }],
  ['thread', '40/2 - 62 cone + 12% gst, 10/box', {}, ['basePrice']],
  ['finish_fabric', 'Poplin light blue TL 85/mt', { basePrice: 85, currency: 'TRY' }],
  ['finish_fabric', '30/1 süprem TL 145/kg (USD 4.2)', { basePrice: 145, currency: 'TRY' }],
  ['thread', 'nylon filament thread 210D/3 twisted, not bonded', { threadType: 'Nylon filament' }],
  ['thread', 'polyester filament thread 150D/2 non-trilobal', { threadType: 'Polyester filament' }],
  ['grey_fabric', 'Gauze cloth 40s/40s 56/44 48"', { warpCount: '40s', epi: 56, ppi: 44 }],
  ['yarn', '30s combed hosiery (Coimbatore, 285)', { basePrice: 285 }],
  ['grey_fabric', 'needle punched nonwoven PES wadding 300 gsm', { fiberType: ['Polyester'] }],
  ['finish_fabric', 'Satin 90g 44" Rs 31', { glm: 90 }],
  ['finish_fabric', 'Taffeta moss green 60g 150cm USD 0.42/m', {}, ['glm']],
  ['yarn', '30s combed compact yarn Rieter K45, Uzbekistan, USD 3.05/kg', { originCountry: 'UZ' }],
  ['yarn', '30s combed cotton, India, Rs 265', { originCountry: 'IN' }],
  ['yarn', 'Nm 2/28 cashmere, Italy', { originCountry: 'IT' }],
  ['yarn', '100s Egyptian cotton Giza 88 compact yarn, port: Tuticorin', { loadingPort: 'INTUT' }],
  ['yarn', '30s combed Rs 285 nett 10 days', { basePrice: 285, creditTerms: { days: 10 } }],
  [
    'yarn',
    '60s combed weaving 402/kg, 1000 kg @ 398',
    { basePrice: 402, quantitySlabs: [{ price: 402 }, { minQty: 1000, price: 398 }] },
  ],
  [
    'yarn',
    '30s+20D lycra CH, 345, 2 ton',
    { count: '30s+20D', yarnFamily: 'Core & covered', fiberType: ['Cotton', 'Elastane'] },
  ],
  ['yarn', '30s combed 345 nett 2 ton', { basePrice: 345, availableQuantity: 2000 }],
  ['grey_fabric', 'cambric 60x60 92x88 38.50 taka 100 m', { basePrice: 38.5, pieceLength: { from: 100, to: 100 } }],
  ['grey_fabric', 'Tela greggia cotone 100% Ne 20/20, 24x24 fili/cm, h 165', { warpCount: 'ne20', epi: 61, ppi: 61 }],
  ['grey_fabric', 'Nm 2/48 x 1/30, saia 2/2, 100% lana vergine, h 150 cm', { fiberType: ['Virgin wool'] }],
  ['grey_fabric', '60s cmb compact x 60s cmb compact 173x104 120" satin 4/1', { yarnSpinning: 'Combed compact' }],
  [
    'grey_fabric',
    'sheeting 20x20 60x60 98" @ 74/-, dely 15 days, 50% adv bal agst PI',
    { dispatchLeadTime: 15, paymentTerms: ['50% advance, balance against PI'] },
  ],
  [
    'thread',
    'N66 bonded Tex 70, $3.10/spool FOB Karachi, 30% TT advance balance BL copy',
    { paymentTerms: ['30% advance, 70% against BL copy'] },
  ],
  ['thread', 'Meta-aramid Tex 60 1500 m cone, USD 28/cone, 100% TT', { paymentTerms: ['100% advance'] }],
  ['thread', 'cotton 40/3 500 m spools, 12/box, EUR 2.40', { basePrice: 2.4, currency: 'EUR', unitsPerPackage: 12 }],
  [
    'thread',
    'spun poly 40/2 5000 m cones, Rs 620/box, 10/box',
    { basePrice: 620, priceUom: 'box', unitsPerPackage: 10 },
  ],
  ['thread', 'Elastic shirring thread 0.6mm black', { threadType: 'Elastic', endUse: ['Smocking and shirring'] }],
  ['thread', 'transparent mono thread 0.12mm for quilting', { threadType: 'Monofilament' }],
  ['thread', 'cucirino poliestere 120 pag. 60 gg RiBa', { paymentTerms: ['RiBa 60 days'] }, ['creditTerms']],
]

const REQUESTS: typeof OFFERS = [
  ['thread', 'need nylon cones bonded 210/3, not polyester', { fiberType: ['Nylon'] }],
  ['thread', 'need 20/3 cotton cones for denim, polyester not accepted', { fiberType: ['Cotton'] }],
  ['yarn', '2000 kg 30s combed, polyester cone', { fiberType: ['Cotton'] }],
  ['yarn', 'need 30s combed 5 ton, cone 1.89 kg', { availableQuantity: 5000 }],
  ['yarn', '40s combed 10 ton, bags 50 kg', { availableQuantity: 10_000, netWeight: 50 }],
  ['grey_fabric', '10000 m cambric 60x60, taka 100 m', { availableQuantity: 10_000 }],
  ['chemical_dye', 'peroxide 2 ton, 65 kg cans', { availableQuantity: 2000 }],
  ['thread', '240 cones 40/2, 12 cones in a box', { availableQuantity: 240, unitsPerPackage: 12 }],
  ['yarn', '500 kg dyed 2/40 polyester, navy 4022, red 3011', { availableQuantity: 500, count: '2/40' }],
  ['thread', '50 cones 40/2, shades: red 1024, blue 2210', { availableQuantity: 50 }, ['basePrice']],
  ['yarn', '2/40 polyester dyed 1000 kg: red 600 kg, blue 400 kg', { availableQuantity: 1000 }, ['color']],
  ['grey_fabric', '20000 m drill, weekly 5000 m', { availableQuantity: 20_000 }],
  ['grey_fabric', '3000 m canvas, 5 m for sample', { availableQuantity: 3000 }],
  ['grey_fabric', '5000 yds canvas, about 4570 m', { availableQuantity: 4572 }],
  ['thread', '40/2 spun poly, 120 cones white and 80 cones black', {}, ['availableQuantity', 'color']],
  ['thread', 'need 80 cones white and 120 black 40/2 spun poly', {}, ['availableQuantity', 'color', 'basePrice']],
  ['thread', '40/2 spun poly, 120 cones white and 80 black, 2 shades', {}, ['availableQuantity', 'basePrice']],
  ['yarn', '2/40 acrylic shades: red 500, blue 500, black 1000 kg', { count: '2/40' }, ['availableQuantity']],
  ['yarn', '600 kg 30s combed, 400 kg 40s combed, 200 kg 60s combed', {}, ['availableQuantity', 'count']],
  [
    'wholesale_ready_product',
    'tshirt 500 pcs white, 300 pcs black, 200 pcs navy',
    {},
    ['availableQuantity', 'basePrice'],
  ],
  ['yarn', 'monthly 5 ton 30s combed and 3 ton 40s combed', {}, ['availableQuantity', 'count']],
  ['thread', '40/2 spun poly cones: 120 pcs white, 80 pcs black', {}, ['availableQuantity', 'basePrice']],
  ['fiber_raw_material', 'viscose staple bales 10 ton, polyester staple 5 ton', {}, ['availableQuantity']],
  ['grey_fabric', 'taka 5000 m cambric, 3000 m poplin', {}, ['availableQuantity', 'pieceLength', 'fabricName']],
  ['finish_fabric', 'need twill 200 m for sample and 3000 m for bulk', { availableQuantity: 3000 }],
  ['finish_fabric', 'twill: 3000 m for lab coats and 2000 m for aprons', {}, ['availableQuantity']],
  ['yarn', '50 kg white and 100 kg black 2/40 acrylic, 50 kg bags', { netWeight: 50 }, ['availableQuantity']],
  ['grey_fabric', 'bamboo lycra jersey 180 gsm undyed, 300 kgs trial', { availableQuantity: 300 }],
  [
    'grey_fabric',
    'grey pocketing tc 65 35 63" cheapest',
    { fiberType: ['Polyester', 'Cotton'], blendPercentages: [{ percent: 65 }, { percent: 35 }] },
  ],
  ['yarn', 'saree 50 pcs and 30s yarn 2 ton', { count: '30s' }, ['availableQuantity', 'uom']],
  ['grey_fabric', '5000 m cambric and 2 ton single jersey', {}, ['availableQuantity']],
  ['yarn', '2 ton 30s combed cotton, 40 bags', { availableQuantity: 2000, packageCount: 40 }],
  ['yarn', '30s combed cotton 5 ton, packing jute bags', { fiberType: ['Cotton'], availableQuantity: 5000 }],
  ['yarn', 'need 30s combed 500 kg (polyester cones)', { fiberType: ['Cotton'] }],
  ['thread', 'cotton bag closing thread 20/6, 100 polyester cones', { availableQuantity: 100 }, ['basePrice']],
  ['thread', '100 cones each tkt 80 and 120 spun poly', {}, ['availableQuantity', 'ticketNo', 'basePrice']],
]

test.each(OFFERS.map(([key, line, says, not = []]) => ({ key, line, says, not })))('offer "$line"', (one) => {
  const { values } = readLine(matrixDefinition(one.key), one.line)
  expect(values).toMatchObject(one.says)
  for (const name of one.not) expect(values).not.toHaveProperty(name)
})

test.each(REQUESTS.map(([key, line, says, not = []]) => ({ key, line, says, not })))('request "$line"', (one) => {
  const { values } = readLine(matrixDefinition(one.key), one.line, true)
  expect(values).toMatchObject(one.says)
  for (const name of one.not) expect(values).not.toHaveProperty(name)
})
