import { expect, test } from 'vitest'
import { currencyValue } from './request-values'

test('a currency is an ISO code in any case', () => {
  expect(currencyValue.parse(' usd ')).toBe('USD')
})

test.each(['RUPEES', 'Rs', 'Indian Rupee'])('%j is refused, and the code that was meant is offered', (typed) => {
  const { error } = currencyValue.safeParse(typed)
  expect(error?.issues).toMatchObject([
    {
      params: { code: 'NOT_IN_LIST' },
      message: 'Use an ISO 4217 currency, such as INR or USD. Did you mean INR?',
    },
  ])
})
