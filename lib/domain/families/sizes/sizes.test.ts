import { describe, expect, test } from 'vitest'
import { pieceSizeCm, pieceSizeText, readPieceSize } from './piece-size'
import { sizeSpan, sizesBetween } from './span'

describe('sizes', () => {
  test.each([
    ['S', 'xxl', ['S', 'M', 'L', 'XL', 'XXL']],
    ['M', '3XL', ['M', 'L', 'XL', 'XXL', '3XL']],
    ['28', '34', ['28', '30', '32', '34']],
    ['80 cm', '90 cm', ['80 cm', '85 cm', '90 cm']],
    ['XL', 'S', null],
    ['S', '38', null],
    ['29', '33', null],
  ])('from %s to %s are %j', (from, to, sizes) => {
    expect(sizesBetween(from, to)).toEqual(sizes)
  })

  test.each([
    [['S', 'M', 'L'], 'S–L'],
    [['S', 'L'], 'S, L'],
    [['Free size'], 'Free size'],
    [['2-3 years', '3-4 years', '4-5 years'], '2–5 years'],
    [['2-3 years', '4-5 years', '6-7 years'], '3 sizes 2–7 years'],
    [['80 cm', '85 cm'], '80–85 cm'],
    [[], ''],
  ])('%j in short are %s', (sizes, text) => {
    expect(sizeSpan(sizes)).toBe(text)
  })
})

describe('the size of one piece', () => {
  test.each([
    ['30x60 in', '30x60 in', 76.2, 152.4],
    ['108"x108"', '108x108 in', 274.32, 274.32],
    ['5 x 7 ft', '5x7 ft', 152.4, 213.36],
    ['70×140 cm', '70x140 cm', 70, 140],
    ["4'x6'", '4x6 ft', 121.92, 182.88],
    ['90x108', '90x108 in', 228.6, 274.32],
    ['220x240', '220x240 cm', 220, 240],
    ['1.5 x 2 m', '1.5x2 m', 150, 200],
  ])('%s is %s', (typed, text, width, length) => {
    const size = readPieceSize(typed)
    expect(size && pieceSizeText(size)).toBe(text)
    expect(size && pieceSizeCm(size)).toEqual({ width, length })
  })

  test.each(['', 'large', '30', 'x60', '0x60'])('"%s" is none', (typed) => {
    expect(readPieceSize(typed)).toBeNull()
  })
})
