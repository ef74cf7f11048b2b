import { expect, test } from 'vitest'
import { paymentDays } from './payment-days'

test.each<[string, number | null]>([
  ['', 0],
  ['30 days from invoice', 30],
  ['Open credit, 45 days from Invoice date', 45],
  ['Net 60', 60],
  ['PDC 90 day', 90],
  ['100 % advance', 0],
  ['Cash on delivery', 0],
  ['LC at sight', 0],
  ['LC 90 days', 90],
  ['50 % advance, balance in 30 days', null],
  ['30 or 45 days', null],
  ['30-45 days', null],
  ['Letter of credit', null],
  ['Advance within 7 days', null],
])('"%s" is paid in %j days', (terms, days) => {
  expect(paymentDays(terms)).toBe(days)
})
