import { describe, expect, test } from 'vitest'
import { lineSummary } from '../machine/corpus/summary'
import { readAll } from '../reading/read-all'
import { LAB_LINES, LAB_TRAPS } from './corpus'
import { suggestLabHs } from './hs'
import { labReaders } from './readers'
import { instrumentType, nounOf, subjectOf } from './vocabulary/instruments'
import { TESTS_OF_INSTRUMENT, testOfStandard, testStandard, testType } from './vocabulary/tests'

describe('lines about instruments and tests', () => {
  test.each(LAB_LINES)('%s', (line, meant) => {
    expect(lineSummary(line, labReaders)).toBe(meant)
  })

  test.each(LAB_TRAPS)('of another trade are not read: %s', (line) => {
    expect(readAll(line, labReaders).understood).toEqual([])
  })

  test('each reader reads its own examples', () => {
    for (const { examples } of labReaders)
      for (const example of examples) expect(readAll(example, labReaders).understood.length, example).toBeGreaterThan(0)
  })
})

test('every method tests something, and no labelling code is among them', () => {
  const unknown = testStandard.options.filter(({ value }) => testOfStandard(value) === '')
  expect(unknown).toEqual([])
  expect(testStandard.options.map(({ value }) => value)).not.toContain('ISO 3758')
})

test.each([
  ['ISO 12945-3', 'Pilling'],
  ['ASTM D3939', 'Snagging'],
  ['AATCC 35', 'Water resistance'],
  ['AATCC 42', 'Water resistance'],
  ['AATCC 22', 'Water repellency'],
])('%s tests %s', (standard, subject) => {
  expect(testOfStandard(standard)).toBe(subject)
})

test('every test of a laboratory that methods name is in its list', () => {
  const known = new Set(testType.options.map(({ value }) => value))
  const subjects = new Set(testStandard.options.map(({ value }) => testOfStandard(value)))
  subjects.delete('Laboratory quality')
  expect([...subjects].filter((subject) => !known.has(subject))).toEqual([])
})

test('every instrument has a name for titles and a subject', () => {
  for (const { value } of instrumentType.options) {
    expect(nounOf(value).length, value).toBeGreaterThan(3)
    expect(subjectOf(value), value).not.toBe('')
  }
  const known = new Set(instrumentType.options.map(({ value }) => value))
  expect(Object.keys(TESTS_OF_INSTRUMENT).filter((type) => !known.has(type))).toEqual([])
})

describe('the customs code of an instrument', () => {
  test.each([
    ['902480', 'Tensile'],
    ['902730', 'Spectrophotometer'],
    ['9031', 'Evenness'],
    ['901600', 'Weighing balance'],
    ['', 'Light box'],
    ['', ''],
  ])('%j for %s', (code, type) => {
    const result = suggestLabHs(type)
    expect(result.ok ? result.code : '').toBe(code)
  })
})
