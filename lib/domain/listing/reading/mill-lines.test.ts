import { expect, test } from 'vitest'
import { matrixDefinition } from '@/lib/domain/modules'
import type { ModuleKey } from '@/lib/domain/modules/keys'
import { readLine } from './read-line'

/** Lines of yarn, thread, cloth, trims, packing and ready goods: what each must say, and what it must not. */
const LINES: ReadonlyArray<readonly [ModuleKey, line: string, says: object, not?: readonly string[]]> = [
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
]

const CASES = LINES.map(([module, line, says, not = []]) => ({ module, line, says, not }))

test.each(CASES)('$module: $line', ({ module, line, says, not }) => {
  const { values } = readLine(matrixDefinition(module), line)
  expect(values).toMatchObject(says)
  for (const name of not) expect(values).not.toHaveProperty(name)
})
