import { expect, test } from 'vitest'
import { matrixDefinition } from '@/lib/domain/modules'
import type { ModuleKey } from '@/lib/domain/modules/keys'
import { pastedRow } from '../pasted-row'
import { readLine } from '../read-line'

const read = (key: ModuleKey, line: string) => readLine(matrixDefinition(key), line)

test.each<[ModuleKey, string, object, string]>([
  ['thread', 'Nylon Tex 70, $18.95 ea, 12+ $17.50', { basePrice: 18.95, priceUom: 'piece' }, '1-11: 18.95; 12+: 17.5'],
  ['thread', 'Nylon Tex 70, 1-11 $18.95, 12+ $17.50', { basePrice: 18.95 }, '1-11: 18.95; 12+: 17.5'],
  ['thread', 'Nylon Tex 70, Rs 62/cone, 100+ cones Rs 58', { basePrice: 62, priceUom: 'cone' }, '1-99: 62; 100+: 58'],
  [
    'thread',
    'Nylon Tex 70, Rs 62/cone, min 10 cones, 100+ Rs 58, 500+ Rs 55',
    { basePrice: 62, moq: 10 },
    '10-99: 62; 100-499: 58; 500+: 55',
  ],
  [
    'garment_accessories',
    'Metal zip no 5, Rs 17.40/pc, 1000 pcs & above Rs 15.50',
    { basePrice: 17.4 },
    '1-999: 17.4; 1000+: 15.5',
  ],
  [
    'thread',
    'Nylon Tex 70, 1-49 cones 75, 50-199 cones 68, 200+ cones 61',
    { basePrice: 75, priceUom: 'cone' },
    '1-49: 75; 50-199: 68; 200+: 61',
  ],
  ['thread', 'Nylon Tex 70, 1 to 49 cones 62, 50 to 99 cones 60', { basePrice: 62 }, '1-49: 62; 50-99: 60'],
  // The first of them is the price of one where the line has no other.
  [
    'thread',
    'Nylon Tex 70, slab: 100+ Rs 118, 500+ Rs 110, 1000+ Rs 102',
    { basePrice: 118, currency: 'INR' },
    '100-499: 118; 500-999: 110; 1000+: 102',
  ],
  [
    'grey_fabric',
    'slabs: 1000-4999 m Rs 61, 5000-9999 m Rs 59, 10000+ m Rs 57.5 | poplin 40x40/120x80 63"',
    { basePrice: 61, priceUom: 'm' },
    '1000-4999: 61; 5000-9999: 59; 10000+: 57.5',
  ],
  [
    'thread',
    'Nylon Tex 70, 10-49 cones Rs 62, 50-199 cones Rs 60, 200+ cones Rs 57',
    { basePrice: 62 },
    '10-49: 62; 50-199: 60; 200+: 57',
  ],
  [
    'grey_fabric',
    '0-5000 m Rs 47, 5001-20000 m Rs 45.5, above 20000 m Rs 44 - grey 34x34 72x60 50" cotton',
    { basePrice: 47, epi: 72 },
    '1-5000: 47; 5001-20000: 45.5; 20001+: 44',
  ],
  ['thread', 'Nylon Tex 70, 1 to 99 cones Rs 62, above 99 cones Rs 58', { basePrice: 62 }, '1-99: 62; 100+: 58'],
  // A range in front of the first price says from how many on it holds, and in which unit.
  ['thread', 'Nylon Tex 70 50-99 cones Rs 58, 100-499 cones Rs 55', { basePrice: 58 }, '50-99: 58; 100-499: 55'],
  [
    'thread',
    'Nylon Tex 70 upto 50 tubes Rs 30, above 50 tubes Rs 27',
    { basePrice: 30, uom: 'tube', packageType: 'Tube' },
    '1-50: 30; 51+: 27',
  ],
  [
    'thread',
    'Tkt 120 upto 24 boxes Rs 620, 25+ boxes Rs 600',
    { basePrice: 620, priceUom: 'box', uom: 'box' },
    '1-24: 620; 25+: 600',
  ],
  // The unit in front of the plus; one of the prices has a sign.
  [
    'grey_fabric',
    'Sheeting 20x20 60x60 63", 1000m+ 64/-, 5000m+ 62.50, 10000m+ 61',
    { basePrice: 64, priceUom: 'm', currency: 'INR' },
    '1000-4999: 64; 5000-9999: 62.5; 10000+: 61',
  ],
  ['thread', 'Nylon Tex 70, 100 cones+ 62, 500 cones+ 60', { basePrice: 62 }, '100-499: 62; 500+: 60'],
  [
    'grey_fabric',
    'Twill 30x30 124x64 63": 62/m for 5000 m, 60.5/m for 20000 m',
    { basePrice: 62, priceUom: 'm' },
    '5000-19999: 62; 20000+: 60.5',
  ],
  ['thread', 'Nylon Tex 70, 10 boxes+ Rs 620, 50 boxes+ Rs 600', { basePrice: 620 }, '10-49: 620; 50+: 600'],
  // Large numbers without a unit are quantities.
  [
    'packing_accessories',
    'Polybag 10x14 500-999 Rs 1.80, 1000-4999 Rs 1.60, 5000+ Rs 1.40',
    { basePrice: 1.8 },
    '500-999: 1.8; 1000-4999: 1.6; 5000+: 1.4',
  ],
])('%s: prices by quantity in "%s"', (key, line, says, slabs) => {
  const reading = read(key, line)
  expect(reading.values).toMatchObject(says)
  expect(reading.rest).toBe('')
  const { cells } = pastedRow(matrixDefinition(key), reading)
  expect(cells.find(({ name }) => name === 'quantitySlabs')?.text).toBe(slabs)
})

