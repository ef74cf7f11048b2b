import { expect, test } from 'vitest'
import { NOTE_LENGTH_MAX } from '@/lib/domain/text-limits'
import { noteWithoutWords, noteWithWords, severalWords } from './own-words'

const WORDS = '2 tonne 30s combed, target 282'

test.each([
  ['', `In the buyer’s words: ${WORDS}`],
  ['Delivery by 15 December.', `In the buyer’s words: ${WORDS}\nDelivery by 15 December.`],
  [`In the buyer’s words: ${WORDS}\nSoft waxed`, `In the buyer’s words: ${WORDS}\nSoft waxed`],
  [`As I wrote: ${WORDS}`, `As I wrote: ${WORDS}`],
])('with the note "%s" the sellers read the sentence once', (note, whole) => {
  expect(noteWithWords(` ${WORDS} `, note)).toBe(whole)
})

test('no sentence adds nothing, and a full note has no room for one', () => {
  expect(noteWithWords('', 'Soft waxed')).toBe('Soft waxed')
  expect(noteWithWords(WORDS, 'x'.repeat(NOTE_LENGTH_MAX))).toBeNull()
})

test('a buyer who wrote several quantities reads which, and what to do', () => {
  expect(severalWords(['120 cones', '80 cones'])).toBe(
    'You wrote two quantities: 120 cones and 80 cones. Make one request for each, or enter the total and describe the split in the note.',
  )
  expect(severalWords(['1 ton', '500 kg', '200 kg'])).toContain('three quantities: 1 ton, 500 kg and 200 kg.')
  expect(severalWords([])).toBe('')
})

test('a note that is copied leaves out the words of the earlier request', () => {
  expect(noteWithoutWords(`In the buyer’s words: ${WORDS}\nSoft waxed`)).toBe('Soft waxed')
  expect(noteWithoutWords('Soft waxed')).toBe('Soft waxed')
})
