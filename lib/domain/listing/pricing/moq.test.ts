import { expect, test } from 'vitest'
import { moqIn } from './moq'

const BAGS = { moq: 2, moqUom: 'bag', packageType: 'Bag', netWeight: 50 }

test('a minimum in bags is known in kilos where the listing says what a bag weighs', () => {
  expect(moqIn('kg', BAGS)).toBe(100)
  expect(moqIn('bag', BAGS)).toBe(2)
  expect(moqIn('kg', { ...BAGS, moqUom: undefined, uom: 'bag' })).toBe(100)
  expect(moqIn('kg', { moq: 0.07, moqUom: 'MT' })).toBe(70)
})

test('a minimum that cannot be compared is not taken for a number of kilos', () => {
  expect(moqIn('kg', { moq: 2, moqUom: 'bag' })).toBeNull()
  expect(moqIn('kg', {})).toBeNull()
})
