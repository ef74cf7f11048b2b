import { describe, expect, test } from 'vitest'
import { formatCount } from '@/lib/domain/count/display'
import { flatLayers } from '../drawing'
import { readAll } from '../reading/read-all'
import type { Understood } from '../reading/reading'
import { readThreadConstruction } from './construction'
import { THREAD_LINES, THREAD_TRAPS } from './corpus'
import { DRAWN_PACKAGES, threadDrawing } from './drawing'
import { suggestThreadHs, type Thread } from './hs'
import { threadReaders } from './readers'
import { metricTicket, TICKETS, texMeant, texOfTicket, ticketNominal, ticketTexDiffers } from './ticket'
import { prohibitedThread, threadPackage } from './vocabulary'

describe('a ticket', () => {
  test('is nominal: what is sold as 120 has 24 to 29.5 tex', () => {
    expect(texOfTicket(120)).toBe(25)
    expect(metricTicket(27)).toBeCloseTo(111.1, 1)
    expect([24, 25, 27, 29.53].map(ticketNominal)).toEqual([120, 120, 120, 120])
    expect([18, 30, 120].map(ticketNominal)).toEqual([180, 100, 25])
  })

  test.each([
    [120, 27, null],
    [120, 29.5, null],
    [120, 18.7, 'warning'],
    [120, 32, 'warning'],
    [120, 90, 'error'],
    [120, 12, 'error'],
    [180, 18, null],
  ] as const)('%d with %d tex: %s', (ticket, tex, expected) => {
    expect(ticketTexDiffers(ticket, tex)).toBe(expected)
  })

  test.each([
    [40, 44.3, 'cotton', null],
    [50, 35.4, 'cotton', null],
    [60, 29.5, 'cotton', null],
    [40, 75, 'metric', null],
    [40, 30, 'cotton', 'warning'],
    [120, 90, 'metric', 'error'],
  ] as const)('%d of cotton with %d tex is a %s ticket: %s', (ticket, tex, kind, expected) => {
    expect(texMeant(ticket, tex, true).kind).toBe(kind)
    expect(ticketTexDiffers(ticket, tex, true)).toBe(expected)
  })

  test('of the list is the nominal of its own tex', () => {
    for (const ticket of TICKETS) expect(ticketNominal(texOfTicket(ticket))).toBe(ticket)
  })
})

describe('the construction of a thread', () => {
  test.each([
    ['40/2', 29.527, 2],
    ['20/2', 59.054, 2],
    ['60/3', 29.527, 3],
    ['3/50s', 35.432, 3],
    ['2/40s', 29.527, 2],
    ['120D/2', 26.667, 2],
    ['150D x 3', 50, 3],
    ['210/3', 70, 3],
    ['T-27', 27, 1],
  ])('%s is %d tex', (text, tex, ply) => {
    const reading = readThreadConstruction(text, 'Polyester spun')
    expect(reading.ok && [Math.round(reading.count.resultantTex * 1000) / 1000, reading.count.ply ?? 1]).toEqual([
      tex,
      ply,
    ])
  })

  test.each(['40/', '', 'abc', '40/99', '/2', '0/2'])('"%s" is refused', (text) => {
    expect(readThreadConstruction(text).ok).toBe(false)
  })
})

const NAMED: Readonly<Record<string, (value: unknown) => string>> = {
  ticketNo: (value) => `tkt${value}`,
  texNumber: (value) => `tex${value}`,
  construction: (value) => formatCount(value as Parameters<typeof formatCount>[0]).replaceAll(' ', ''),
  lengthPerPackage: (value) => `${value}m`,
  packageWeight: (value) => `${value}kg`,
  coloursAvailable: (value) => `${value} shades`,
  shade: (value) => `shade${value}`,
  finalTwist: String,
  fiberType: (value) => (value as string[]).join('+'),
  blendPercentages: () => '',
}

function summaryOf(line: string): string {
  const parts = new Map<string, Understood>(readAll(line, threadReaders).understood.map((part) => [part.name, part]))
  const words = [...parts.values()]
    .filter(({ name }) => !(name in NAMED))
    .map(({ value }) => (Array.isArray(value) ? value.join('+') : value))
  const named = Object.entries(NAMED)
    .flatMap(([name, say]) => (parts.has(name) ? [say(parts.get(name)?.value)] : []))
    .filter(Boolean)
  return [...named, ...(words.length > 0 ? [`[${words.sort().join(', ')}]`] : [])].join(' ')
}

describe('lines about thread', () => {
  test.each(THREAD_LINES)('%s', (line, meant) => {
    expect(summaryOf(line)).toBe(meant)
  })

  test.each(THREAD_TRAPS)('a trap is not read: %s', (line, meant) => {
    expect(summaryOf(line)).toBe(meant)
  })

  test('each reader reads its own examples', () => {
    for (const reader of threadReaders)
      for (const example of reader.examples)
        expect(readAll(example, threadReaders).understood.length, example).toBeGreaterThan(0)
  })
})

