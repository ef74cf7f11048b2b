import { expect, test } from 'vitest'
import { readLine } from '@/lib/domain/listing/reading/read-line'
import { matrixDefinition } from '@/lib/domain/modules'
import type { ModuleKey } from '@/lib/domain/modules/keys'
import { specificationPoints } from '../specification-point'
import { askedInWords, usualUnitOf } from './sentence'

function asked(sentence: string, moduleKey: ModuleKey = 'yarn') {
  const definition = matrixDefinition(moduleKey)
  const reading = readLine(definition, sentence, true)
  return askedInWords(
    { ...reading, text: sentence },
    {
      points: specificationPoints(definition),
      firstQuestions: definition.firstQuestions,
      usualUnit: usualUnitOf(definition),
      units: definition.sale.units,
    },
  )
}

test('a sentence gives the goods, the quantity and the target price of a request', () => {
  expect(asked('30s CCH, 2 MT, under 285')).toEqual({
    quantity: 2000,
    quantities: [],
    uom: 'kg',
    targetPrice: 285,
    currency: '',
    priceWords: 'Target price: ₹285.00.',
    tradeMode: '',
    incoterm: '',
    requirements: [
      { field: 'yarnType', op: '=', value: 'Combed compact' },
      { field: 'count', op: '=', value: '30s', tolerancePercent: 2.5 },
    ],
  })
})

test('a target price is for the unit that it names, or for none', () => {
  expect(asked('30s CCH, 2 MT at 285 per kg')).toMatchObject({ quantity: 2000, uom: 'kg', targetPrice: 285 })
  expect(asked('30s CCH, 40 bags @ 285/kg')).toMatchObject({
    ...{ quantity: 40, uom: 'bag', targetPrice: null },
    priceWords: 'Target price: ₹285.00 per kg.',
  })
  // Cloth is priced per metre, and no one said what a metre weighs.
  expect(asked('poplin 2 MT Rs 240', 'grey_fabric')).toMatchObject({ quantity: 2, uom: 'MT', targetPrice: null })
  expect(asked('poplin 2 MT Rs 240/kg', 'grey_fabric')).toMatchObject({ quantity: 2000, uom: 'kg', targetPrice: 240 })
})

test('a target price has its currency, and its unit where nothing is asked by another', () => {
  expect(asked('poplin 5000 m under USD 1.2 per m CIF Hamburg', 'grey_fabric')).toMatchObject({
    ...{ quantity: 5000, uom: 'm', targetPrice: 1.2, currency: 'USD', tradeMode: 'Export', incoterm: 'CIF' },
    priceWords: 'Target price: $1.20 per m.',
  })
  expect(asked('poplin 63 inch, target 240 per kg', 'grey_fabric')).toMatchObject({
    ...{ quantity: null, uom: 'kg', targetPrice: 240 },
  })
})

test('a blend is required by its shares, and what follows from the count is not said again', () => {
  const { requirements } = asked('2/40s PV 65/35 grey, for suiting')
  expect(requirements).toEqual([
    { field: 'count', op: '=', value: '2/40s', tolerancePercent: 2.5 },
    { field: 'dyeingStatus', op: '=', value: 'Grey' },
    { field: 'composition', op: '=', value: expect.stringMatching(/65 ?%.*Polyester.*35 ?%.*Viscose/) },
  ])
})

test('words that say nothing of the goods ask for nothing', () => {
  expect(asked('please send your best offer')).toMatchObject({
    quantity: null,
    uom: '',
    targetPrice: null,
    requirements: [],
  })
})

test.each<[string, ModuleKey, number | null, string]>([
  ['400 georgette sarees with blouse', 'wholesale_ready_product', 400, ''],
  ['5000 zippers 7 inch nylon coil', 'garment_accessories', 5000, ''],
  ['200 cones tkt 120 spun polyester', 'thread', 200, 'cone'],
  ['20000 m weaving job on air jet 63 inch', 'weave_knit_warping_job', 20000, 'm'],
  ['1,500 pcs polo t-shirt stitching CMT', 'stitching_embroidery_value_addition_job', 1500, 'piece'],
  ['5000 kg jet dyeing job polyester', 'mill_finish_process_job', 5000, 'kg'],
  ['need reactive dyeing of 5000 kg cotton knit', 'mill_finish_process_job', 5000, 'kg'],
  ['dyeing job 2 ton cotton knit', 'mill_finish_process_job', 2, 'MT'],
  ['need airjet weaving 20000 m poplin', 'weave_knit_warping_job', 20000, 'm'],
  ['need stitching of 3000 polo t-shirts', 'stitching_embroidery_value_addition_job', 3000, ''],
  ['40s combed cotton hosiery yarn 1200 kg in cones', 'yarn', 1200, 'kg'],
  ['40s combed cotton 1200 kg cones', 'yarn', 1200, 'kg'],
  ['30s viscose 2 ton lena hai', 'yarn', 2000, 'kg'],
  ['40s combed cotton 1.89 kg cones', 'yarn', null, ''],
  ['18L 4 hole buttons 250', 'garment_accessories', null, ''],
  ['120 gsm single jersey', 'finish_fabric', null, ''],
])('who asks for "%s" in %s names no price, and wants %s %s', (sentence, moduleKey, quantity, uom) => {
  const { targetPrice, ...amount } = asked(sentence, moduleKey)
  expect({ targetPrice, quantity: amount.quantity }).toEqual({ targetPrice: null, quantity })
  if (uom !== '') expect(amount.uom).toBe(uom)
})

