import { describe, expect, test } from 'vitest'
import type { FieldValues } from '@/lib/domain/fields/field'
import { readFigure, typedFigure } from './typed-figure'

describe('a price in rupees', () => {
  const price = (typed: string, unit = 'kg') => typedFigure(typed, { currency: 'INR', unit }).text

  test.each([
    ['Rs 285/- +GST', '285'],
    ['Rs. 210/-', '210'],
    ['₹ 2,500', '2,500'],
    ['285 per kg', '285'],
    ['Rs 285/kg + GST extra', '285'],
    ['285 INR', '285'],
    ['Rs 285 only', '285'],
    ['285 + 5% GST', '285'],
    ['Rs 285/- per kg plus GST extra', '285'],
    ['285.50', '285.50'],
    ['@285', '285'],
    ['@ Rs 285', '285'],
    ['285 ex-mill', '285'],
    ['Rs.285.00/Kg Ex Mill', '285.00'],
    ['285 nett', '285'],
    ['285=00', '285'],
  ])('%s is read as %s', (typed, text) => {
    expect(price(typed)).toBe(text)
  })

  test.each(['$ 3.20', 'USD 3.20', '285 per bag', 'about 285'])(
    '%s keeps the words that change its meaning',
    (typed) => {
      expect(price(typed)).toBe(typed)
    },
  )
})

test('a price in another currency keeps its words and is never converted as a quantity', () => {
  expect(typedFigure('3.20 lb', { currency: 'USD', unit: 'kg' })).toEqual({ text: '3.20 lb', unit: null })
})

test('a price in another currency is read with its sign, its code and its unit', () => {
  const price = (typed: string) => typedFigure(typed, { currency: 'USD', unit: 'kg' }).text
  for (const typed of ['$ 3.20', 'USD 3.20', '3.20 USD', '$3.20/kg', '3.20']) expect(price(typed), typed).toBe('3.20')
  for (const typed of ['Rs 285', '€ 3.20', '$3.20 per bag']) expect(Number(price(typed)), typed).toBeNaN()
})

describe('a quantity', () => {
  const packed = { netWeight: 50, weightUnit: 'kg', packageType: 'Bag' }
  const digits = (text: string) => (/^[\d.,]+$/.test(text) ? text.replaceAll(',', '') : null)
  const quantity = (typed: string, unit: string, values: FieldValues = {}) =>
    readFigure(typed, { currency: null, unit }, digits, values)

  test.each([
    ['100 kg', 'kg', '100'],
    ['5 MT', 'kg', '5000'],
    ['1.5 t', 'kg', '1500'],
    ['2,500 kgs', 'MT', '2.5'],
    ['2 bags', 'bag', '2'],
    ['60', 'kg', '60'],
    ['60.50', 'kg', '60.50'],
    ['5 days', 'days', '5'],
    ['1 day', 'days', '1'],
    ['2 weeks', 'days', '14'],
    ['2-3 days', 'days', '3'],
    ['10 to 12 days', 'days', '12'],
    ['100 kg min', 'kg', '100'],
    ['approx 500 kg', 'kg', '500'],
    ['12 tons ready', 'kg', '12000'],
    ['1.5 %', '%', '1.5'],
    ['23.5 TPI', 'TPI', '23.5'],
    ['2 lakh', 'piece', '200000'],
  ])('%s in %s is %s', (typed, unit, plain) => {
    expect(quantity(typed, unit)).toEqual({ plain, unit: null })
  })

  test.each([
    ['150 cm', 'cm', '150'],
    ['60 in', 'cm', '152.4'],
    ['60"', 'cm', '152.4'],
    ['1500 mm', 'cm', '150'],
    ['150 cm', 'm', '1.5'],
  ])('%s of a length in %s is %s', (typed, unit, plain) => {
    expect(quantity(typed, unit)).toEqual({ plain, unit: null })
  })

  test('a length is not read in a field of something else, nor a range of two as one length', () => {
    expect([quantity('150 cm', 'kg'), quantity('57/58"', 'cm'), quantity('57-58 in', 'cm')]).toEqual([null, null, null])
  })

  test('of packages is converted by the weight that the listing states', () => {
    expect(quantity('2 bags', 'kg', packed)).toEqual({ plain: '100', unit: null })
    expect(quantity('100 kg', 'bag', packed)).toEqual({ plain: '2', unit: null })
  })

  test('keeps its unit when the listing does not say how to convert it', () => {
    expect(quantity('2 bags', 'kg')).toEqual({ plain: '2', unit: 'bag' })
    expect(quantity('5 MT', '')).toEqual({ plain: '5', unit: 'MT' })
  })

  test('lakhs are read in a price too', () => {
    const price = (typed: string) => readFigure(typed, { currency: 'INR', unit: 'unit' }, digits, {})?.plain
    expect([price('Rs 12.5 lakh'), price('3 lacs')]).toEqual(['1250000', '300000'])
  })

  test.each([
    ['Rs 5,700/- per bag + GST', '114'],
    ['5,700 per bag', '114'],
    ['1,00,000 per MT', '100'],
    ['1,000 per bag', '20'],
  ])('%s is a price per kg when a bag holds 50 kg: %s', (typed, plain) => {
    expect(readFigure(typed, { currency: 'INR', unit: 'kg' }, digits, packed)).toEqual({ plain, unit: null })
  })

  test('a price per another unit is no number where the listing does not say what that is', () => {
    const price = (typed: string) => readFigure(typed, { currency: 'INR', unit: 'kg' }, digits, {})
    expect([price('5,700 per bag'), price('285 per box + GST'), price('285 per')]).toEqual([null, null, null])
  })

  test('a number of days is not read in a field of kilos', () => {
    expect(quantity('5 days', 'kg')).toBeNull()
    expect(quantity('2 weeks', 'kg')).toBeNull()
  })

  test.each(['30s', 'many kg'])('%s is no number', (typed) => {
    expect(quantity(typed, 'kg')).toBeNull()
  })
})
