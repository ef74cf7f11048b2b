import { describe, expect, test } from 'vitest'
import { summaryOf } from '@/lib/testing/reading-summary'
import { readAll } from '../reading/read-all'
import { tokensOf } from '../reading/tokens'
import { PROCESS_LINES, PROCESS_TRAPS } from './corpus'
import { type ProcessSource, processLayers } from './drawing'
import { processReaders } from './readers'
import { FORMS_OF_STAGE, materialForm, processStage } from './vocabulary/stages'
import { MEASURED_IN, measuredOn } from './vocabulary/terms'

const read = (line: string) => readAll(line, processReaders)

describe('lines about process work', () => {
  test.each(PROCESS_LINES)('%s', (line, meant) => {
    expect(summaryOf(read(line).understood)).toBe(meant)
  })

  test.each(PROCESS_TRAPS)('a trap is not read: %s', (line) => {
    expect(summaryOf(read(line).understood)).toBe('')
  })

  test('each reader reads its own examples', () => {
    for (const reader of processReaders)
      for (const example of reader.examples) {
        const tokens = tokensOf(example)
        expect(
          tokens.some((_, at) => reader.read(tokens, at) !== null),
          example,
        ).toBe(true)
        expect(read(example).rest, example).toBe('')
      }
  })
})

test('tables refer to words of the lists', () => {
  const stages = processStage.options.map(({ value }) => value)
  const forms = materialForm.options.map(({ value }) => value)
  expect(Object.keys(FORMS_OF_STAGE).filter((stage) => !stages.includes(stage))).toEqual([])
  expect(
    Object.values(FORMS_OF_STAGE)
      .flat()
      .filter((form) => !forms.includes(form)),
  ).toEqual([])
  expect(Object.keys(MEASURED_IN)).toEqual(measuredOn.options.map(({ value }) => value))
})

describe('the drawing', () => {
  const source: ProcessSource = {
    listingId: 'a',
    stage: 'Dyeing',
    machine: [],
    forms: ['Woven'],
    widthCm: 150,
    colours: null,
    batchKg: 300,
  }
  const drawn = (change: Partial<ProcessSource>) => JSON.stringify(processLayers({ ...source, ...change }))

  test('differs for each kind of process', () => {
    const kinds = [
      drawn({}),
      drawn({ machine: ['CPB'] }),
      drawn({ stage: 'Printing' }),
      drawn({ stage: 'Coating' }),
      drawn({ stage: 'Finishing' }),
      drawn({ stage: 'Yarn dyeing', forms: ['Yarn cheese'] }),
      drawn({ stage: 'Garment washing', forms: ['Garment'] }),
    ]
    expect(new Set(kinds).size).toBe(kinds.length)
  })

  test('shows width, colours and load', () => {
    expect(drawn({ widthCm: 300 })).not.toBe(drawn({}))
    expect(drawn({ batchKg: 1500 })).not.toBe(drawn({}))
    expect(drawn({ stage: 'Printing', colours: 12 })).not.toBe(drawn({ stage: 'Printing', colours: 4 }))
    expect(drawn({})).toBe(drawn({}))
  })
})
