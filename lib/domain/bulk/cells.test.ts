import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { FieldSpec } from '@/lib/domain/fields/field'
import { matrixDefinition } from '@/lib/domain/modules'
import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import { readBlendText } from './blend-text'
import { guardCell, unguardCell } from './cell-guard'
import { readCell, writeCell } from './cells'
import { bulkColumns } from './columns'
import { readSheetNumber } from './plain-number'
import { readPdcText, readSlabsText } from './price-text'
import { rowBody } from './sheet'

const LIVE_FORMULA = /^[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/

function yarn(): ModuleDefinition {
  const definition = matrixDefinition('yarn')
  return definition
}

const spec = (name: string): FieldSpec => {
  const column = bulkColumns(yarn()).find((candidate) => candidate.name === name)
  if (!column) throw new Error(`no column ${name}`)
  return column.spec
}

const anyText = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: 'binary' }),
  fc.string().map((text) => `=${text}`),
  fc.constantFrom(
    "'",
    "''",
    "'=1",
    'CLEAR',
    'clear',
    "'clear",
    '+1',
    '-1',
    '@SUM(A1)',
    '\tx',
    '\rx',
    '=cmd|x',
    '\uff1d1+1',
    '\uff0b1',
    '\uff0d1',
    '\uff20SUM(A1)',
    "'\uff1d1",
    "'70s",
    '"x"',
    '[1]',
  ),
)

