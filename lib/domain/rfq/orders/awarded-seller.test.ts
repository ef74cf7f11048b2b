import { expect, test } from 'vitest'
import { awardedSeller } from './awarded-seller'

const [kongu, tapi] = [
  { status: 'CREATED', sellerId: 'kongu' },
  { status: 'CREATED', sellerId: 'tapi' },
] as const

test('is the one with an order, also of a part', () => {
  expect(awardedSeller([kongu])).toBe('kongu')
  expect(awardedSeller([{ ...tapi, status: 'CANCELLED' }, kongu])).toBe('kongu')
})

test('is that of the newest order when several sellers share the request', () => {
  expect(awardedSeller([tapi, kongu])).toBe('tapi')
})

test('is no one without an order', () => {
  expect(awardedSeller([])).toBe('')
  expect(awardedSeller([{ ...tapi, status: 'CANCELLED' }])).toBe('')
})