test('the amount that is asked for is no requirement of a machine', () => {
  const { requirements } = asked('5000 kg jet dyeing job polyester', 'mill_finish_process_job')
  expect(requirements.map(({ field }) => field)).not.toContain('batchSize')
})

test.each([
  ['40s combed cotton 1200 kg ex-mill 60 days credit', 'EXW'],
  ['40s combed cotton 1200 kg ex works', 'EXW'],
  ['40s combed cotton 1200 kg', ''],
])('"%s" asks for the delivery term "%s"', (sentence, incoterm) => {
  expect(asked(sentence).incoterm).toBe(incoterm)
})

test.each<[string, ModuleKey, string[], string[]]>([
  ['40/2 spun poly thread, 120 cones white and 80 cones black', 'thread', ['120 cones', '80 cones'], ['color']],
  ['black 200 cones and navy 100 cones', 'thread', ['200 cones', '100 cones'], ['color']],
  ['120 cones white and 80 black 40/2 spun polyester', 'thread', ['120 cones', '80'], ['color']],
  ['100 cones white & 100 cones black', 'thread', ['100 cones', '100 cones'], ['color']],
  ['2000 kg 30s combed and 500 kg 40s combed', 'yarn', ['2000 kg', '500 kg'], ['count']],
  ['2 ton 30s combed, 40s carded 1 ton', 'yarn', ['2 ton', '1 ton'], ['count', 'yarnType']],
  ['10 bags 30s CVC and 5 bags 40s combed', 'yarn', ['10 bags', '5 bags'], ['count', 'yarnType', 'composition']],
  ['500 kg each of 30s and 40s combed cotton', 'yarn', ['500 kg of 30s', '500 kg of 40s'], ['count']],
  ['30s and 40s combed cotton, 500 kg each, 60 days', 'yarn', ['500 kg of 30s', '500 kg of 40s'], ['count']],
  [
    'need 1,000 kg each of 20s, 30 and 40s carded',
    'yarn',
    ['1,000 kg of 20s', '1,000 kg of 30', '1,000 kg of 40s'],
    ['count'],
  ],
  ['40/2 spun poly, each 100 cones white and black', 'thread', ['100 cones of white', '100 cones of black'], ['color']],
  [
    '30s combed and 40s carded, 1 ton each',
    'yarn',
    ['1 ton of 30s combed', '1 ton of 40s carded'],
    ['count', 'yarnType'],
  ],
  ['200 cones each tkt 120 and tkt 80 white', 'thread', ['200 cones of tkt 120', '200 cones of tkt 80'], ['ticketNo']],
  ['5000 m poplin 63 inch and 3000 m twill 58 inch', 'grey_fabric', ['5000 m', '3000 m'], ['fabricName', 'clothWidth']],
])('"%s" in %s names the quantities %j, and asks for neither of their %j', (sentence, key, named, differing) => {
  const { quantity, quantities, targetPrice, requirements } = asked(sentence, key)
  expect({ quantity, quantities, targetPrice }).toEqual({ quantity: null, quantities: named, targetPrice: null })
  const fields = requirements.map(({ field }) => field)
  expect(fields.filter((field) => differing.includes(field))).toEqual([])
})

test('what the goods of several quantities have in common is asked for', () => {
  const each = asked('500 kg each of 30s and 40s combed cotton')
  expect(each.requirements.map(({ value }) => value)).toContain('Combed')
  const { requirements } = asked('40/2 spun poly thread, 120 cones white and 80 cones black', 'thread')
  expect(requirements.map(({ value }) => value)).toEqual(expect.arrayContaining(['40/2', 'Spun polyester']))
})

test.each<[string, ModuleKey, number]>([
  ['2 ton (2000 kg) 30s combed, 50 kg bags, 500 kg per week', 'yarn', 2000],
  ['need 2000 kg 30s combed, min 500 kg, sample 5 kg first', 'yarn', 2000],
  ['30s combed 20 bags of 50 kg, 1000 kg', 'yarn', 1000],
  ['500 kg each of 30s and 40s combed cotton, total 1000 kg', 'yarn', 1000],
  ['30s combed 20 bags, 50 kg each, white and natural', 'yarn', 1000],
  ['2000 kg 30s combed cotton hosiery, first 500 kg by 10 Dec', 'yarn', 2000],
  ['120 cones white and 80 cones black 40/2, total 200 cones', 'thread', 200],
  ['200 cones 5000 m cones tkt 120', 'thread', 200],
  ['5000 m poplin at 62 per m, 100 m rolls', 'grey_fabric', 5000],
])('"%s" in %s asks for one quantity, %s', (sentence, key, wanted) => {
  expect(asked(sentence, key)).toMatchObject({ quantity: wanted, quantities: [] })
})

test.each<[string, ModuleKey, string]>([
  ['2000 kg 30s combed cotton, 282 nett 60 days PDC, polyester cone, sample first', 'yarn', 'Cotton'],
  ['2000 kg 30s viscose on polyester cones', 'yarn', 'Viscose'],
  ['120 kg 40s polyester cones', 'yarn', 'Polyester'],
  ['200 cones 40/2 spun polyester cones black', 'thread', 'Polyester'],
])('the goods of "%s" in %s are of %s, whatever they are wound on', (sentence, moduleKey, fibre) => {
  const definition = matrixDefinition(moduleKey)
  const { fiberType } = readLine(definition, sentence, true).values
  expect(fiberType).toEqual([fibre])
})
