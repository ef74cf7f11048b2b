import { describe, expect, test } from 'vitest'
import { fieldSpec } from '@/lib/domain/modules/resolve'
import { yarn } from '@/lib/domain/modules/yarn'
import { bodyValue, formValue } from './form-values'

function specOf(name: string) {
  const spec = fieldSpec(yarn, name)
  if (!spec) throw new Error(`yarn has no field ${name}`)
  return spec
}

/** What the form sends back when nothing was changed. */
const through = (name: string, stored: unknown) => bodyValue(specOf(name), formValue(specOf(name), stored))

describe('a value that goes through the form unchanged', () => {
  test.each([
    ['title', '30s Combed Cotton Yarn', '30s Combed Cotton Yarn'],
    ['basePrice', 289.5, '289.5'],
    ['fiberType', ['Cotton', 'Viscose'], ['Cotton', 'Viscose']],
    ['negotiable', false, false],
    ['blendPercentages', [{ fibre: 'Cotton', percent: 100 }], [{ fibre: 'Cotton', percent: '100' }]],
    ['twist', { direction: 'Z', amount: 18.6, unit: 'TPI' }, { direction: 'Z', amount: '18.6', unit: 'TPI' }],
    ['twist', 'Z 18.6 TPI', 'Z 18.6 TPI'],
    ['offlinePdcSettlement', { slabDays: 60 }, { slabDays: '60' }],
  ])('gives %s as it is sent', (name, stored, sent) => {
    expect(through(name, stored)).toEqual(sent)
  })

  test('says a currency as its code, whatever name was typed', () => {
    expect(through('currency', 'rupees')).toBe('INR')
    expect(through('yarnFamily', 'cotton')).toBe('cotton')
  })

  test('never writes a small number with an exponent, which no decimal box takes', () => {
    expect(through('basePrice', 0.0000001)).toBe('0.0000001')
  })

  test('leaves currency, unit and number of a slab to the listing, so that they follow when it changes', () => {
    const stored = [{ index: 1, minQty: 60, maxQty: null, price: 289, currency: 'USD', priceUom: 'bag' }]
    expect(through('quantitySlabs', stored)).toEqual([{ minQty: '60', maxQty: null, price: '289' }])
  })
})

describe('what is not filled in', () => {
  test.each([
    'title',
    'basePrice',
    'fiberType',
    'blendPercentages',
    'quantitySlabs',
    'pdcSlabs',
    'twist',
    'coverImage',
  ])('is not said of %s', (name) => {
    expect(through(name, undefined)).toBeUndefined()
  })

  test('takes rows that are still empty at the end for not there, and keeps the place of one in the middle', () => {
    const empty = { minQty: '', maxQty: '', price: '' }
    const filled = { minQty: '500', maxQty: '', price: '286' }
    expect(bodyValue(specOf('quantitySlabs'), [empty, filled, empty])).toEqual([
      { minQty: undefined, maxQty: null, price: undefined },
      { minQty: '500', maxQty: null, price: '286' },
    ])
  })

  test('keeps a switched-off cheque term with its price', () => {
    expect(through('pdcSlabs', [{ days: 30, price: 293.3, enabled: false }])).toEqual([
      { days: '30', price: '293.3', enabled: false },
    ])
  })
})
