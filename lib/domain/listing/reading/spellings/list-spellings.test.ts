import { expect, test } from 'vitest'
import { matrixDefinition } from '@/lib/domain/modules'
import type { ModuleKey } from '@/lib/domain/modules/keys'
import { readLine } from '../read-line'

const CLOTH = '40x40 120x80 63" poplin'

type Row = [ModuleKey, line: string, says: object, not?: readonly string[]]

/** What price lists write in short, and lines that only look like it. */
const OFFERS: readonly Row[] = [
  ['grey_fabric', `${CLOTH}, 42 rs mtr cash`, { basePrice: 42, paymentTerms: ['Cash'] }],
  ['thread', '40/2 spun 5000 m, 62 rs, cash rate', { basePrice: 62, paymentTerms: ['Cash'] }],
  ['thread', 'overlock 150D white 10 kg bag 148 rs kilo cash rate', { basePrice: 148, priceUom: 'kg' }],
  [
    'thread',
    'Cotton 20/3 1000 mtr, 10 tubes pkt, Rs. 425/pkt',
    { basePrice: 425, priceUom: 'box', unitsPerPackage: 10 },
  ],
  ['thread', '20s/2 thread, 5kg pkt, Rs. 560 per pkt', {}, ['basePrice']],
  ['thread', 'Nylon 210D/3 / 1500 m / 4 oz / USD 3.10 per spool', { packageWeight: { value: 113.4, unit: 'g' } }],
  ['thread', '20/2 spun on dye tube, 1.25 kg, USD 1.48/kg', { packageWeight: { value: 1.25, unit: 'kg' } }],
  ['thread', 'Bonded nylon T70, 2 kg, black, Rs 600', {}, ['packageWeight']],
  ['thread', 'EMB-120/2 polyester trilobal, 5000m cone', { construction: '120/2' }],
  ['grey_fabric', `${CLOTH}, Rs 41.50/mtr, GST 5%`, { basePrice: 41.5, taxIncluded: false }],
  ['thread', '40/2 spun 5000 m Rs 62/cone 12% GST', { basePrice: 62, taxIncluded: false }],
  ['grey_fabric', `${CLOTH}, Rs 41.50/mtr incl GST 5%`, { taxIncluded: true }],
  ['grey_fabric', `${CLOTH}, Rs 41.50/mtr, GST 5% included`, { taxIncluded: true }],
  ['grey_fabric', `${CLOTH}, 215/-, 5%`, { basePrice: 215, taxIncluded: false }],
  ['grey_fabric', `${CLOTH}, 215/-, 5%, shrinkage 3%`, {}, ['taxIncluded']],
  ['grey_fabric', `${CLOTH}, Rs. 34.25 per mtr, 7 days`, { basePrice: 34.25 }, ['dispatchLeadTime']],
  ['grey_fabric', `${CLOTH}, Rs. 34.25 per mtr, 7 days, payment advance`, { dispatchLeadTime: 7 }],
  ['grey_fabric', `${CLOTH}, Rs. 34.25, 2000 m ready, 7 days`, { dispatchLeadTime: 7 }],
  ['grey_fabric', 'CF40 x CF40 133x72 67"', { warpCount: '40s', weftCount: '40s' }],
  ['grey_fabric', 'Jute hessian 40"x10 oz unbleached', { gsm: 305.2, clothWidth: { value: 40, unit: 'in' } }],
  ['grey_fabric', 'cotton canvas 10 oz to 16 oz, 60"', {}, ['gsm']],
  ['grey_fabric', '75D x 150D poly micro peach twill 63"', { fabricName: 'Micro peach' }],
  ['grey_fabric', 'rayon cambric 60/60 92x88 58"', { fabricName: 'Cambric' }],
  ['grey_fabric', 'rayon 30x30 68x64 2/1 twill 55161200 shuttleless loom', { hsCode: '55161200' }],
  ['grey_fabric', `${CLOTH}, total 52345678 m since 1998`, {}, ['hsCode']],
  ['thread', 'artificial staple fibres, 550820, 30/2 viscose spun', { hsCode: '550820' }],
  ['thread', '60/3 cotton for button stitching', { endUse: ['Button sewing'] }],
]

test.each([...OFFERS])('%s: %s', (key, line, says, not = []) => {
  const { values } = readLine(matrixDefinition(key), line)
  expect(values).toMatchObject(says)
  for (const name of not) expect(values).not.toHaveProperty(name)
})

const REQUESTS: readonly Row[] = [
  ['thread', 'need 40/2 spun poly 1 lac cone', { availableQuantity: 100_000, uom: 'cone' }],
  ['thread', '100 cones 40/2 spun poly', { availableQuantity: 100, uom: 'cone' }],
  ['grey_fabric', `${CLOTH}, min order 1000 m`, { moq: 1000 }, ['availableQuantity']],
  ['grey_fabric', `${CLOTH}, min 1000 m`, { availableQuantity: 1000 }],
]

test.each([...REQUESTS])('a request: %s: %s', (key, line, says, not = []) => {
  const { values } = readLine(matrixDefinition(key), line, true)
  expect(values).toMatchObject(says)
  for (const name of not) expect(values).not.toHaveProperty(name)
})

test.each<[ModuleKey, string, string]>([
  ['thread', '20s/3 spun poly 3000 m TFO dyed', 'TFO dyed'],
  ['thread', 'Polyamide 6.6 thread Tex 70', '6.6'],
  ['grey_fabric', 'sheeting 118" cotton percale', 'percale'],
])('%s: a fact that no field has stays in sight: %s', (key, line, left) => {
  expect(readLine(matrixDefinition(key), line).rest).toBe(left)
})
