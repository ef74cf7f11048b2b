import { expect, test } from 'vitest'
import { responseTimeWords } from './response-time'

test.each([
  [0, 'within an hour'],
  [60, 'within an hour'],
  [60.5, 'within 2 hours'],
  [1440, 'within 24 hours'],
  [1441, 'within 2 days'],
  [2881, 'within 3 days'],
])('%d minutes read "%s", never less than the real time', (medianMinutes, words) => {
  expect(responseTimeWords({ medianMinutes })).toBe(words)
})
