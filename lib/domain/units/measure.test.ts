import { describe, expect, test } from 'vitest'
import type { Dimension } from '@/lib/domain/fields/field'
import { measureIn, readMeasure, unitsOf } from './measure'
import { readCountRange, readNumberRange } from './range-text'

describe('a measure as people write it', () => {
  test.each([
    ['63', 63, 'in'],
    ['63"', 63, 'in'],
    ['63”', 63, 'in'],
    ["63''", 63, 'in'],
    ['63 inch', 63, 'in'],
    ['63 inches', 63, 'in'],
    ['44 panna', 44, 'in'],
    ['44" panna', 44, 'in'],
    ['160 cm', 160, 'cm'],
    ['160CM', 160, 'cm'],
    ['1,600 mm', 1600, 'mm'],
    ['1.6 metres', 1.6, 'm'],
    ['5 ft', 5, 'ft'],
    ['5 feet', 5, 'ft'],
    ['57/58"', 57, 'in'],
    ['57-58 inch', 57, 'in'],
    ['57 – 58"', 57, 'in'],
    ['160 to 165 cm', 160, 'cm'],
    ['57½"', 57.5, 'in'],
    ['57 1/2 in', 57.5, 'in'],
  ])('%s is %s %s', (typed, value, unit) => {
    expect(readMeasure(typed, 'in', 'length')).toEqual({ value, unit })
  })

  test.each(['', 'wide', '58/20"', '1/2 in', '60-58', '-5 cm'])('"%s" is not read', (typed) => {
    expect(readMeasure(typed, 'in', 'length')).toBeNull()
  })

  test('keeps a unit that it does not know', () => {
    expect(readMeasure('63 hands', 'in', 'length')).toEqual({ value: 63, unit: 'hands' })
    expect(readMeasure('5 kg', 'in', 'length')).toEqual({ value: 5, unit: 'kg' })
  })
})

describe('a measure in another unit', () => {
  test('is exact', () => {
    expect(measureIn({ value: 63, unit: 'in' }, 'cm', 'length')).toBe(160.02)
    expect(measureIn({ value: 5, unit: 'ft' }, 'in', 'length')).toBe(60)
    expect(measureIn({ value: 100, unit: 'lb' }, 'kg', 'mass')).toBe(45.359237)
    expect(measureIn({ value: 100, unit: 'hands' }, 'cm', 'length')).toBeNull()
  })

  test.each<Dimension>(['length', 'mass'])('is known for every unit of %s', (dimension) => {
    for (const { value } of unitsOf(dimension).options)
      for (const other of unitsOf(dimension).options)
        expect(measureIn({ value: 1, unit: value }, other.value, dimension), `${value} ${other.value}`).not.toBeNull()
  })
})

describe('a range as people write it', () => {
  test.each([
    ['30-60', { from: 30, to: 60 }],
    ['30 – 60', { from: 30, to: 60 }],
    ['200 to 1,500 kg', { from: 200, to: 1500 }],
    ['200 kg - 1500 kg', { from: 200, to: 1500 }],
    ['-5-10', { from: -5, to: 10 }],
    ['30', { from: 30, to: 30 }],
    ['from 30', { from: 30 }],
    ['30 and above', { from: 30 }],
    ['30+', { from: 30 }],
    ['up to 60', { to: 60 }],
    ['≤ 60', { to: 60 }],
    ['30-60 bags', { from: 30, to: '60 bags' }],
    ['plenty', { from: 'plenty', to: 'plenty' }],
  ])('%s', (typed, ends) => {
    expect(readNumberRange(typed, 'kg')).toEqual(ends)
  })

  test.each([
    ['30s to 60s', { from: '30s', to: '60s' }],
    ['30s-60s', { from: '30s', to: '60s' }],
    ['30-60s', { from: '30s', to: '60s' }],
    ['Ne 30 - 60', { from: 'Ne 30', to: 'Ne 60' }],
    ['2/40s to 2/80s', { from: '2/40s', to: '2/80s' }],
    ['75D', { from: '75D', to: '75D' }],
    ['from 30s', { from: '30s' }],
  ])('of counts: %s', (typed, ends) => {
    expect(readCountRange(typed)).toEqual(ends)
  })
})
