import { expect, test } from 'vitest'
import { dayInIndia, endOfIndianDay, readDay, startOfIndianDay } from './calendar-day'

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

test.each([
  ['2026-06-14T18:29:59.999Z', '2026-06-14', '2026-06-21'],
  ['2026-06-14T18:30:00.000Z', '2026-06-15', '2026-06-22'],
  ['2026-12-31T20:00:00.000Z', '2027-01-01', '2027-01-08'],
])('at %s it is %s in India, and %s a week later', (at, day, weekLater) => {
  expect([dayInIndia(new Date(at)), dayInIndia(new Date(at), 7)]).toEqual([day, weekLater])
})

test('a day in India lasts from 18:30 UTC of the day before to 18:30 UTC', () => {
  expect(startOfIndianDay('2026-03-01').toISOString()).toBe('2026-02-28T18:30:00.000Z')
  expect(endOfIndianDay('2026-03-01').toISOString()).toBe('2026-03-01T18:30:00.000Z')
  expect([startOfIndianDay('soon'), endOfIndianDay('soon')].map((at) => at.getTime())).toEqual([Number.NaN, Number.NaN])
})
