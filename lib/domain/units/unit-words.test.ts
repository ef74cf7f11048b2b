import { expect, test } from 'vitest'
import { unitWord } from './unit-words'

test.each([
  ['cone', 1, 'cone'],
  ['cone', 48, 'cones'],
  ['box', 0, 'boxes'],
  ['piece', 0.5, 'pieces'],
  ['days', 1, 'day'],
  ['days', 0, 'days'],
  ['kg', 60, 'kg'],
  ['dozen', 12, 'dozen'],
  ['1000', 40, 'thousand'],
  ['1000 stitches', 2000, 'thousand stitches'],
  ['a word of the seller', 2, 'a word of the seller'],
])('%s behind %d is %s', (unit, amount, word) => {
  expect(unitWord(unit, amount)).toBe(word)
})
