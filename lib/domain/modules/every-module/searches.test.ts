import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { tokensOf } from '@/lib/domain/families/reading/tokens'
import { understandSearch } from '@/lib/domain/listing/finding/search-words'
import { partsByWords } from '@/lib/domain/listing/reading/line-text'
import { readLine } from '@/lib/domain/listing/reading/read-line'
import { matrixDefinition } from '@/lib/domain/modules'
import { MODULE_KEYS } from '@/lib/domain/modules/keys'
import { moduleExamples } from '@/lib/domain/modules/registry/examples'
import { moduleReading } from '@/lib/domain/modules/registry/readings'

const QUERIES = 10_000
/** What is made of the other values, or is the unit of a figure. */
const GO_WITHOUT_SAYING: ReadonlySet<string> = new Set(['title', 'uom', 'priceUom', 'moqUom', 'currency'])
const lexicon = { finds: (word: string) => word.length > 2, has: () => false, nearest: () => null }

/** Pieces of searches of every trade, to be put together in any order. */
const PIECES = MODULE_KEYS.flatMap((key) => [
  ...matrixDefinition(key).words.searchExamples,
  ...moduleExamples(key).searches.map(({ q }) => q),
  ...(moduleReading(key).readers ?? []).flatMap(({ examples }) => examples),
]).flatMap((text) => [text, ...text.split(/\s+/)])

const queries = fc.oneof(
  fc.array(fc.constantFrom(...PIECES), { minLength: 1, maxLength: 5 }).map((pieces) => pieces.join(' ')),
  fc
    .array(
      fc.oneof(fc.constantFrom(...PIECES), fc.constantFrom('x', '/', '"', '%', '@', '-', '+', '.', ',', '×', "'")),
      { minLength: 1, maxLength: 6 },
    )
    .map((pieces) => pieces.join('')),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.tuple(fc.integer(), fc.constantFrom(...PIECES)).map(([number, piece]) => `${number} ${piece}`),
)

describe.each(MODULE_KEYS.map((key) => [key, matrixDefinition(key)] as const))('searches of %s', (key, definition) => {
  const { readers = [] } = moduleReading(key)

  test('are understood or searched as words, whatever they are', () => {
    fc.assert(
      fc.property(queries, (query) => {
        const { words, ranges, read } = understandSearch(query, { definition, lexicon })
        for (const { min, max } of ranges) expect((min ?? 0) <= (max ?? Number.POSITIVE_INFINITY)).toBe(true)
        expect(words.every((word) => word !== '')).toBe(true)
        expect(read.every(({ name }) => name !== '')).toBe(true)
      }),
      { numRuns: Math.ceil(QUERIES / MODULE_KEYS.length), seed: 21 },
    )
  })

  test('and lines of price lists are read, whatever they are', () => {
    fc.assert(
      fc.property(queries, (line) => {
        const reading = readLine(definition, line)
        expect(reading.values.title === undefined || typeof reading.values.title === 'string').toBe(true)
      }),
      { numRuns: Math.ceil(QUERIES / MODULE_KEYS.length / 5), seed: 22 },
    )
  })

  test('read the notations that their readers name', () => {
    // One example may need words of the trade around it, so not every reader has one that is read alone.
    const unread = readers.filter(({ examples, read }) => {
      const isRead = (example: string) => {
        const tokens = tokensOf(example)
        return tokens.some((_, at) => read(tokens, at) !== null)
      }
      return examples.length > 0 && !examples.some(isRead)
    })
    expect(unread.length, unread.map(({ name }) => name).join(' ')).toBeLessThanOrEqual(readers.length / 4)
  })

  test('name the words of each value that a line fills in', () => {
    const { searches, whole } = moduleExamples(key)
    const lines = [definition.lineExample, ...searches.map(({ q }) => q), ...whole.map(({ body }) => body.title)]
    for (const line of lines.filter((one) => typeof one === 'string')) {
      const { values, understood } = readLine(definition, line)
      const named = new Set(partsByWords(understood).flatMap(({ names }) => names.map((name) => name.split('.', 1)[0])))
      const unnamed = Object.keys(values).filter((name) => !GO_WITHOUT_SAYING.has(name) && !named.has(name))
      expect(unnamed, line).toEqual([])
    }
  })

  test('read the example of a line whole', () => {
    const { lineExample } = definition
    if (lineExample === undefined) return
    const reading = readLine(definition, lineExample)
    expect(reading.rest, lineExample).toBe('')
    expect(reading.issues.filter(({ severity }) => severity === 'error')).toEqual([])
    expect(Object.keys(reading.values).length).toBeGreaterThan(3)
  })
})
