import { describe, expect, test } from 'vitest'
import type { FieldValues } from '@/lib/domain/fields/field'
import { packagingIssues, packagingSnapshot } from './packaging'

function found(values: FieldValues): string[] {
  return packagingIssues(values).map(({ code, severity, field }) => `${code} ${severity} ${field}`)
}

describe('packagingSnapshot', () => {
  test('of an empty listing has exactly the spec’s default', () => {
    const snapshot = packagingSnapshot({})
    expect(snapshot).toEqual({
      cbm: 0,
      cbmSource: 'pending',
      packageType: '',
      unitsPerPackage: '',
      grossWeight: '',
      netWeight: '',
      length: '',
      width: '',
      height: '',
      weightUnit: 'kg',
      dimensionUnit: 'cm',
    })
    expect(Object.keys(snapshot)).toEqual([
      'cbm',
      'cbmSource',
      'packageType',
      'unitsPerPackage',
      'grossWeight',
      'netWeight',
      'length',
      'width',
      'height',
      'weightUnit',
      'dimensionUnit',
    ])
  })

  test('has numbers as text, and cbm as a number', () => {
    const values = {
      packageType: '5-ply carton',
      unitsPerPackage: 24,
      grossWeight: 48.5,
      netWeight: 0.0000001,
      cbm: 12.5,
    }
    expect(packagingSnapshot(values)).toMatchObject({
      packageType: '5-ply carton',
      unitsPerPackage: '24',
      grossWeight: '48.5',
      netWeight: '0.0000001',
      cbm: 12.5,
      cbmSource: 'seller',
    })
  })

  test.each([
    [60, 40, 40, 'cm', 100, 9.6],
    [24, 16, 16, 'in', 50, 5.0341],
    [1200, 1000, 1100, 'mm', 20, 26.4],
    [1.2, 1, 1.1, 'm', 20, 26.4],
    [2, 2, 2, 'ft', 1, 0.2265],
    [60, 40, 40, '', 100, 9.6],
  ])('%d x %d x %d %s, %d packages: %d m³', (length, width, height, dimensionUnit, packageCount, cbm) => {
    const values = { length, width, height, dimensionUnit, packageCount }
    expect(packagingSnapshot(values)).toMatchObject({ cbm, cbmSource: 'computed' })
  })

  test.each(['length', 'width', 'height', 'packageCount'])('without %s the volume is pending', (name) => {
    const values: FieldValues = {
      length: 60,
      width: 40,
      height: 40,
      dimensionUnit: 'cm',
      packageCount: 100,
      [name]: undefined,
    }
    expect(packagingSnapshot(values)).toMatchObject({ cbm: 0, cbmSource: 'pending' })
  })

  test('a computed volume takes precedence over the seller’s', () => {
    const values = { length: 60, width: 40, height: 40, packageCount: 100, cbm: 12 }
    expect(packagingSnapshot(values)).toMatchObject({ cbm: 9.6, cbmSource: 'computed' })
  })
})

describe('packagingIssues', () => {
  test.each<[string, FieldValues, string[]]>([
    ['nothing said', {}, []],
    ['net below gross', { netWeight: 60, grossWeight: 62 }, []],
    ['net as gross', { netWeight: 60, grossWeight: 60 }, []],
    ['net over gross', { netWeight: 62, grossWeight: 60 }, ['NET_OVER_GROSS error netWeight']],
    ['a fifth of packing', { netWeight: 50, grossWeight: 60 }, []],
    ['more than a fifth of packing', { netWeight: 50, grossWeight: 61 }, ['GROSS_HIGH warning grossWeight']],
    ['a heavy pallet', { netWeight: 500, grossWeight: 650, packageType: 'Wooden pallet' }, []],
    ['a beam', { netWeight: 200, grossWeight: 300, packageType: 'Beam crate' }, []],
    ['cones that make the bag', { dimensions: { coneWeight: 1.25 }, unitsPerPackage: 48, netWeight: 60 }, []],
    [
      'cones that do not make the bag',
      { dimensions: { coneWeight: 1.25 }, unitsPerPackage: 40, netWeight: 60 },
      ['CONES_WEIGHT warning unitsPerPackage'],
    ],
    [
      'cones that make the bag in pounds',
      { dimensions: { coneWeight: 1.89 }, unitsPerPackage: 24, netWeight: 100, weightUnit: 'lb' },
      [],
    ],
    ['packages that make the total', { packageCount: 100, netWeight: 60, totalQuantity: 6, uom: 'MT' }, []],
    [
      'packages that do not make the total',
      { packageCount: 100, netWeight: 60, totalQuantity: 9, uom: 'MT' },
      ['PACKAGES_WEIGHT warning packageCount'],
    ],
    ['a total without a known weight', { packageCount: 100, netWeight: 60, totalQuantity: 9, uom: 'unit' }, []],
    ['one side missing', { length: 60, width: 40 }, ['SIDES_INCOMPLETE warning height']],
    ['two sides missing', { length: 60 }, ['SIDES_INCOMPLETE warning width', 'SIDES_INCOMPLETE warning height']],
    [
      'metres typed for centimetres',
      { length: 60, width: 0.4, height: 0.4, dimensionUnit: 'm' },
      ['SIDE_TOO_LONG warning length'],
    ],
    ['a volume within 2 %', { length: 60, width: 40, height: 40, packageCount: 100, cbm: 9.7 }, []],
    ['another volume', { length: 60, width: 40, height: 40, packageCount: 100, cbm: 9.9 }, ['CBM_DIFFERS warning cbm']],
    ['a 20-foot container that holds it', { cbm: 33, palletContainerReadiness: '20′ FCL' }, []],
    [
      'too much for a 20-foot container',
      { cbm: 34, palletContainerReadiness: '20 FCL' },
      ['CONTAINER_VOLUME warning palletContainerReadiness'],
    ],
    ['a high cube that holds it', { cbm: 76, palletContainerReadiness: '40′ HC FCL' }, []],
    [
      'too heavy for a container',
      { packageCount: 500, netWeight: 60, grossWeight: 62, palletContainerReadiness: '40′ FCL' },
      ['CONTAINER_WEIGHT warning palletContainerReadiness'],
    ],
    ['a truck takes any volume', { cbm: 90, palletContainerReadiness: 'Full truck' }, []],
  ])('%s', (_, values, expected) => {
    expect(found(values)).toEqual(expected)
  })
})
