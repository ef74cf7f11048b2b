import { expect, test } from 'vitest'
import { matrixDefinition } from '@/lib/domain/modules'
import { moduleViews } from '@/lib/domain/modules/registry/views'
import { listingLine } from './listing-line'

const line = (values: Record<string, unknown>) =>
  listingLine(matrixDefinition('yarn'), moduleViews('yarn'), { ...matrixDefinition('yarn').defaults, ...values })

test('a listing in one line has its goods, price, stock and smallest order with their units', () => {
  const values = { title: '30s carded', count: '30s', basePrice: 240, availableQuantity: 5000, moq: 1, moqUom: 'bag' }
  expect(line(values)).toEqual({
    title: '30s carded',
    goods: '30s',
    price: '₹240.00 per kg',
    stock: '5,000 kg',
    minimum: '1 bag',
  })
})

test('what a listing does not say is empty in its line', () => {
  expect(line({ title: '30s carded' })).toMatchObject({ price: '', stock: '', minimum: '' })
})
