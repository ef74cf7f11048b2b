import { expect, test } from 'vitest'
import { sellerTone, statusWords } from './rfq-words'

test('a request that another seller won is not green', () => {
  expect(sellerTone('AWARDED', 'NOT_AWARDED')).toBe('neutral')
  expect(sellerTone('AWARDED', '')).toBe('neutral')
  expect(sellerTone('AWARDED', 'ACCEPTED')).toBe('meet')
  expect(sellerTone('OPEN', '')).toBe('accent')
})

test('a state is in the words of the reader', () => {
  expect(statusWords('SUBMITTED', 'quotation', 'seller')).toBe('Quoted, waiting for the buyer')
  expect(statusWords('SUBMITTED', 'quotation', 'buyer')).toBe('Waiting for your decision')
  expect(statusWords('OPEN', 'request', 'buyer')).toBe('Waiting for quotations')
  expect(statusWords('OPEN', 'request', 'seller')).toBe('New request')
  expect(statusWords('IN_PRODUCTION', 'order', 'buyer')).toBe('In production')
  expect(statusWords('ACTIVE', 'listing', 'seller')).toBe('Active')
})
