import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { matrixDefinition } from '@/lib/domain/modules'
import { judgeListing, judgeValues } from './judge'

const definition = matrixDefinition('yarn')

const judge = (body: unknown, stored: Record<string, unknown> = {}, storedStatus: 'ACTIVE' | 'DRAFT' = 'ACTIVE') =>
  judgeListing({ definition, body, stored, storedStatus, isMicroOrSmall: false })
const problems = (body: unknown) =>
  judge(body)
    .blocking.filter(({ severity }) => severity === 'error')
    .map(({ code, field }) => `${code} ${field}`)

const GOOD = {
  title: '30s Combed Cotton Hosiery Yarn',
  basePrice: 289,
  count: '30s CH',
  fiberType: ['Cotton'],
  yarnFamily: 'Cotton yarn',
}

describe('reading a body', () => {
  test('a fibre in three spellings is one fibre, in the first of them', () => {
    const { values } = judge({ ...GOOD, fiberType: ['rayon', 'Viscose', 'VISCOSE ', 'Cotton'] })
    expect(values.fiberType).toEqual(['rayon', 'Cotton'])
  })

  test.each(['RUPEES', 'Rs', '₹', 'Indian Rupee'])(
    'the currency %j is not an ISO code, and INR is offered',
    (currency) => {
      expect(judge({ ...GOOD, currency }).blocking).toEqual([
        {
          code: 'NOT_IN_LIST',
          field: 'currency',
          severity: 'error',
          message: `Currency: "${currency}" is not in the list. Did you mean INR?`,
        },
      ])
    },
  )

  test('a currency is an ISO code in any case', () => {
    expect(judge({ ...GOOD, currency: 'inr' })).toMatchObject({ blocking: [], values: { currency: 'INR' } })
  })

  test('two different values for one field give a warning', () => {
    const { values, warnings } = judge({ ...GOOD, price: 290 })
    expect(values.basePrice).toBe(289)
    expect(warnings.map(({ code, field }) => `${code} ${field}`)).toContain('SPELLINGS_DIFFER price')
    expect(judge({ ...GOOD, price: '289' }).warnings.map(({ code }) => code)).not.toContain('SPELLINGS_DIFFER')
  })

  test('a body that is not an object or has a bad listing id gives only that problem', () => {
    expect(problems([])).toEqual(['WRONG_TYPE '])
    expect(problems({ listingId: 'abc', basePrice: -5 })).toEqual(['NOT_VALID listingId'])
  })

  test('a missing part of a row is reported as missing, not as a wrong type', () => {
    const missing = problems({ ...GOOD, quantitySlabs: [{}] })
    expect(missing).toEqual(['REQUIRED quantitySlabs[0].minQty', 'REQUIRED quantitySlabs[0].price'])
  })
})

describe('a create', () => {
  test('with only a title and a price can be published, with the safe defaults', () => {
    const { blocking, values, status } = judge({ title: '30s Cotton Yarn', basePrice: 289 })
    expect(blocking).toEqual([])
    expect(status).toBe('ACTIVE')
    expect(values).toMatchObject({
      condition: 'Fresh',
      tradeMode: 'Domestic',
      currency: 'INR',
      uom: 'kg',
      priceUom: 'kg',
      moqUom: 'kg',
      newArrival: false,
    })
  })

  test('with a short title can be published, with a warning', () => {
    const { blocking, warnings } = judge({ title: '30s', basePrice: 289 })
    expect(blocking).toEqual([])
    expect(warnings.map(({ code, field }) => `${code} ${field}`)).toContain('TOO_SHORT title')
  })

  test('in pounds is priced per pound by default', () => {
    expect(judge({ ...GOOD, uom: 'lb' }).values).toMatchObject({ uom: 'lb', priceUom: 'lb', moqUom: 'lb' })
    expect(judge({ ...GOOD, uom: 'lb', priceUom: 'kg' }).values).toMatchObject({ priceUom: 'kg', moqUom: 'lb' })
  })

  test.each([
    ['no price', { title: 'Thirty count yarn' }, ['PRICE_REQUIRED basePrice']],
    ['an unreadable count', { ...GOOD, count: 'thirty' }, ['NO_COUNT count']],
    ['a count out of range', { ...GOOD, count: '500s' }, ['OUT_OF_RANGE count']],
    ['ply against the count', { ...GOOD, count: '2/40s', ply: 3 }, ['PLY_MISMATCH ply']],
    ['a wrong type', { ...GOOD, title: 5 }, ['WRONG_TYPE title']],
    ['words for a number', { ...GOOD, moq: 'many' }, ['NOT_A_NUMBER moq']],
    ['a misspelt field', { ...GOOD, fibreType: ['Cotton'] }, ['UNKNOWN_FIELD fibreType']],
    ['a condition of its own', { ...GOOD, condition: 'Used' }, ['NOT_IN_LIST condition']],
    ['an old Incoterm', { ...GOOD, tradeMode: 'Export', incoterm: 'C&F' }, ['NOT_IN_LIST incoterm']],
    ['net over gross', { ...GOOD, netWeight: 61, grossWeight: 60 }, ['NET_OVER_GROSS netWeight']],
    ['a PDC day off the grid', { ...GOOD, pdcSlabs: [{ days: 40, price: 300 }] }, ['PDC_DAYS pdcSlabs[0].days']],
    [
      'an unknown key in a row',
      { ...GOOD, quantitySlabs: [{ minQty: 1, price: 5, rate: 1 }] },
      ['UNKNOWN_FIELD quantitySlabs[0].rate'],
    ],
    [
      'a blend that is not whole',
      { ...GOOD, blendPercentages: [{ fibre: 'Cotton', percent: 95 }] },
      ['BLEND_SUM blendPercentages'],
    ],
  ])('with %s is refused with its field', (_, body, expected) => {
    expect(problems(body)).toEqual(expected)
  })

  test('accepts decimal strings, a single value for a list, lower-case codes and a wrapped body', () => {
    const { blocking, values } = judge({
      fields: { ...GOOD, basePrice: '289.50', fiberType: 'Cotton', currency: 'inr', originCountry: 'in' },
    })
    expect(blocking).toEqual([])
    expect(values).toMatchObject({ basePrice: 289.5, fiberType: ['Cotton'], currency: 'INR', originCountry: 'IN' })
  })

  test('keeps an own word in the same field (smartOtherPolicy)', () => {
    expect(judge({ ...GOOD, finish: 'Enzyme washed', fiberType: ['Cotton', 'Lotus fibre'] }).values).toMatchObject({
      finish: 'Enzyme washed',
      fiberType: ['Cotton', 'Lotus fibre'],
    })
  })

  test('never throws for any JSON', () => {
    fc.assert(fc.property(fc.jsonValue(), (body) => void judge(body)))
    fc.assert(
      fc.property(
        fc.dictionary(
          fc.constantFrom(
            'title',
            'count',
            'basePrice',
            'quantitySlabs',
            'pdcSlabs',
            'twist',
            'quality',
            'blendPercentages',
            'tolerance',
            'fields',
            'condition',
            'packagingSnapshot',
            'offlinePdcSettlement',
          ),
          fc.jsonValue(),
        ),
        (body) => void judge(body),
      ),
    )
  })
})

