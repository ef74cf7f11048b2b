import { expect, test } from 'vitest'
import { typedErrors } from './basis-bar'

test('a figure that is no quantity or no yearly rate has an error at its box', () => {
  expect(typedErrors('500', '18')).toEqual({})
  expect(typedErrors('500.5', '0')).toEqual({})
  for (const quantity of ['', '0', '-5', 'lots', '5 bags'])
    expect(typedErrors(quantity, '18')).toHaveProperty('quantity')
  for (const rate of ['', '-1', '101', 'much']) expect(typedErrors('500', rate)).toHaveProperty('creditRate')
})
