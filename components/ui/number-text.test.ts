import { describe, expect, test } from 'vitest'
import { groupIndian, readNumberText } from './number-text'

describe('a number as typed', () => {
  test.each([
    ['1200', '1200'],
    [' 1 200 ', '1200'],
    ['1,200', '1200'],
    ['1,20,000.50', '120000.50'],
    ['120,000.5', '120000.5'],
    ['₹ 289', '289'],
    ['1,5', '1.5'],
    ['1.234,5', '1234.5'],
    ['.5', '.5'],
    ['12.', '12'],
    ['-3', '-3'],
    ['−3', '-3'],
    ['', ''],
  ])('%s is read as %s', (typed, plain) => {
    expect(readNumberText(typed)).toBe(plain)
  })

  test.each([
    ['१,२३,४५६.५', '123456.5'],
    ['૨૮૯', '289'],
    ['௧௨', '12'],
    ['１２', '12'],
  ])('the digits of %s are read as %s', (typed, plain) => {
    expect(readNumberText(typed)).toBe(plain)
  })

  test.each(['30s', '1,2,3', '1.2.3', 'about 5', '1e5', '--1', '.'])('%s is not a number', (typed) => {
    expect(readNumberText(typed)).toBeNull()
  })
})

describe('Indian grouping', () => {
  test.each([
    ['0', '0'],
    ['999', '999'],
    ['1000', '1,000'],
    ['120000', '1,20,000'],
    ['12345678.900', '1,23,45,678.900'],
    ['-100000', '-1,00,000'],
    ['30s', '30s'],
  ])('%s is shown as %s', (plain, shown) => {
    expect(groupIndian(plain)).toBe(shown)
  })

  test('can be read back unchanged', () => {
    for (const plain of ['1', '12', '1234', '1234567', '9876543210.25']) {
      expect(readNumberText(groupIndian(plain))).toBe(plain)
    }
  })
})
