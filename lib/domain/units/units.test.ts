import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { convertQuantity, isCountedUnit, pricePerKg, toKg, unitName } from './units'

describe('unitName', () => {
  test.each([
    ['kg', 'kg'],
    ['KGS', 'kg'],
    [' Kilograms ', 'kg'],
    ['mt', 'MT'],
    ['Pounds', 'lb'],
    ['gms', 'g'],
    ['Metre', 'm'],
    ['CTN', 'carton'],
    ['Pcs', 'unit'],
  ])('reads %j as %s', (typed, name) => {
    expect(unitName(typed)).toBe(name)
  })

  test.each(['cm', 'bobbin', '', 'constructor'])('does not know %j', (typed) => {
    expect(unitName(typed)).toBeNull()
  })
})

describe('isCountedUnit', () => {
  test('weights and lengths are continuous, packages and unknown words are counted', () => {
    expect(['kg', 'g', 'lb', 'MT', 'm'].some(isCountedUnit)).toBe(false)
    expect(['bag', 'carton', 'cone', 'hank', 'bundle', 'bale', 'beam', 'unit', 'bobbin'].every(isCountedUnit)).toBe(
      true,
    )
  })
})

describe('toKg', () => {
  test.each([
    [1, 'kg', 1],
    [250, 'g', 0.25],
    [1, 'lb', 0.45359237],
    [100, 'lb', 45.359237],
    [9, 'MT', 9000],
  ])('%d %s is exactly %d kg', (quantity, unit, kg) => {
    expect(toKg(quantity, unit, {})).toBeCloseTo(kg, 10)
  })

  test('weighs a package by the net weight, in its own unit', () => {
    expect(toKg(10, 'bag', { netWeight: 60, weightUnit: 'kg' })).toBe(600)
    expect(toKg(1, 'carton', { netWeight: 100, weightUnit: 'lb' })).toBeCloseTo(45.359237, 10)
    expect(toKg(2, 'bundle', { netWeight: 5 })).toBe(10)
  })

  test('weighs a cone by its own weight, otherwise by its share of the package', () => {
    expect(toKg(4, 'cone', { dimensions: { coneWeight: 1.25 }, netWeight: 61, unitsPerPackage: 48 })).toBe(5)
    expect(toKg(4, 'cone', { netWeight: 60, unitsPerPackage: 48 })).toBe(5)
  })

  test.each([
    ['bag', {}],
    ['bag', { netWeight: 0 }],
    ['bag', { netWeight: 800, packageType: 'Pallet (wood, ISPM-15)' }],
    ['bag', { netWeight: 45, packageType: '5-ply carton' }],
    ['cone', { netWeight: 60 }],
    ['unit', { netWeight: 60, unitsPerPackage: 48 }],
    ['m', { netWeight: 60 }],
    ['bobbin', { netWeight: 60 }],
  ])('refuses to guess the weight of a %s from %j', (unit, values) => {
    expect(toKg(1, unit, values)).toBeNull()
  })

  test('uses the net weight for a bag when the package type is a bag', () => {
    expect(toKg(1, 'bag', { netWeight: 50, packageType: 'HDPE/PP woven bag' })).toBe(50)
  })
})

describe('pricePerKg and convertQuantity', () => {
  test('converts a price per bag, lb or tonne to a price per kg', () => {
    expect(pricePerKg(15_000, 'bag', { netWeight: 60 })).toBe(250)
    expect(pricePerKg(1.2, 'lb', {})).toBeCloseTo(2.64555, 5)
    expect(pricePerKg(285_000, 'MT', {})).toBe(285)
    expect(pricePerKg(285, 'unit', {})).toBeNull()
  })

  test('a unit converts to itself whether or not it has a weight', () => {
    expect(convertQuantity(7, 'unit', 'Pcs', {})).toBe(7)
    expect(convertQuantity(7, 'bobbin', 'bobbin', {})).toBe(7)
    expect(convertQuantity(7, 'bobbin', 'kg', {})).toBeNull()
  })

  test('converting forth and back returns the same quantity', () => {
    const units = fc.constantFrom('kg', 'g', 'lb', 'MT', 'bag', 'cone')
    fc.assert(
      fc.property(fc.double({ min: 0.01, max: 1e6, noNaN: true }), units, units, (quantity, from, to) => {
        const values = { netWeight: 60, unitsPerPackage: 48 }
        const there = convertQuantity(quantity, from, to, values)
        expect(there).not.toBeNull()
        const back = convertQuantity(there ?? 0, to, from, values)
        expect(Math.abs((back ?? 0) - quantity) / quantity).toBeLessThan(1e-12)
      }),
    )
  })
})
