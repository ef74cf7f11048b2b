import { expect, test } from 'vitest'
import { yarn } from '../modules/yarn'
import { readWriteBody } from './listing-schema'

const messageOf = (body: Record<string, unknown>) => readWriteBody(yarn, body, {}).errors[0]?.message

test('a price that repeats the unit of the listing asks for the figure alone', () => {
  const alone = 'Enter the figure alone, such as 285 or 285.50. The price is per kg already.'
  expect(messageOf({ basePrice: 'Rs 285 per kg', uom: 'kg' })).toBe(alone)
  expect(messageOf({ basePrice: '285/kg' })).toBe(alone)
})

test('a price per another unit asks for what that unit holds', () => {
  expect(messageOf({ basePrice: '5,700 per bag', uom: 'kg' })).toMatch(/^This price is per bag\. First say/)
  expect(messageOf({ basePrice: 'about 285' })).toBe('Enter a number, such as 285 or 285.50.')
})
