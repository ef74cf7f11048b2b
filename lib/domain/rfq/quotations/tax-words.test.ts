import { expect, test } from 'vitest'
import { taxWords } from './tax-words'

test.each([
  [undefined, 'Domestic', 'GST not stated'],
  [false, 'Domestic', '+ GST'],
  [true, 'Domestic', 'GST included'],
  [false, 'Export', '+ tax'],
  [undefined, 'Both', 'tax not stated'],
])('taxIncluded %s in %s trade reads "%s"', (taxIncluded, tradeMode, words) => {
  expect(taxWords(taxIncluded, tradeMode)).toBe(words)
})
