import { describe, expect, test } from 'vitest'
import type { FieldSpec } from '@/lib/domain/fields/field'
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

describe('the kinds of other trades', () => {
  const width: FieldSpec = { kind: 'measure', dimension: 'length', unit: 'in', base: 'cm', label: 'Cloth width' }
  const counts: FieldSpec = { kind: 'range', of: 'count', label: 'Count range' }
  const sizes: FieldSpec = {
    kind: 'rows',
    label: 'Size ratio',
    parts: [
      { name: 'size', label: 'Size', kind: 'text' },
      { name: 'pieces', label: 'Pieces', kind: 'number' },
    ],
  }
  test.each<[FieldSpec, unknown, unknown]>([
    [{ kind: 'date', label: 'From' }, '2026-12-05', '2026-12-05'],
    [counts, { from: '30s' }, { from: '30s' }],
    [width, { value: 63.5, unit: 'cm' }, { value: 63.5, unit: 'cm' }],
    [sizes, [{ size: 'S', pieces: 2 }, { size: 'M' }], [{ size: 'S', pieces: '2' }, { size: 'M' }]],
    [{ kind: 'construction', label: 'Construction' }, '40 x 40', '40 x 40'],
    [width, undefined, undefined],
    [counts, undefined, undefined],
    [sizes, undefined, undefined],
  ])('%j through the form: %j', (spec, stored, sent) => {
    expect(bodyValue(spec, formValue(spec, stored))).toEqual(sent)
  })

  test('a measure is read as it is typed, and what cannot be read is sent to be refused', () => {
    expect(bodyValue(width, { value: '57/58"', unit: 'cm' })).toEqual({ value: 57, unit: 'in' })
    expect(bodyValue(width, { value: 'wide', unit: 'in' })).toEqual({ value: 'wide', unit: 'in' })
  })

  test('empty rows at the end are not sent, one in the middle keeps its place', () => {
    const empty = { size: '', pieces: '' }
    expect(bodyValue(sizes, [empty, { size: 'S', pieces: '2' }, empty])).toEqual([{}, { size: 'S', pieces: '2' }])
  })

  test('a reference is the id in the address that was pasted', () => {
    const id = '019756f0-8a3c-7c1e-9d41-2b6f0c5e8a10'
    expect(bodyValue({ kind: 'reference', label: 'Source' }, `https://mill.test/yarn/${id}`)).toBe(id)
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

  test('ignores empty rows at the end, and keeps the place of one in the middle', () => {
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
