import { expect, test } from 'vitest'
import { specificationRows } from './specification-rows'

const goodsOf = (fields: Record<string, unknown>, moduleKey = 'garment_accessories') =>
  specificationRows({
    moduleKey,
    specification: { fields, requirements: [] },
    snapshot: { priceBasis: '' },
  } as unknown as Parameters<typeof specificationRows>[0]).goods

test('the goods of an order are in the order of their module, not of the stored record', () => {
  const labels = goodsOf({ color: 'Black', material: ['Brass'], trimType: 'Zipper' }).map(({ label }) => label)
  expect(labels).toEqual(['Trim type', 'Material', 'Colour'])
})

test('the lead time of the listing is left out: the accepted quotation states its own', () => {
  expect(goodsOf({ trimType: 'Zipper', dispatchLeadTime: 3 })).toEqual([{ label: 'Trim type', value: 'Zipper' }])
})

test('what the buyer wished of the price is among what they required, and a measure has its unit once', () => {
  const { required } = specificationRows({
    moduleKey: 'grey_fabric',
    specification: { fields: {}, requirements: [{ field: 'clothWidth', op: '=', value: '160 cm' }] },
    snapshot: { priceBasis: 'Per kg, to-pay freight' },
  } as unknown as Parameters<typeof specificationRows>[0])
  expect(required).toEqual([
    { label: 'Cloth width', value: '160 cm' },
    { label: 'Price basis', value: 'Per kg, to-pay freight' },
  ])
})

test('value and unit of a twist are one fact, and what the listing offers in all is left out', () => {
  const offered = { packageCount: 40, cbm: 12.5, shippingResponsibility: 'Seller', weightUnit: 'kg' }
  const twist = { direction: 'Z', amount: 980, unit: 'TPM' }
  expect(goodsOf({ twist, netWeight: 60, ...offered }, 'yarn')).toEqual([
    { label: 'Twist', value: 'Z 980 TPM' },
    { label: 'Net weight', value: '60 kg' },
  ])
})

test('the sides of a package are named as such', () => {
  const sides = { length: 170, width: 30, height: 30, dimensionUnit: 'cm', clothWidth: { value: 63, unit: 'in' } }
  const labels = goodsOf(sides, 'grey_fabric').map(({ label }) => label)
  expect(labels).toEqual(['Cloth width', 'Package length', 'Package width', 'Package height'])
})