describe('cells', () => {
  test('no generated text is a live formula, and each is read back unchanged (10,000 cells)', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const cell = guardCell(text)
        expect(cell).not.toMatch(LIVE_FORMULA)
        expect(unguardCell(cell)).toBe(text)
      }),
      { numRuns: 10_000 },
    )
  })

  test('every stored value is written and read back unchanged, for every kind of field', () => {
    const words = (name: string) => {
      const field = spec(name)
      return 'vocabulary' in field ? field.vocabulary.options.map(({ value }) => value) : []
    }
    const ownWord = fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: 40 })
      .map((text) => text.trim())
      .filter(Boolean)
    const positive = fc.double({ min: 0.0001, max: 1e7, noNaN: true })
    const values = fc.oneof(
      fc.tuple(fc.constant('title'), ownWord),
      fc.tuple(fc.constantFrom('negotiable'), fc.boolean()),
      fc.tuple(
        fc.constantFrom('basePrice', 'moq'),
        positive.map((n) => Math.round(n * 1e4) / 1e4 || 1),
      ),
      fc.tuple(fc.constant('originCountry'), fc.constantFrom(...words('originCountry'))),
      fc.tuple(fc.constant('loadingPort'), fc.constantFrom(...words('loadingPort'))),
      fc.tuple(fc.constant('grade'), ownWord),
      fc.tuple(
        fc.constantFrom('fiberType', 'paymentTerms'),
        fc.uniqueArray(fc.oneof(fc.constantFrom(...words('fiberType')), ownWord), { minLength: 1, maxLength: 6 }),
      ),
      fc.tuple(
        fc.constant('blendPercentages'),
        fc.array(
          fc.record({
            fibre: fc.oneof(fc.constantFrom(...words('fiberType')), ownWord),
            percent: fc.integer({ min: 1, max: 100 }),
          }),
          { minLength: 1, maxLength: 8 },
        ),
      ),
      fc.tuple(
        fc.constant('twist'),
        fc.oneof(
          ownWord,
          fc.record({ direction: fc.constantFrom('Z', 'S'), amount: fc.integer({ min: 1, max: 4000 }), unit: ownWord }),
        ),
      ),
      fc.tuple(
        fc.constant('quality'),
        fc.record({ points: fc.uniqueArray(ownWord, { minLength: 1, maxLength: 3 }), rkm: positive, note: ownWord }),
      ),
      fc.tuple(
        fc.constant('quantitySlabs'),
        fc
          .array(
            fc.record({
              minQty: positive,
              maxQty: fc.option(positive),
              price: positive,
              currency: fc.constantFrom('INR', 'USD'),
              priceUom: fc.constant('kg'),
            }),
            { minLength: 1, maxLength: 10 },
          )
          .map((rows) => rows.map((row, at) => ({ index: at + 1, ...row }))),
      ),
      fc.tuple(
        fc.constant('pdcSlabs'),
        fc.array(
          fc.record({
            days: fc.integer({ min: 1, max: 360 }),
            price: positive,
            enabled: fc.boolean(),
            currency: fc.constantFrom('INR', 'USD'),
          }),
          { minLength: 1, maxLength: 6 },
        ),
      ),
    )
    const context = { currency: 'INR', priceUom: 'kg' }
    fc.assert(
      fc.property(values, ([name, value]) => {
        const { text } = writeCell(spec(name), value, context)
        expect(text).not.toMatch(LIVE_FORMULA)
        const reading = readCell(spec(name), text)
        expect(reading).toHaveProperty('value')
        const read = reading && 'value' in reading ? reading.value : undefined
        if (typeof value === 'number') expect(Number(read)).toBe(value)
        else if (name.endsWith('Slabs')) expect(withTerms(read, name, context)).toEqual(value)
        else expect(read).toEqual(value)
      }),
      { numRuns: 10_000 },
    )
  })

  test('an empty cell changes nothing, and CLEAR empties a field', () => {
    expect(readCell(spec('title'), '  ')).toBeUndefined()
    expect(readCell(spec('title'), 'clear')).toEqual({ value: null })
    expect(readCell(spec('title'), "'CLEAR")).toEqual({ value: 'CLEAR' })
  })

  test.each([
    [
      '1-499: 245; 500-999: 240; 1000+: 236',
      [
        [1, 499, 245],
        [500, 999, 240],
        [1000, null, 236],
      ],
    ],
    [
      '1 to 499 @ ₹245.50\n500 and above = 240',
      [
        [1, 499, 245.5],
        [500, null, 240],
      ],
    ],
    ['1,000–9,999: 1,20,000', [[1000, 9999, 120000]]],
  ])('reads slabs as people type them: %s', (text, expected) => {
    expect(readSlabsText(text)?.map(({ minQty, maxQty, price }) => [minQty, maxQty, price])).toEqual(expected)
  })

  test('refuses a price list that cannot be read', () => {
    expect(readCell(spec('quantitySlabs'), 'cheap for friends')).toMatchObject({ problem: { code: 'SLAB_UNREADABLE' } })
    expect(readCell(spec('pdcSlabs'), 'thirty')).toMatchObject({ problem: { code: 'PDC_UNREADABLE' } })
    expect(readCell(spec('blendPercentages'), 'soft')).toMatchObject({ problem: { code: 'BLEND_UNREADABLE' } })
  })

  test.each(['Rs', 'rupees', '₹', 'Indian Rupee', 'inr'])('a cell that says %s is in INR', (text) => {
    const reading = readCell(spec('currency'), text)
    expect(reading && 'value' in reading && String(reading.value).toUpperCase()).toBe('INR')
  })

  test('reads cheque terms, blends and numbers as the trade types them', () => {
    expect(readPdcText('30 days: 248; 60: 252 (off)')).toEqual([
      { days: 30, price: 248, enabled: true },
      { days: 60, price: 252, enabled: false },
    ])
    expect(readBlendText('Cotton 60 / Polyester 40')).toEqual({
      rows: [
        { fibre: 'Cotton', percent: 60 },
        { fibre: 'Polyester', percent: 40 },
      ],
    })
    expect(readBlendText('PC 65/35')).toMatchObject({ rows: [{ fibre: 'Polyester', percent: 65 }, { percent: 35 }] })
    expect(readSheetNumber('₹ 1,20,000.50')).toBe('120000.50')
    expect(readSheetNumber('285,50')).toBeNull()
    expect(readCell(spec('fiberType'), 'Cotton, Viscose')).toEqual({ value: ['Cotton', 'Viscose'] })
    expect(readCell(spec('originCountry'), 'India')).toEqual({ value: 'IN' })
  })
})

