import { expect, test } from 'vitest'
import { relativeTime } from './relative-time'

const NOW = new Date('2026-11-21T09:00:00Z')

test.each([
  ['2026-11-21T08:59:40Z', 'just now'],
  ['2026-11-21T08:55:00Z', '5 minutes ago'],
  ['2026-11-20T08:00:00Z', 'yesterday'],
  ['2026-11-01T09:00:00Z', '2 weeks ago'],
  ['2024-11-01T09:00:00Z', '2 years ago'],
  // A clock ahead of ours never gives a time in the future.
  ['2026-11-21T09:00:30Z', 'just now'],
])('%s is %s', (at, text) => {
  expect(relativeTime(new Date(at), NOW)).toBe(text)
})
