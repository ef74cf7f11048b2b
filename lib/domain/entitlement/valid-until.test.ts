import { expect, test } from 'vitest'
import { endOfValidity } from './valid-until'

test.each([
  ['2026-12-31', '2026-12-31T18:30:00.000Z'],
  ['2024-02-29', '2024-02-29T18:30:00.000Z'],
  ['2026-12-31T10:00:00Z', '2026-12-31T10:00:00.000Z'],
  ['2026-12-31T10:00:00.123456Z', '2026-12-31T10:00:00.123Z'],
  ['2026-12-31T10:00+05:30', '2026-12-31T04:30:00.000Z'],
])('%s ends at %s', (text, end) => {
  expect(endOfValidity(text)?.toISOString()).toBe(end)
})

test.each([
  '',
  '2026',
  '2026-02-29',
  '2026-13-01',
  '31-12-2026',
  '2026-12-31T10:00:00',
  '2026-02-31T10:00:00Z',
  'soon',
])('"%s" is not a valid end', (text) => {
  expect(endOfValidity(text)).toBeNull()
})
