import { expect, test } from 'vitest'
import { yarn } from '@/lib/domain/modules/yarn'
import { sampleNote, sampleTerms } from './sample'

test.each([
  [{ sampleAvailable: true, samplePrice: 0 }, 'Please send a sample first (free, as in your listing).'],
  [{ sampleAvailable: true, samplePrice: 50 }, 'Please send a sample first (₹50.00, as in your listing).'],
  [{ sampleAvailable: true }, 'Please send a sample first.'],
])('a request for a sample says what the listing says of it: %o', (fields, note) => {
  const terms = sampleTerms(yarn, fields)
  expect(terms && sampleNote(terms)).toBe(note)
})

test.each([[{}], [{ sampleAvailable: false }], [{ sampleAvailable: false, samplePrice: 0 }]])(
  'a listing that offers no sample has no terms for one: %o',
  (fields) => expect(sampleTerms(yarn, fields)).toBeNull(),
)