describe('a draft', () => {
  test('is stored as typed, even if it breaks rules', () => {
    const { blocking, errors, values } = judge({
      title: 'Slub yarn',
      status: 'DRAFT',
      count: '500s',
      basePrice: -3,
      incoterm: 'C&F',
    })
    expect(blocking).toEqual([])
    expect(errors.map(({ field }) => field)).toEqual(expect.arrayContaining(['count', 'basePrice']))
    expect(values).toMatchObject({ count: '500s', basePrice: -3, incoterm: 'C&F' })
  })

  test('needs a name, and is refused if it has values that cannot be stored', () => {
    const codes = (body: object) =>
      judge({ status: 'DRAFT', ...body }).blocking.map(({ code, field }) => `${code} ${field}`)
    expect(codes({ count: '30s' })).toEqual(['NAME_REQUIRED title'])
    expect(codes({ title: 'x', colour: 'red' })).toEqual(['UNKNOWN_FIELD colour'])
    expect(codes({ title: 'x'.repeat(141) })).toEqual(['TOO_LONG title'])
    expect(codes({ title: 'x', moq: {} })).toEqual(['WRONG_TYPE moq'])
    expect(codes({ title: 'x', condition: 'Used' })).toEqual(['NOT_IN_LIST condition'])
  })
})

describe('an edit', () => {
  const stored = judge({ ...GOOD, sellerSku: 'A', quantitySlabs: [{ minQty: 1, price: 289 }] }).values as Record<
    string,
    unknown
  >

  test('overwrites given values, clears null values and keeps the rest', () => {
    const { values } = judge({ basePrice: 290, sellerSku: null, quantitySlabs: null }, stored)
    const { sellerSku: _sku, quantitySlabs: _slabs, ...rest } = stored
    expect(values).toEqual({ ...rest, basePrice: 290 })
  })

  test('keeps the status when the body has none', () => {
    expect(judge({ basePrice: 290 }, stored, 'DRAFT').status).toBe('DRAFT')
    expect(judge({ basePrice: 290, status: 'ACTIVE' }, stored, 'DRAFT').status).toBe('ACTIVE')
  })

  test('with two names for a value takes the changed one', () => {
    expect(judge({ price: 295, basePrice: 289 }, stored).values.basePrice).toBe(295)
    expect(judge({ fields: { price: 289, basePrice: 296 } }, stored).values.basePrice).toBe(296)
  })
})

test('a price in another currency is compared by the given rates, not by earlier ones', () => {
  const values = { ...GOOD, currency: 'USD', basePrice: 3, uom: 'kg', priceUom: 'kg' }
  const codes = (usd: number) => {
    const rates = { INR: { inr: 1 }, USD: { inr: usd } }
    const { warnings } = judgeValues({ definition, values, status: 'ACTIVE', isMicroOrSmall: false, rates })
    return warnings.map(({ code }) => code)
  }
  expect(codes(90)).not.toContain('PRICE_UNUSUAL')
  expect(codes(9)).toContain('PRICE_UNUSUAL')
  expect(codes(90)).not.toContain('PRICE_UNUSUAL')
})
