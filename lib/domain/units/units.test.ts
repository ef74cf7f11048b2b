import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { convertPrice, convertQuantity, isContinuousUnit, isCountedUnit, toKg, unitName } from './units'

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
  test('weights, lengths and volumes are continuous, pieces and packages are counted', () => {
    const measured = ['kg', 'g', 'lb', 'MT', 'm', 'yd', '1000 m', 'candy', 'L', 'hour', 'kWh']
    const things = ['bag', 'carton', 'cone', 'hank', 'bundle', 'bale', 'beam', 'unit', 'piece', 'gross', '1000', 'roll']
    expect(measured.filter(isCountedUnit)).toEqual([])
    expect(measured.every(isContinuousUnit)).toBe(true)
    expect(things.every(isCountedUnit)).toBe(true)
    expect(things.filter(isContinuousUnit)).toEqual([])
  })

  test('a word that no table knows is neither', () => {
    expect([isCountedUnit('bobbin'), isContinuousUnit('bobbin')]).toEqual([false, false])
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

  test('weighs a bale by its own weight, otherwise by the net weight', () => {
    expect(toKg(10, 'bale', { baleWeight: 170 })).toBe(1700)
    expect(toKg(10, 'bale', { baleWeight: 170, netWeight: 60, packageType: 'Bag' })).toBe(1700)
    expect(toKg(10, 'bale', { netWeight: 165, packageType: 'Pressed bale' })).toBe(1650)
  })

  test('weighs a pack by its size, and one of litres by the density', () => {
    const drum = { packageType: 'Drum', packSize: 200, packUnit: 'L' }
    expect(convertQuantity(2, 'drum', 'L', drum)).toBe(400)
    expect(toKg(2, 'drum', drum)).toBeNull()
    expect(toKg(2, 'drum', { ...drum, density: 1.2 })).toBe(480)
    expect(toKg(4, 'bag', { packageType: 'Bag', packSize: 25, packUnit: 'kg' })).toBe(100)
    expect(toKg(4, 'drum', { packageType: 'Bag', packSize: 25, packUnit: 'kg' })).toBeNull()
    expect(toKg(4, 'box', { packSize: 1000 })).toBeNull()
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

describe('convertPrice and convertQuantity', () => {
  test('converts a price per bag, lb or tonne to a price per kg', () => {
    expect(convertPrice(15_000, 'bag', 'kg', { netWeight: 60 })).toBe(250)
    expect(convertPrice(1.2, 'lb', 'kg', {})).toBeCloseTo(2.64555, 5)
    expect(convertPrice(285_000, 'MT', 'kg', {})).toBe(285)
    expect(convertPrice(285, 'unit', 'kg', {})).toBeNull()
  })

  test('a unit converts to itself whether or not it has a weight', () => {
    expect(convertQuantity(7, 'unit', 'Pcs', {})).toBe(7)
    expect(convertQuantity(7, 'bobbin', 'bobbin', {})).toBe(7)
    expect(convertQuantity(7, 'bobbin', 'kg', {})).toBeNull()
  })

  const cloth = { gsm: 160, clothWidth: { value: 60, unit: 'in' } }
  const tube = (inches: number, widthForm: string) => ({
    gsm: 220,
    clothWidth: { value: inches, unit: 'in' },
    widthForm,
  })

  test.each([
    ['160 g/m² at 60 inches, in kg per metre', 1, 'm', 'kg', cloth, 0.24384],
    ['118.6 g/m² at 63 inches', 1, 'm', 'kg', { gsm: 118.6, clothWidth: { value: 63, unit: '"' } }, 0.18978],
    ['a yard of cloth', 1, 'yd', 'm', {}, 0.9144],
    ['a tube of 220 g/m², 36 inches flat', 1, 'm', 'kg', tube(36, 'Tubular'), 0.40234],
    ['a tube in words of the trade', 1, 'm', 'kg', tube(36, 'in tube'), 0.40234],
    ['the same cloth slit', 1, 'm', 'kg', tube(72, 'Slit'), 0.40234],
    ['a running metre of 62 g', 1000, 'm', 'kg', { glm: 62 }, 62],
    ['a roll of 100 m', 3, 'roll', 'm', { pieceLength: { from: 100, to: 100 } }, 300],
    ['a roll of 100 m, by weight', 1, 'roll', 'kg', { ...cloth, pieceLength: { from: 100, to: 100 } }, 24.384],
    ['a spool of 2 lb', 2, 'cone', 'kg', { packageWeight: { value: 2, unit: 'lb' } }, 1.81436948],
    ['a cone of 5,000 m', 2, 'cone', '1000 m', { lengthPerPackage: 5000 }, 10],
    ['thread of 27 tex', 1000, '1000 m', 'kg', { texNumber: 27 }, 27],
    ['a set of 8', 2, 'set', 'piece', { piecesPerSet: 8 }, 16],
    ['a gross', 1, 'gross', 'dozen', {}, 12],
    ['a great gross', 1, 'great gross', 'piece', {}, 1728],
    ['a candy', 1, 'candy', 'lb', {}, 784],
    ['a litre of 1.2 kg', 10, 'L', 'kg', { density: 1.2 }, 12],
  ])('converts %s', (_name, quantity, from, to, facts, expected) => {
    expect(convertQuantity(quantity, from, to, facts)).toBeCloseTo(expected, 4)
    expect(convertQuantity(expected, to, from, facts)).toBeCloseTo(quantity, 4)
  })

  test('a price per kg of cloth is a price per metre by its weight', () => {
    expect(convertPrice(240, 'kg', 'm', cloth)).toBeCloseTo(58.52, 2)
  })

  test.each([
    ['m', 'kg', { gsm: 160 }],
    ['m', 'kg', { gsm: 160, width: 30, dimensionUnit: 'cm' }],
    ['m', 'kg', { gsm: 160, clothWidth: { value: 60, unit: 'hands' } }],
    ['roll', 'm', { pieceLength: { from: 100, to: 120 } }],
    ['set', 'piece', { unitsPerPackage: 8 }],
    ['L', 'kg', {}],
    ['piece', 'kg', { netWeight: 60 }],
    ['hour', 'kWh', {}],
  ])('never guesses %s in %s from %j', (from, to, facts) => {
    expect(convertQuantity(1, from, to, facts)).toBeNull()
    expect(convertQuantity(1, to, from, facts)).toBeNull()
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

describe('small bundles and cut lengths', () => {
  const bundle = { piecesPerBundle: 10, bundleWeight: 5, cutLength: 2.5 }

  test.each([
    ['bundle', 'piece', 10],
    ['bundle', 'kg', 5],
    ['piece', 'kg', 0.5],
    ['piece', 'm', 2.5],
    ['bundle', 'm', 25],
  ])('one %s is %s %d', (from, to, many) => {
    expect(convertQuantity(1, from, to, bundle)).toBeCloseTo(many, 9)
    expect(convertQuantity(many, to, from, bundle)).toBeCloseTo(1, 9)
  })

  test('convert only by what the listing states', () => {
    expect(convertQuantity(1, 'bundle', 'kg', { piecesPerBundle: 10 })).toBeNull()
    expect(convertQuantity(1, 'piece', 'm', { piecesPerBundle: 10 })).toBeNull()
    expect(convertQuantity(1, 'dozen', 'kg', { bundleWeight: 5 })).toBeNull()
  })
})

describe('goods with the weight of one piece', () => {
  const cone = { weight: { value: 38, unit: 'g' } }
  const tape = { weight: { value: 150, unit: 'g' }, rollLength: 65 }

  test.each<[number, string, string, Record<string, unknown>, number]>([
    [1000, 'piece', 'kg', cone, 38],
    [1, '1000', 'kg', cone, 38],
    [1, 'kg', 'piece', { weight: { value: 0.5, unit: 'kg' } }, 2],
    [1, 'roll', 'm', tape, 65],
    [2, 'roll', 'piece', tape, 2],
    [65, 'm', 'kg', tape, 0.15],
    [1, 'bundle', 'piece', { ...cone, packageType: 'Bundle', unitsPerPackage: 500 }, 500],
  ])('%d %s are in %s what the listing says', (quantity, from, to, facts, expected) => {
    expect(convertQuantity(quantity, from, to, facts)).toBeCloseTo(expected, 9)
  })

  test.each([
    ['piece', 'kg', {}],
    ['piece', 'kg', { weight: 38 }],
    ['roll', 'm', cone],
    ['bundle', 'piece', { unitsPerPackage: 500 }],
  ])('%s in %s is unknown without the fact', (from, to, facts) => {
    expect(convertQuantity(1, from, to, facts)).toBeNull()
  })
})

test('a rate per pick is one per metre only where the picks per inch are known', () => {
  expect(convertPrice(0.12, 'pick', 'm', { ratePpi: 60 })).toBeCloseTo(7.2, 10)
  expect(convertPrice(7.2, 'm', 'pick', { ratePpi: 60 })).toBeCloseTo(0.12, 10)
  expect(convertPrice(0.12, 'pick', 'm', {})).toBeNull()
})

test('a lot of machines is as many pieces as its seller states, and no number otherwise', () => {
  expect(convertQuantity(2, 'lot', 'unit', { unitsInLot: 12 })).toBe(24)
  expect(convertQuantity(2, 'lot', 'unit', {})).toBeNull()
})

test('a cone is as long as it is stated to be, whatever the weight of its box says', () => {
  const thread = { lengthPerPackage: 5000, texNumber: 27, netWeight: 13.54, unitsPerPackage: 100, packageType: 'Cone' }
  expect(convertQuantity(1, 'cone', '1000 m', thread)).toBe(5)
  expect(convertPrice(62, 'cone', '1000 m', thread)).toBe(12.4)
  expect(convertQuantity(1, 'cone', 'kg', thread)).not.toBeNull()
})
