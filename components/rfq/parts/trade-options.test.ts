import { expect, test } from 'vitest'
import { tradeOptions } from './trade-options'

test('a seller may choose the delivery terms that the trade mode of the request allows, and no other', () => {
  const terms = (tradeMode: string) => tradeOptions('yarn', ['INR'], tradeMode).incoterms.map(({ value }) => value)
  expect(terms('Domestic')).toEqual(['EXW'])
  expect(terms('Export')).toEqual(expect.arrayContaining(['EXW', 'FOB', 'DAP']))
})
