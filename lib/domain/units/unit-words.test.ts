import { readdirSync, readFileSync } from 'node:fs'
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

test.each(['components', 'lib/domain', 'lib/services'])(
  'no sentence of %s puts a plain unit behind a figure',
  (room) => {
    const root = new URL(`../../../${room}/`, import.meta.url)
    const isPlain = /\$\{(?:spoken|formatNumber|quantityText)\([^()]*\)\} \$\{[\w.]*[uU]om\}/
    const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .filter((file) => isPlain.test(readFileSync(new URL(file, root), 'utf8')))
    expect(files).toEqual([])
  },
)
