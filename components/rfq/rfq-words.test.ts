import { expect, test } from 'vitest'
import { RFQ_STATUSES } from '@/lib/domain/rfq/states'
import { sellerTone, sellerWords, statusWords } from './rfq-words'

test('a request that another seller won is not green', () => {
  expect(sellerTone('AWARDED', 'NOT_AWARDED')).toBe('neutral')
  expect(sellerTone('AWARDED', '')).toBe('neutral')
  expect(sellerTone('AWARDED', 'ACCEPTED')).toBe('meet')
  expect(sellerTone('OPEN', '')).toBe('accent')
})

test('each state of a request has its own words for each side, to choose a list by', () => {
  for (const side of ['buyer', 'seller'] as const) {
    expect(new Set(RFQ_STATUSES.map((status) => statusWords(status, 'request', side))).size).toBe(RFQ_STATUSES.length)
  }
})

test('who won a part of a request reads that the rest is open', () => {
  const won = { status: 'PARTIALLY_AWARDED', sellerStatus: 'Won' } as const
  expect(sellerWords(won, 'ACCEPTED')).toBe('Won in part, the rest is open')
  expect(sellerWords({ ...won, status: 'AWARDED' }, 'ACCEPTED')).toBe('Won')
  expect(sellerWords({ ...won, sellerStatus: 'New request' }, '')).toBe('New request')
})

test('a state is in the words of the reader', () => {
  expect(statusWords('SUBMITTED', 'quotation', 'seller')).toBe('Quoted, waiting for the buyer')
  expect(statusWords('SUBMITTED', 'quotation', 'buyer')).toBe('Waiting for your decision')
  expect(statusWords('OPEN', 'request', 'buyer')).toBe('Waiting for quotations')
  expect(statusWords('OPEN', 'request', 'seller')).toBe('New request')
  expect(statusWords('IN_PRODUCTION', 'order', 'buyer')).toBe('In production')
  expect(statusWords('ACTIVE', 'listing', 'seller')).toBe('Active')
})
