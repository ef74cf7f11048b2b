import { expect, test } from 'vitest'
import { shownEvents } from './shown-events'

const event = (type: string, at = '2026-11-23T05:00:00.000Z', actorId = 'buyer') => ({ type, actorId, at })
const LATER = '2026-11-23T06:00:00.000Z'
const typesOf = (events: readonly ReturnType<typeof event>[]) => shownEvents(events).map(({ type }) => type)

test('one click that accepts a quotation is one line', () => {
  const click = ['QUOTE_ACCEPTED', 'ORDER_CREATED', 'RFQ_AWARDED', 'QUOTE_NOT_AWARDED'].map((type) => event(type))
  expect(typesOf(click)).toEqual(['QUOTE_ACCEPTED'])
})

test('a seller without the order reads that the quantity was awarded', () => {
  expect(typesOf([event('RFQ_AWARDED'), event('QUOTE_NOT_AWARDED')])).toEqual(['RFQ_AWARDED'])
})

test('what others do at that moment, and what happens later, keeps its line', () => {
  const events = [event('QUOTE_ACCEPTED'), event('ORDER_CREATED', LATER), event('NOTE', LATER, 'seller')]
  expect(typesOf(events)).toEqual(['QUOTE_ACCEPTED', 'ORDER_CREATED', 'NOTE'])
  expect(typesOf([event('QUOTE_ACCEPTED'), event('RFQ_AWARDED', undefined, 'seller')])).toHaveLength(2)
})
