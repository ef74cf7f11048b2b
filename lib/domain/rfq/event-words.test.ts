import { expect, test } from 'vitest'
import { eventSeller, eventWords } from './event-words'

test.each([
  ['QUOTE_DECLINED', 'buyer', 'declined the quotation of Noyyal Yarns'],
  ['COUNTER_OFFERED', 'buyer', 'made a counter-offer to Noyyal Yarns'],
  ['INFO_PROVIDED', 'buyer', 'answered the question of Noyyal Yarns'],
  ['ORDER_COMPLETED', 'buyer', 'completed the order with Noyyal Yarns'],
  ['ORDER_CANCELLED', 'admin', 'cancelled the order with Noyyal Yarns'],
  ['QUOTE_NOT_AWARDED', 'buyer', 'ended the quotation of Noyyal Yarns'],
  ['QUOTE_REVISED', 'seller', 'sent a new version'],
  ['ORDER_DISPATCHED', 'seller', 'dispatched the goods'],
  ['RFQ_CANCELLED', 'buyer', 'cancelled the request'],
])('the event %s of the %s says which seller it is about', (type, actorType, words) => {
  expect(`${eventWords(type)}${eventSeller({ type, actorType }, 'Noyyal Yarns')}`).toBe(words)
})

test('a message to the whole request says so, and another event of it names no seller', () => {
  expect(eventSeller({ type: 'NOTE', actorType: 'buyer' }, '')).toBe(' to all sellers')
  expect(eventSeller({ type: 'INFO_PROVIDED', actorType: 'buyer' }, '')).toBe('')
})
