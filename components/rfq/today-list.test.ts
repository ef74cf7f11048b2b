import { expect, test } from 'vitest'
import { isToday } from './today-list'

test('a deadline is today when it ends on this day in India', () => {
  const now = new Date('2026-11-21T06:00:00.000Z')
  expect(isToday('2026-11-21T18:29:59.999Z', now)).toBe(true)
  // Within 24 hours, and tomorrow at 10:00.
  expect(isToday('2026-11-22T04:30:00.000Z', now)).toBe(false)
})
