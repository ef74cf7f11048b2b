import { expect, test } from 'vitest'
import { pointLabels, requiredRows } from './point-labels'

test('a number whose unit another field names has that unit', () => {
  expect(pointLabels('yarn').netWeight).toMatchObject({ unitFrom: { field: 'weightUnit', usual: 'kg' } })
  expect(pointLabels('yarn').count).not.toHaveProperty('unitFrom')
})

test('the label of a measure has no unit, the label of another number has', () => {
  const labels = pointLabels('grey_fabric')
  expect(labels.clothWidth).toEqual({ label: 'Cloth width', isYear: false, unitFrom: { usual: 'in' } })
  expect(labels.gsm?.label).toBe('GSM, g/m²')
})

test('a plain number that answers a measure is in the unit that was asked', () => {
  const labels = pointLabels('grey_fabric', [{ field: 'clothWidth', op: '=', value: '160 cm' }])
  expect(labels.clothWidth?.unitFrom).toEqual({ usual: 'cm' })
})

test.each([
  [{ value: '63 in' }, '63 in'],
  [{ value: '160 cm', tolerance: 2 }, '160 cm ± 2'],
  [{ value: 63, tolerance: 1 }, '63 in ± 1'],
  [{ value: '63' }, '63 in'],
  [{ value: 160, unit: 'cm' }, '160 cm'],
])('a required measure has one unit: %j', (asked, value) => {
  const requirements = [{ field: 'clothWidth', op: '=' as const, ...asked }]
  expect(requiredRows('grey_fabric', requirements)).toEqual([{ field: 'clothWidth', label: 'Cloth width', value }])
})

test('a required number has its unit in the label alone', () => {
  const requirements = [{ field: 'gsm', op: '>=' as const, value: 120, unit: 'g/m²' }]
  expect(requiredRows('grey_fabric', requirements)).toEqual([
    { field: 'gsm', label: 'GSM, g/m²', value: 'at least 120' },
  ])
})

test('a field that the module does not know keeps its name and its words', () => {
  const requirements = [{ field: 'gone', op: '=' as const, value: 'x' }]
  expect(requiredRows('grey_fabric', requirements)).toEqual([{ field: 'gone', label: 'gone', value: 'x' }])
})
