import { expect, test } from 'vitest'
import { LIST_SEARCH_MAX, listSearchOf, readOrderNumber, searchTerms } from './list-search'

test.each([
  ['ORD-2026-000123', 'ORD-2026-000123'],
  ['  ord-2026-000123 ', 'ORD-2026-000123'],
  ['ORD 2026 000123', 'ORD-2026-000123'],
  ['ORD–2026–000123', 'ORD-2026-000123'],
  ['ord2026000123', 'ORD-2026-000123'],
  ['ORD-2026-123', 'ORD-2026-000123'],
  ['ORD-2026', null],
  ['order 2026 123', null],
  ['30s combed', null],
])('%j is the order number %j', (typed, number) => {
  expect(readOrderNumber(typed)).toBe(number)
})

test.each([
  ['Noyyal  Combed', ['noyyal', 'combed']],
  ['1,200 kg', ['1200', 'kg']],
  ['ord 2026 123', ['ord-2026-000123']],
  ['ORD-2026', ['ord-2026']],
  ['  ', []],
  ['a a a', ['a']],
  ['1 2 3 4 5 6 7 8 9 10', ['1', '2', '3', '4', '5', '6', '7', '8']],
])('a search of %j is for the words %j', (q, terms) => {
  expect(searchTerms(q)).toEqual(terms)
})

test('a search in an address is cut to its length, and is empty if it cannot be stored', () => {
  expect(listSearchOf(' noyyal ')).toBe('noyyal')
  expect(listSearchOf('x'.repeat(500))).toHaveLength(LIST_SEARCH_MAX)
  for (const none of ['a\u0000b', ['a', 'b'], undefined]) expect(listSearchOf(none)).toBe('')
})
