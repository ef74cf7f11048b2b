import { expect, test } from 'vitest'
import { matrixDefinition } from '@/lib/domain/modules'
import type { ModuleKey } from '@/lib/domain/modules/keys'
import { readLine } from '../read-line'

const CLOTH = '40x40/124x64 48" cotton grey'

test.each<[ModuleKey, string, object, string[]?]>([
  ['grey_fabric', `${CLOTH} @27.25, dlv 5-7 dys`, { dispatchLeadTime: 7, basePrice: 27.25 }],
  ['grey_fabric', `${CLOTH} @27.25, rdy 40 taka`, { availableQuantity: 40, uom: 'taka' }],
  ['grey_fabric', `${CLOTH} rs 34.5 pm nett 7 days`, { basePrice: 34.5, creditTerms: { days: 7 } }],
  ['grey_fabric', 'FDY crepe 60gm 58", rate 24, disc 1.5% 10 days', { basePrice: 24 }, ['dispatchLeadTime']],
  ['grey_fabric', `${CLOTH} EUR 1,90/ml, 90 gg DF`, { basePrice: 1.9, priceUom: 'm', creditTerms: { days: 90 } }],
  ['grey_fabric', 'Greggio lino Nm 26x26 18x17 fili 160cm', { epi: 45.7, ppi: 43.2 }],
  ['grey_fabric', 'Popeline cotone greggio, gr/mq 110', { gsm: 110 }],
  ['grey_fabric', 'Weightless 44" 70g 21.40/mt', { glm: 70, clothWidth: { value: 44, unit: 'in' } }],
  ['grey_fabric', 'Lizzy bizzy 60 gms 44 inch', { glm: 60 }],
  ['grey_fabric', 'S/J 24s carded 180g 72 open - 268 kg + 5% gst', { gsm: 180, basePrice: 268, priceUom: 'kg' }],
  ['grey_fabric', 'Single jersey 30s 24" 20g', {}, ['gsm']],
  ['grey_fabric', 'PP SSS 17gsm 1.75m', { nonwovenTech: 'Spunbond' }],
  [
    'grey_fabric',
    'Spunlace 45 gsm 80/20 visc poly',
    {
      blendPercentages: [
        { fibre: 'Viscose', percent: 80 },
        { fibre: 'Polyester', percent: 20 },
      ],
    },
  ],
  ['grey_fabric', 'Süprem kumaş 30/1 kompakt, açık en 185 cm', { yarnSpinning: 'Compact', widthForm: 'Open' }],
  ['grey_fabric', 'Sheeting 30s 110" & 125", Rs 145/- & 165/-', {}, ['basePrice']],
  ['grey_fabric', `${CLOTH} Rs 49/mtr, 2 lots 6000 m + 9000 m`, { availableQuantity: 15_000, uom: 'm' }],
  ['grey_fabric', `${CLOTH} Rs 49/mtr, 3 lots 6000 m + 9000 m`, {}, ['packageCount']],
  ['grey_fabric', `${CLOTH} 1,25 USD/m CIF Mersin 2 hafta`, { dispatchLeadTime: 14 }],
  ['grey_fabric', `${CLOTH} Rs 49/mtr, dhara 30`, { creditTerms: { days: 30 } }],
  ['grey_fabric', `${CLOTH} Rs 49/mtr, gst 5% incl`, { taxIncluded: true }],
  ['grey_fabric', `${CLOTH} @28.5 net cash, 50 taka`, { basePrice: 28.5, paymentTerms: ['Cash'] }],
  ['grey_fabric', `${CLOTH}, 29.5 ka rate, 50 taka`, { basePrice: 29.5 }],
  [
    'grey_fabric',
    `${CLOTH} Rs 22/m, 25% adv bal. against delivery`,
    { paymentTerms: ['25% advance, balance against delivery'] },
  ],
  ['grey_fabric', `${CLOTH} EUR 2,10/m, pag. 60 gg`, { creditTerms: { days: 60 } }],
  ['grey_fabric', `${CLOTH} EUR 2,10/m, pag. 60 gg RB`, { paymentTerms: ['RiBa 60 days'] }],
  ['grey_fabric', `${CLOTH} Rs 22/m, cash nett`, { paymentTerms: ['Cash'] }],
  ['grey_fabric', 'Georgette 60 gm, 300 taka ready, taka cut 105-110 mtr', { pieceLength: { from: 105, to: 110 } }],
  ['grey_fabric', 'Drill 20x16 108x56, ctn greige', { fiberType: ['Cotton'] }],
  ['grey_fabric', 'Drill 20x16 108x56, 10 ctn grey', {}, ['fiberType']],
  ['grey_fabric', 'Cotton canvas 10 oz OE loomstate', { yarnSpinning: 'Open-end' }],
  ['grey_fabric', 'Linen 44 lea x viscose 30s, 52 x 50, plain loom state', { weave: 'Plain' }, ['loomType']],
  ['grey_fabric', 'Tessuto greggio in lana cardata, voce doganale 5111 30', { hsCode: '511130' }],
  ['grey_fabric', '5407 10 woven fab of nylon yarn, grey', { hsCode: '540710' }],
  ['grey_fabric', '5407 10 taka nylon grey', {}, ['hsCode']],
  ['grey_fabric', '50D bright warp / 75D weft dull satin 58"', { warpCount: '50d', weftCount: '75d' }],
  ['thread', 'Texturised poly 150D/1 for overlock (504, 516), black', {}, ['basePrice']],
  ['thread', 'High tenacity nylon 6.6 bonded thread 210D/3', { threadType: 'Nylon bonded' }],
  ['thread', 'Polyester filament embroidery thread 120D/2 trilobal', { threadType: 'Polyester trilobal' }],
  ['thread', '40/2 5000m spun Rs 48 nett per cone, 72/ctn', { basePrice: 48, unitsPerPackage: 72 }],
  ['thread', '40/2 5000m spun Rs 60 per cone, 120/ctn', { basePrice: 60, unitsPerPackage: 120 }],
  // 480 may be the price of a box with ten.
  ['thread', '40/2 5000m spun Rs 48 per cone, 480/box', { basePrice: 48, priceUom: 'cone' }, ['unitsPerPackage']],
  ['thread', '28/2 2500m box of 10 @ 410 box', { unitsPerPackage: 10, basePrice: 410, priceUom: 'box' }],
  ['thread', 'Trilobal 135/2 5000 mtr kings spool', { packageType: 'King spool' }],
  ['thread', 'Nylon Tex 105 1 kg kingspool', { packageType: 'King spool', packageWeight: { value: 1, unit: 'kg' } }],
  ['thread', 'Tex 40 corespun poly wrap cotton', { threadType: 'Poly-cotton corespun' }],
  ['thread', 'Cotton 60/2 dyed hank 5 kg bundle', { packageType: 'Hank' }, ['packageWeight']],
])('%s: "%s"', (key, line, says, not = []) => {
  const { values } = readLine(matrixDefinition(key), line)
  expect(values).toMatchObject(says)
  for (const name of not) expect(values).not.toHaveProperty(name)
})
