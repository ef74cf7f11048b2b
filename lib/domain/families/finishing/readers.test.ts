import { describe, expect, test } from 'vitest'
import { readAll } from '../reading/read-all'
import { tokensOf } from '../reading/tokens'
import { COLOUR_LINES, COLOUR_TRAPS } from './corpus/lines'
import { coloursOf } from './corpus/summary'
import { finishReaders } from './readers'
import { isBaseColour, SHADE_COLOURS } from './readers/colour-words'

const partsOf = (line: string) => readAll(line, finishReaders).understood
const whole = (line: string) => new Map(partsOf(line).map((part) => [part.name, part]))

describe('lines about coloured cloth', () => {
  test.each(COLOUR_LINES)('%s', (line, meant) => {
    expect(coloursOf(partsOf(line))).toBe(meant)
  })

  test('are read whole, at least 95 in 100', () => {
    const left = COLOUR_LINES.filter(([line]) => readAll(line, finishReaders).rest !== '').map(([line]) => line)
    expect(left.length, left.join('\n')).toBeLessThanOrEqual(COLOUR_LINES.length * 0.05)
  })

  test.each(COLOUR_TRAPS)('a trap says nothing of colour or finish: %s', (line) => {
    expect(coloursOf(partsOf(line))).toBe('')
  })
})

test('each reader reads its own examples whole', () => {
  for (const reader of finishReaders)
    for (const example of reader.examples) {
      const isOwn = reader.read(tokensOf(example), 0) !== null
      expect({ example, isOwn, rest: readAll(example, finishReaders).rest }).toMatchObject({ example, rest: '' })
    }
})

test('shade words lead to the colours of the filter', () => {
  expect(SHADE_COLOURS.filter((colour) => !isBaseColour(colour))).toEqual([])
})

test('denim says its ounces and its GSM', () => {
  const read = whole('7 oz denim')
  expect(read.get('gsm')?.value).toBe(237.3)
  expect(read.get('denimOz')?.value).toBe(7)
  expect(whole('10 oz canvas').has('denimOz')).toBe(false)
})

test('a single count is that of the yarn, a pair that of warp and weft', () => {
  expect(whole('30s french terry 240 gsm').get('fabricCount')?.typed).toBe('30s')
  expect(whole('60s satin').get('fabricCount')?.typed).toBe('60s')
  expect(whole('60x60/173x94 satin').has('fabricCount')).toBe(false)
})

test('values are in base units, typed values as written', () => {
  expect(whole('58" poplin 56" cuttable').get('cuttableWidth')).toMatchObject({
    typed: { value: 56, unit: 'in' },
    value: 142.24,
  })
})

test('any words are read without an error, the same each time', () => {
  let state = 20261123
  const random = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 4_294_967_296
  }
  const pieces = COLOUR_LINES.flatMap(([line]) => tokensOf(line))
  for (let at = 0; at < 400; at += 1) {
    const words = Array.from(
      { length: 1 + Math.floor(random() * 10) },
      () => pieces[Math.floor(random() * pieces.length)],
    )
    const line = words.join(random() < 0.8 ? ' ' : '')
    expect(partsOf(line)).toEqual(partsOf(line))
  }
})