test.each<[ModuleKey, string, object]>([
  // In another unit or money, or no lower price.
  ['grey_fabric', 'Poplin 40x40 63", Rs 42/m, 500+ kg Rs 40', { basePrice: 42 }],
  ['thread', 'Nylon Tex 70, Rs 62/cone, 100+ cones $0.5', { basePrice: 62, currency: 'INR' }],
  ['thread', 'Nylon Tex 70, Rs 62/cone, 100+ cones Rs 20', { basePrice: 62 }],
  ['grey_fabric', 'Poplin 40x40 63", Rs 42/m, above 5000 m freight free', { basePrice: 42 }],
  ['grey_fabric', 'Poplin 40x40 63", Rs 42/m, above 5000 m Rs 2 less', { basePrice: 42 }],
  // Alone it is the price.
  ['thread', 'Nylon Tex 70, 100+ cones Rs 58', { basePrice: 58 }],
])('%s: one price in "%s"', (key, line, says) => {
  const { values } = read(key, line)
  expect(values).toMatchObject(says)
  expect(values).not.toHaveProperty('quantitySlabs')
})

test.each<[ModuleKey, string, object, object | null]>([
  ['grey_fabric', 'Japan satin 85 gm rate 31/- mtr cash, 90 days 33/-', { basePrice: 31 }, { days: 90, price: 33 }],
  ['yarn', '30s combed 285/- cash, 60 days 291', { basePrice: 285 }, { days: 60, price: 291 }],
  ['yarn', '30s combed 285 cash / 291 60 days', { basePrice: 285 }, { days: 60, price: 291 }],
  // Credit is no cheque, and there is no cheque of 50 days.
  ['yarn', '30s combed cash 285, 60 days credit 291', { basePrice: 285 }, null],
  ['yarn', '30s combed 285/- cash, 50 days 291', { basePrice: 285 }, null],
])('%s: cash is the price of "%s"', (key, line, says, later) => {
  const { values } = read(key, line)
  expect(values).toMatchObject(later ? { ...says, pdcSlabs: [later] } : says)
  if (!later) expect(values).not.toHaveProperty('pdcSlabs')
})

test('cash and days give no price by cheque without a second, higher price', () => {
  for (const line of ['30s combed 500 kg cash, 60 days 285', '30s combed 285 cash, 60 days 250'])
    expect(read('yarn', line).values).not.toHaveProperty('pdcSlabs')
})

test.each(['size 28-34', '28-34', 'size 80-100'])('a range of sizes is no quantity: %s', (sizes) => {
  const more = Number(sizes.split('-')[1]) + 1
  const { values } = read('wholesale_ready_product', `Kurti ${sizes} Rs 350, ${more}+ Rs 340`)
  expect(values).not.toHaveProperty('quantitySlabs')
})

test('of two prices that rise none is read', () => {
  expect(read('thread', 'Tkt 120, 62/cone, 100+ cones Rs 58, 500+ cones Rs 60').values).not.toHaveProperty('basePrice')
})
