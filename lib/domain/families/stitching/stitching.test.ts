import { describe, expect, test } from 'vitest'
import { summaryOf } from '@/lib/testing/reading-summary'
import { readAll } from '../reading/read-all'
import { tokensOf } from '../reading/tokens'
import { STITCHING_LINES, STITCHING_TRAPS } from './corpus'
import { type StitchingSource, stitchingLayers } from './drawing'
import { stitchingReaders } from './readers'
import { EMBROIDERY_JOBS, HAND_JOBS, SEWING_JOBS, stitchingJob } from './vocabulary/jobs'

const read = (line: string) => readAll(line, stitchingReaders)

describe('lines about sewing and embroidery', () => {
  test.each(STITCHING_LINES)('%s', (line, meant) => {
    expect(summaryOf(read(line).understood)).toBe(meant)
  })

  test.each(STITCHING_TRAPS)('a trap is not read: %s', (line) => {
    expect(summaryOf(read(line).understood)).toBe('')
  })

  test('each reader reads its own examples', () => {
    for (const reader of stitchingReaders)
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

const jobs = stitchingJob.options.map(({ value }) => value)

test('the kinds of jobs are words of the list', () => {
  expect([...SEWING_JOBS, ...EMBROIDERY_JOBS, ...HAND_JOBS].filter((job) => !jobs.includes(job))).toEqual([])
})

describe('the drawing', () => {
  const source: StitchingSource = { listingId: 'a', job: 'CMT', heads: null, lines: null, artisans: null }
  const drawn = (change: Partial<StitchingSource>) => JSON.stringify(stitchingLayers({ ...source, ...change }))

  test('differs for each kind of work', () => {
    const kinds = [
      'CMT',
      'Multi-head embroidery',
      'Zardozi embroidery',
      'Panel printing',
      'Garment washing',
      'Ironing',
      'Cutting',
    ]
    expect(new Set(kinds.map((job) => drawn({ job }))).size).toBe(kinds.length)
  })

  test('shows heads, lines and artisans, always the same way', () => {
    const job = 'Multi-head embroidery'
    expect(drawn({ job, heads: 56 })).not.toBe(drawn({ job, heads: 12 }))
    expect(drawn({ lines: 4 })).not.toBe(drawn({ lines: 1 }))
    expect(drawn({ job: 'Kantha stitch', artisans: 120 })).not.toBe(drawn({ job: 'Kantha stitch', artisans: 5 }))
    for (const one of jobs) expect(drawn({ job: one, heads: 20 })).toBe(drawn({ job: one, heads: 20 }))
  })
})