describe('kite string', () => {
  test.each([
    [['manjha'], ['Nylon']],
    [['manjha (nylon)'], []],
    [['Chinese manja'], []],
    [['kite thread'], ['Polyester']],
    [['manjha', 'glass coated'], ['Cotton']],
    [['glass coated manjha'], ['Cotton']],
    [['kite'], ['Nylon']],
    [['Nylon filament', 'Chinese thread for kites'], []],
    [['Spun polyester', 'Kite flying thread'], []],
    [['', 'Kite nylon string'], []],
    [['Cotton soft', 'Manjha, no glass, metal powder coated'], ['Cotton']],
  ])('%s of %s is forbidden', (words, fibres) => {
    expect(prohibitedThread(words, fibres)?.code).toBe('PROHIBITED')
  })

  test.each([
    [['manjha'], ['Cotton']],
    [['spun polyester'], ['Polyester']],
    [['kite sewing'], []],
    [['Spun polyester', 'Kite Brand Tkt 120 Spun Polyester Sewing Thread 40/2'], ['Polyester']],
    [['Spun polyester', 'Kite polyester sewing thread'], ['Polyester']],
    [['Cotton soft', 'Plain cotton kite thread, no glass, no coating'], ['Cotton']],
    [['Cotton soft', 'Cotton manjha without glass or metal coating, non-synthetic'], ['Cotton']],
    [['Cotton soft', 'Uncoated glass-free kite string'], ['Cotton']],
  ])('%s of %s is not', (words, fibres) => {
    expect(prohibitedThread(words, fibres)).toBeNull()
  })
})

describe('the customs code of thread', () => {
  const spun: Thread = {
    threadType: 'Spun polyester',
    blend: [{ fibre: 'Polyester', percent: 100 }],
    finalTwist: 'Z',
    finish: 'Lubricated',
    ply: 2,
    packageGrams: 150,
    isForRetail: false,
  }
  const cotton = [{ fibre: 'Cotton', percent: 100 }]
  const corespun = (polyester: number): Partial<Thread> => ({
    threadType: 'Poly-cotton corespun',
    blend: [
      { fibre: 'Polyester', percent: polyester },
      { fibre: 'Cotton', percent: 100 - polyester },
    ],
  })

  test.each<readonly [string, string, Partial<Thread>]>([
    ['spun polyester', '550810', {}],
    ['bonded nylon', '540110', { threadType: 'Nylon bonded', blend: [{ fibre: 'Nylon', percent: 100 }] }],
    ['corespun', '540110', { threadType: 'Poly-poly corespun' }],
    ['poly-cotton corespun', '540110', corespun(68)],
    ['poly-cotton corespun, mostly cotton', '520419', corespun(40)],
    ['cotton', '520411', { threadType: 'Cotton mercerised', blend: cotton }],
    ['cotton for shops', '520420', { threadType: 'Cotton soft', blend: cotton, isForRetail: true }],
    ['metallic', '560500', { threadType: 'Metallic' }],
    ['thread of unknown twist', 'finalTwist', { finalTwist: null }],
    ['thread of unknown dressing', 'finish', { finish: null }],
    ['thread with S twist', '', { finalTwist: 'S' }],
    ['thread on 2 kg cones', '', { packageGrams: 2000 }],
    ['single yarn', '', { ply: 1 }],
    ['thread of unknown fibre', 'fiberType', { blend: [] }],
  ])('%s: %s', (_, code, change) => {
    const answer = suggestThreadHs({ ...spun, ...change })
    expect(answer.ok ? answer.code : answer.missing.join(' ')).toBe(code)
  })
})

describe('drawings of thread', () => {
  const cone = { listingId: 'a', packageType: 'Cone', tex: 27, fibre: 'Polyester', colour: null }

  test('are under 2 kB and different for each package, thickness and colour', () => {
    const all = DRAWN_PACKAGES.map((packageType) => JSON.stringify(threadDrawing({ ...cone, packageType }).layers))
    expect(new Set(all).size).toBe(DRAWN_PACKAGES.length)
    for (const drawing of all) expect(drawing.length).toBeLessThan(2048)
    for (const change of [{ tex: 120 }, { colour: '#202a4b' }, { ply: 2 }, { metres: 1000 }, { isFilament: true }])
      expect(threadDrawing({ ...cone, ...change })).not.toEqual(threadDrawing(cone))
  })

  test('can be drawn as single paths from the back to the front', () => {
    const paths = flatLayers(threadDrawing(cone).layers)
    expect(paths.map(({ fill, stroke }) => (fill === undefined) !== (stroke === undefined))).not.toContain(false)
    expect(JSON.stringify(paths).length).toBeLessThan(3000)
  })

  test('know every package of the list', () => {
    expect(threadPackage.options.map(({ value }) => value)).toEqual(DRAWN_PACKAGES)
  })
})
