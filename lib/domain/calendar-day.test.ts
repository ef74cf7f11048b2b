import { expect, test } from 'vitest'
import { readDay } from './calendar-day'

test.each([
  ['2026-12-05', '2026-12-05'],
  ['5 Dec 2026', '2026-12-05'],
  ['5-December-2026', '2026-12-05'],
  ['5th Dec, 2026', '2026-12-05'],
  ['31/12/2026', '2026-12-31'],
  ['05/05/2026', '2026-05-05'],
  ['05/12/2026', null],
  ['2026-02-31', null],
  ['31 Feb 2026', null],
  ['5 Foo 2026', null],
  ['12/31/2026', null],
  ['tomorrow', null],
])('the day %s is read as %s', (typed, day) => {
  expect(readDay(typed)).toBe(day)
})
