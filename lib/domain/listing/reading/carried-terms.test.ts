import { expect, test } from 'vitest'
import { matrixDefinition } from '@/lib/domain/modules'
import { MODULE_KEYS } from '@/lib/domain/modules/keys'
import { moduleExamples } from '@/lib/domain/modules/registry/examples'
import { fieldSpec } from '@/lib/domain/modules/resolve'
import { yarn } from '@/lib/domain/modules/yarn'
import { completeness } from '../judging/completeness'
import { carriedTerms, isSoldAlike } from './carried-terms'
import { readLine } from './read-line'

const EARLIER = {
  ...yarn.defaults,
  title: '40s CCW',
  yarnFamily: 'Cotton yarn',
  fiberType: ['Cotton'],
  basePrice: 312,
  moq: 120,
  hsCode: '520524',
  paymentTerms: ['PDC'],
  creditTerms: { days: 30 },
  sampleAvailable: true,
  samplePrice: 0,
  originCountry: 'IN',
  packageType: 'HDPE/PP woven bag',
  netWeight: 60,
  packageCount: 260,
  dispatchLeadTime: 6,
  shippingResponsibility: 'To-pay freight',
}
const COTTON = { yarnFamily: 'Cotton yarn', fiberType: ['Cotton'] }
const nothingStated = () => false

test('the terms and the packing are carried over, never a price, a quantity or a fact about the goods', () => {
  expect(Object.fromEntries(carriedTerms(yarn, EARLIER, COTTON, nothingStated))).toEqual({
    paymentTerms: ['PDC'],
    creditTerms: { days: 30 },
    sampleAvailable: true,
    samplePrice: 0,
    originCountry: 'IN',
    packageType: 'HDPE/PP woven bag',
    netWeight: 60,
    shippingResponsibility: 'To-pay freight',
  })
})

test('what the new listing says of a group keeps all of that group as it is', () => {
  const carried = carriedTerms(yarn, EARLIER, COTTON, (name) => name === 'netWeight' || name === 'paymentTerms')
  expect(carried.map(([name]) => name)).toEqual([
    'sampleAvailable',
    'samplePrice',
    'shippingResponsibility',
    'originCountry',
  ])
})

test('the country of origin is carried over from goods of the same fibre alone', () => {
  const names = (fiberType: string[]) =>
    carriedTerms(yarn, EARLIER, { ...COTTON, fiberType }, nothingStated).map(([name]) => name)
  expect(names(['Cotton'])).toContain('originCountry')
  expect(names(['Elastane', 'Cotton'])).not.toContain('originCountry')
  expect(names(['Elastane', 'Cotton'])).toContain('packageType')
})

test.each([
  ['30s combed 280', COTTON, true],
  ['30s combed 280', { yarnFamily: 'Polyester filament', fiberType: ['Polyester'] }, false],
  ['20s OE, Rs 150, 3 t', { ...COTTON, yarnType: ['Open-end'] }, true],
  ['20s OE, Rs 150, 3 t', { yarnFamily: 'Polyester filament', yarnType: ['DTY'], countSystem: 'Denier' }, false],
  ['20s OE, Rs 150, 3 t', {}, false],
])('%s is sold as goods of the same family or the same words: %j', (text, earlier, isAlike) => {
  expect(isSoldAlike(yarn, readLine(yarn, text).values, earlier)).toBe(isAlike)
})

test.each(MODULE_KEYS)('of %s nothing that a buyer pays or counts is carried over', (moduleKey) => {
  const definition = matrixDefinition(moduleKey)
  for (const { body } of moduleExamples(moduleKey).whole) {
    for (const [name] of carriedTerms(definition, { ...definition.defaults, ...body }, body, nothingStated)) {
      const kind = fieldSpec(definition, name)?.kind
      expect(name === 'samplePrice' || (kind !== 'money' && kind !== 'quantitySlabs' && kind !== 'pdcSlabs')).toBe(true)
    }
  }
})

test('a line of a price list with the terms of the last listing is complete enough to be found', () => {
  const { values } = readLine(yarn, '30s CCH cone, 285 + GST, 5 t ready, min 60 kg, 4 days')
  const carried = carriedTerms(yarn, EARLIER, values, (name) => values[name] !== undefined)
  const whole = { ...yarn.defaults, ...values, ...Object.fromEntries(carried) }
  expect(completeness(yarn, whole).score).toBeGreaterThanOrEqual(85)
})
