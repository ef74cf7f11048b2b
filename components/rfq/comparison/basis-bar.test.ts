import { expect, test } from 'vitest'
import { quantityNote, typedErrors } from './basis-bar'

test('a figure that is no quantity or no yearly rate has an error at its box', () => {
  expect(typedErrors('500', '18')).toEqual({})
  expect(typedErrors('500.5', '0')).toEqual({})
  for (const quantity of ['', '0', '-5', 'lots', '5 bags'])
    expect(typedErrors(quantity, '18')).toHaveProperty('quantity')
  for (const rate of ['', '-1', '101', 'much']) expect(typedErrors('500', rate)).toHaveProperty('creditRate')
})

test('after a part is ordered, the compared quantity is named as the rest', () => {
  const rest = { quantity: 800, asked: 2000, uom: 'kg' }
  expect(quantityNote({ quantity: 800, uom: 'kg' }, rest)).toBe(
    'For the rest that you have not ordered yet, of 2,000 kg.',
  )
  expect(quantityNote({ quantity: 500, uom: 'kg' }, rest)).toContain('800 kg are not ordered yet')
  expect(quantityNote({ quantity: 2000, uom: 'kg' }, { ...rest, quantity: 2000 })).toContain('you asked for')
})
