import { describe, expect, test } from 'vitest'
import { brokenSetMessage, fullSetsOf } from './full-sets'

const GOODS = { fullSetOnly: true, piecesPerSet: 8, uom: 'piece' }
const messageOf = (values: object, quantity: number, uom = 'piece') => {
  const sets = fullSetsOf({ ...GOODS, ...values }, uom)
  return sets && brokenSetMessage(sets, quantity)
}

describe('goods in full sets', () => {
  test.each([
    [10, 'Sold in full sets of 8 pieces only. Order 8 or 16 pieces.'],
    [3, 'Sold in full sets of 8 pieces only. Order 8 pieces.'],
    [16, null],
  ])('%d pieces: %s', (quantity, message) => expect(messageOf({}, quantity)).toBe(message))

  test('names no quantity below the minimum order', () => {
    expect(messageOf({ moq: 3, moqUom: 'set' }, 20)).toBe('Sold in full sets of 8 pieces only. Order 24 pieces.')
  })

  test('counts sets and dozens by their pieces', () => {
    expect([messageOf({}, 5, 'set'), messageOf({}, 2, 'dozen')]).toEqual([null, null])
    expect(messageOf({}, 1, 'dozen')).toBe('Sold in full sets of 8 pieces only. Order 8 or 16 pieces.')
  })

  test('asks nothing of goods that are sold one by one, or whose sets are not counted', () => {
    expect(fullSetsOf({ ...GOODS, fullSetOnly: false }, 'piece')).toBeNull()
    expect(fullSetsOf({ ...GOODS, piecesPerSet: undefined }, 'piece')).toBeNull()
    expect(fullSetsOf(GOODS, 'kg')).toBeNull()
  })
})