function withTerms(read: unknown, name: string, terms: { currency: string; priceUom: string }) {
  if (!Array.isArray(read)) return read
  const given = name === 'quantitySlabs' ? terms : { currency: terms.currency }
  return read.map((row, at) => ({ ...(name === 'quantitySlabs' ? { index: at + 1 } : {}), ...given, ...row }))
}

describe('figures of a price list', () => {
  test.each([
    ['basePrice', 'Rs 285/- +GST', '285'],
    ['basePrice', '₹ 2,500', '2500'],
    ['basePrice', 'USD 3', 'USD 3'],
    ['moq', '2,500', '2500'],
    ['moq', '2 bags', '2 bags'],
  ])('%s: %s is read as %s', (name, typed, value) => {
    expect(readCell(spec(name), typed)).toEqual({ value })
  })
})

describe('units in the figures of a row', () => {
  const bodyOf = (cells: Record<string, string>, isNew = true) => rowBody(yarn(), cells, { isNew }).body

  test('are converted to the unit of the row, or to the default of a new listing', () => {
    expect(bodyOf({ availableQuantity: '5 MT' })).toEqual({ availableQuantity: '5000' })
    expect(bodyOf({ availableQuantity: '500 kg', uom: 'MT' })).toMatchObject({ availableQuantity: '0.5' })
  })

  test('fill the unit of the minimum when its cell is empty', () => {
    expect(bodyOf({ moq: '2 bags' })).toEqual({ moq: '2', moqUom: 'bag' })
    expect(bodyOf({ moq: '2 bags', moqUom: 'kg' })).toMatchObject({ moq: '2 bags', moqUom: 'kg' })
  })

  test('of a price in rupees are not read as another currency', () => {
    expect(bodyOf({ basePrice: 'Rs 285/- +GST' })).toEqual({ basePrice: '285' })
    expect(bodyOf({ basePrice: 'Rs 285/- +GST', currency: 'USD' })).toMatchObject({ basePrice: 'Rs 285/- +GST' })
  })

  test('stay to be refused when the unit of the stored listing is not in the row', () => {
    expect(bodyOf({ availableQuantity: '5 MT' }, false)).toEqual({ availableQuantity: '5 MT' })
    expect(bodyOf({ availableQuantity: '40 bags' }, false)).toEqual({ availableQuantity: '40 bags' })
  })

  test('are converted by the facts of the stored listing, whose unit stays', () => {
    const changed = (cells: Record<string, string>, stored: Record<string, unknown>) =>
      rowBody(yarn(), cells, { isNew: false, stored }).body
    const inKilos = { uom: 'kg', packageType: 'Bag', netWeight: 50, weightUnit: 'kg' }
    expect(changed({ availableQuantity: '40 bags' }, inKilos)).toEqual({ availableQuantity: '2000' })
    expect(changed({ availableQuantity: '40 bags' }, { uom: 'kg' })).toEqual({ availableQuantity: '40 bags' })
    expect(changed({ availableQuantity: '40 bags' }, { uom: 'bag' })).toEqual({ availableQuantity: '40' })
    expect(changed({ basePrice: 'USD 3' }, { currency: 'USD' })).toEqual({ basePrice: '3' })
    expect(changed({ basePrice: 'USD 3' }, { currency: 'INR' })).toEqual({ basePrice: 'USD 3' })
  })
})

test.each([
  ['Tkt 120', '120'],
  ['Tkt. 75', '75'],
  ['Ticket 30', '30'],
  ['120', '120'],
  ['Tex 27', 'Tex 27'],
  ['max 120', 'max 120'],
])('under Ticket number "%s" is %s', (typed, value) => {
  const ticket = bulkColumns(matrixDefinition('thread')).find(({ name }) => name === 'ticketNo')
  expect(ticket && readCell(ticket.spec, typed)).toEqual({ value })
})
