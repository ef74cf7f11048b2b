import { expect, test } from 'vitest'
import { deadlineBefore, leavesInTime, neededByIssues, neededByWords } from './needed-by'

/** The 27th in India. */
const NOW = new Date('2026-11-26T20:00:00Z')
const TODAY = '2026-11-27'

test.each([
  [undefined, undefined, []],
  ['2026-11-27', undefined, []],
  ['2026-11-26', undefined, ['NEEDED_BY_IN_PAST']],
  // The deadline is the end of the 30th in India.
  ['2026-11-30', '2026-11-30T18:29:59.999Z', []],
  ['2026-11-30', '2026-11-30T18:30:00.000Z', ['NEEDED_BY_BEFORE_DEADLINE']],
  ['2026-11-26', '2026-11-30T18:29:59.999Z', ['NEEDED_BY_IN_PAST']],
])('goods needed by %s, with answers until %s: %j', (neededBy, respondBy, codes) => {
  expect(neededByIssues({ neededBy, respondBy }, NOW).map(({ code, field }) => [code, field])).toEqual(
    codes.map((code) => [code, 'neededBy']),
  )
})

test.each([
  ['2026-12-16', 'The buyer needs the goods by 16 December 2026. That is in 19 days.'],
  ['2026-11-28', 'The buyer needs the goods by 28 November 2026. That is tomorrow.'],
  ['2026-11-27', 'The buyer needs the goods by 27 November 2026. That is today.'],
  ['2026-11-26', 'The buyer needs the goods by 26 November 2026. That day is over.'],
  ['', ''],
  [undefined, ''],
])('the seller reads of %s: %s', (neededBy, words) => {
  expect(neededByWords(neededBy, TODAY)).toBe(words)
})

test('goods that leave on the day itself are in time, and a day later they are not', () => {
  expect([19, 20].map((days) => leavesInTime(days, '2026-12-16', TODAY))).toEqual([true, false])
})

test.each([
  ['', '2026-12-04'],
  ['2026-12-16', '2026-12-04'],
  ['2026-12-04', '2026-12-03'],
  ['2026-11-29', '2026-11-28'],
  ['2026-11-28', '2026-11-28'],
  ['2026-11-27', '2026-12-04'],
])('for goods needed by %s the deadline of a week is %s', (neededBy, deadline) => {
  expect(deadlineBefore(neededBy, '2026-12-04', TODAY)).toBe(deadline)
})
