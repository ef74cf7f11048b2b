import { describe, expect, test } from 'vitest'
import { flatLayers } from '../../drawing'
import { readAll } from '../../reading/read-all'
import type { Understood } from '../../reading/reading'
import { WEAVING_LINES } from './corpus'
import { type JobSource, weavingJobDrawing } from './drawing'
import { weavingReaders } from './readers'
import { groupOf, jobGroup, jobType } from './vocabulary'

function textOf({ name, typed, value }: Understood): string {
  if (Array.isArray(typed)) return `${name}=${typed.join(',')}`
  if (typeof typed === 'object' && typed !== null && 'from' in typed) {
    const { from, to } = typed as { from: unknown; to: unknown }
    return `${name}=${from === to ? from : `${from}-${to}`}`
  }
  if (typeof value === 'object' && value !== null) return `${name}=${Object.values(value).join('-')}`
  return `${name}=${value}`
}

describe('lines about weaving, knitting and warping', () => {
  test.each(WEAVING_LINES)('%s', (line, meant) => {
    const { understood, rest } = readAll(line, weavingReaders)
    expect(`${understood.map(textOf).join(' ')} | ${rest}`).toBe(meant)
  })

  test('each reader reads its own examples whole', () => {
    for (const reader of weavingReaders)
      for (const example of reader.examples)
        expect(readAll(example, weavingReaders).rest, `${reader.name}: ${example}`).toBe('')
  })

  test('each job is in one group of rates', () => {
    const groups = jobType.options.map(({ value }) => groupOf(value))
    expect(groups).not.toContain('')
    expect([...new Set(groups)].sort()).toEqual(jobGroup.options.map(({ value }) => value).sort())
  })
})

describe('drawings of weaving, knitting and warping', () => {
  const source: JobSource = {
    listingId: 'a',
    group: 'Weaving',
    job: 'Weaving',
    loom: 'Air-jet',
    shedding: ['Dobby'],
    reedCm: 190,
    tapeMm: null,
    gauge: null,
    diameter: null,
    creel: null,
    beamCm: null,
  }
  const drawn = (change: Partial<JobSource>) =>
    JSON.stringify(flatLayers(weavingJobDrawing({ ...source, ...change }).layers))
  const knit = { group: 'Knitting', job: 'Circular knitting', gauge: 24, diameter: 30 }
  const warp = { group: 'Warping and sizing', job: 'Sectional warping', creel: 640, beamCm: 220 }

  test.each<[string, Partial<JobSource>, Partial<JobSource>]>([
    ['reed space', { reedCm: 190 }, { reedCm: 280 }],
    ['shedding', { shedding: ['Dobby'] }, { shedding: ['Jacquard'] }],
    ['loom', { loom: 'Air-jet' }, { loom: 'Rapier' }],
    ['gauge', { ...knit, gauge: 14 }, { ...knit, gauge: 28 }],
    ['diameter', { ...knit, diameter: 26 }, { ...knit, diameter: 34 }],
    ['creel', { ...warp, creel: 320 }, { ...warp, creel: 1200 }],
    ['beam', { ...warp, beamCm: 140 }, { ...warp, beamCm: 260 }],
    ['sizing', { ...warp, job: 'Sizing' }, warp],
    ['knitting', knit, { ...knit, job: 'Flat knitting' }],
    ['design', { group: 'Design' }, { group: 'Folding and inspection' }],
  ])('show the %s, the same each time', (_, one, other) => {
    expect(drawn(one)).toBe(drawn(one))
    expect(drawn(one)).not.toBe(drawn(other))
    expect(drawn(one).length).toBeLessThan(4000)
  })
})
