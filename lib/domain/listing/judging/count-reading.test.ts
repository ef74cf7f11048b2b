import { expect, test } from 'vitest'
import { parseCount } from '@/lib/domain/count/parse'
import { countIssue } from './count-reading'

test.each([
  ['60/40', 'for example 30s 60/40. Did you mean'],
  ['Tex 20x2x3', '20 tex x 6. Did you mean 20 tex x 6?'],
  ['40x40', 'Enter the count of one yarn.'],
  ['30', 'Did you mean 30s or Nm 30'],
])('the refusal of the count "%s" is in whole sentences', (text, words) => {
  const message = countIssue('count', parseCount(text))?.message ?? ''
  expect(message).toContain(words)
  expect(message).toMatch(/[.?]$/)
  expect(message).not.toMatch(/[^.?!:,] Did you mean/)
})
