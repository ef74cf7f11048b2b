import { expect, test } from 'vitest'
import { can } from './states'

test('a seller who cannot supply gets no counter-offer and no order', () => {
  const now = new Date('2026-11-21T06:00:00.000Z')
  const rfq = { status: 'OPEN' as const, isSealed: false, respondBy: null, liveQuotes: 1 }
  const thread = {
    status: 'SUBMITTED' as const,
    version: 1,
    lineType: 'NOT_AVAILABLE' as const,
    validUntil: null,
    counterCount: 0,
    isInfoRequested: false,
  }
  expect(can('buyer', { rfq, thread }, 'COUNTER', now)?.code).toBe('ACTION_NOT_POSSIBLE')
  expect(can('buyer', { rfq, thread }, 'ACCEPT', now)?.code).toBe('QUOTE_NOT_ACCEPTABLE')
  expect(can('buyer', { rfq, thread }, 'DECLINE_QUOTE', now)).toBeNull()
  expect(can('buyer', { rfq, thread: { ...thread, lineType: 'OFFER' } }, 'COUNTER', now)).toBeNull()
})
