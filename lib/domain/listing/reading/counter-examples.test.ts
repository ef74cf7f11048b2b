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
]

test.each(LINES.map(([slug, line, says, not = []]) => ({ slug, line, says, not })))('$slug: $line', (one) => {
  const { values } = readLine(matrixDefinition(one.slug), one.line)
  expect(values).toMatchObject(one.says)
  for (const name of one.not) expect(values).not.toHaveProperty(name)
})

test('reads a line of 2,000 characters of grades that end in no word', () => {
  expect(readLine(matrixDefinition('thread'), 'sweat 4/'.repeat(250)).values).not.toHaveProperty('fastness')
})
