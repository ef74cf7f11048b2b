import { describe, expect, test } from 'vitest'
import { flatLayers } from '../../drawing'
import { readAll } from '../../reading/read-all'
import type { Understood } from '../../reading/reading'
import { SPINNING_LINES } from './corpus'
import { type SpinningSource, spinningJobDrawing } from './drawing'
import { spinningReaders } from './readers'
import { groupOf, jobGroup, jobType } from './vocabulary'

function textOf({ name, typed }: Understood): string {
  if (Array.isArray(typed)) return `${name}=${typed.join(',')}`
  if (typeof typed !== 'object' || typed === null) return `${name}=${typed}`
  const { from, to } = typed as { from?: unknown; to?: unknown }
  return `${name}=${from === to || from === undefined ? to : `${from}-${to}`}`
}

describe('lines about spinning, texturising and winding', () => {
  test.each(SPINNING_LINES)('%s', (line, meant) => {
    const { understood, rest } = readAll(line, spinningReaders)
    expect(`${understood.map(textOf).join(' ')} | ${rest}`).toBe(meant)
  })

  test('each reader reads its own examples whole', () => {
    for (const reader of spinningReaders)
      for (const example of reader.examples)
        expect(readAll(example, spinningReaders).rest, `${reader.name}: ${example}`).toBe('')
  })

  test('each job is in one group of rates', () => {
    const groups = jobType.options.map(({ value }) => groupOf(value))
    expect(groups).not.toContain('')
    expect([...new Set(groups)].sort()).toEqual(jobGroup.options.map(({ value }) => value).sort())
  })
})

describe('drawings of spinning, texturising and winding', () => {
  const source: SpinningSource = {
    listingId: 'a',
    group: 'Spinning',
    job: 'Compact',
    tex: 14,
    machines: 20_000,
    colour: '#e6dbc3',
  }
  const drawn = (change: Partial<SpinningSource>) =>
    JSON.stringify(flatLayers(spinningJobDrawing({ ...source, ...change }).layers))

  test('are different for each kind of work', () => {
    const all = jobType.options.map(({ value }) => drawn({ job: value, group: groupOf(value) }))
    expect(new Set(all).size).toBeGreaterThanOrEqual(10)
    for (const drawing of all) expect(drawing.length).toBeLessThan(4000)
  })

  test.each<[string, Partial<SpinningSource>, Partial<SpinningSource>]>([
    ['counts', { tex: 10 }, { tex: 60 }],
    ['number of machines', { machines: 400 }, { machines: 60_000 }],
    ['fibre', { colour: '#e6dbc3' }, { colour: '#f1efe8' }],
    ['rotors', { job: 'Open-end' }, { job: 'Ring spinning' }],
  ])('show the %s, the same each time', (_, one, other) => {
    expect(drawn(one)).toBe(drawn(one))
    expect(drawn(one)).not.toBe(drawn(other))
  })
})
