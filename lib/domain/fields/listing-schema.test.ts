import { expect, test } from 'vitest'
import { yarn } from '../modules/yarn'
import { readWriteBody } from './listing-schema'

const messageOf = (body: Record<string, unknown>) => readWriteBody(yarn, body, {}).errors[0]?.message

test('a price with its unit asks for the figure alone, or for what that unit holds', () => {
  expect(messageOf({ basePrice: 'Rs 285 per kg', uom: 'kg' })).toMatch(/^Enter the figure alone, without “kg”/)
  expect(messageOf({ basePrice: '5,700 per bag', uom: 'kg' })).toMatch(/or say what one bag weighs or holds\.$/)
  expect(messageOf({ basePrice: 'about 285' })).toBe('Enter a number, such as 285 or 285.50.')
})
