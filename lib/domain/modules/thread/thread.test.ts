import { describe, expect, test } from 'vitest'
import type { FieldValues } from '@/lib/domain/fields/field'
import { factsOf } from '@/lib/domain/listing/facts'
import { judgeListing } from '@/lib/domain/listing/judging/judge'
import { thread } from '.'

const judged = (body: FieldValues) =>
  judgeListing({
    definition: thread,
    body: { title: 'A thread of the trade', basePrice: 62, uom: 'cone', ...body },
    stored: {},
    storedStatus: 'ACTIVE',
    isMicroOrSmall: false,
  })
const issuesOf = (body: FieldValues, code: string) => {
  const { blocking, warnings } = judged(body)
  return [...blocking, ...warnings].filter((issue) => issue.code === code)
}

const derivedOf = (name: string, body: FieldValues) =>
  thread.derived.find((number) => number.name === name)?.compute(factsOf(thread, judged(body).values))

test.each<[string, FieldValues]>([
  ['a brand', { title: 'Kite Brand Tkt 120 Spun Polyester Sewing Thread 40/2', threadType: 'Spun polyester' }],
  ['plain cotton', { title: 'Plain cotton kite thread, no glass, no coating', threadType: 'Cotton soft' }],
])('a kite in the title of lawful thread blocks nothing: %s', (_, body) => {
  expect(judged(body).blocking).toEqual([])
})

test('one kilogram of tex 27 has 37,037 m, and without a tex none is said', () => {
  expect(derivedOf('metresPerKg', { texNumber: 27 })).toBe(37_037)
  expect(derivedOf('metresPerKg', { ticketNo: 120 })).toBeNull()
})

describe('the ticket', () => {
  const cotton = { threadType: 'Cotton mercerised', construction: '40/3', ticketNo: 40 }

  test.each<[string, FieldValues]>([
    ['a cotton ticket', { ...cotton, texNumber: 44 }],
    ['a metric ticket of cotton', { ...cotton, construction: '20/2', texNumber: 75 }],
    ['a cotton ticket known by its fibre', { fiberType: ['Cotton'], ticketNo: 60, texNumber: 29.5 }],
    ['a metric ticket', { threadType: 'Spun polyester', ticketNo: 120, texNumber: 27 }],
  ])('agrees with the tex: %s', (_, body) => {
    expect(issuesOf(body, 'TICKET_TEX_DIFFERS')).toEqual([])
  })

  test.each<[string, FieldValues, string, string]>([
    [
      'spun polyester',
      { threadType: 'Spun polyester', ticketNo: 40, texNumber: 44 },
      'warning',
      'Ticket 40 is about tex 75',
    ],
    [
      'coarse polyester',
      { threadType: 'Spun polyester', ticketNo: 120, texNumber: 90 },
      'error',
      'Ticket 120 is about tex 25',
    ],
    ['fine cotton', { ...cotton, texNumber: 30 }, 'warning', 'Cotton ticket 40 is about tex 44'],
    ['coarse cotton', { ...cotton, texNumber: 120 }, 'error', 'Metric ticket 40 is about tex 75'],
  ])('differs from the tex: %s', (_, body, severity, message) => {
    expect(issuesOf(body, 'TICKET_TEX_DIFFERS')).toMatchObject([
      { severity, field: 'texNumber', message: expect.stringContaining(message) },
    ])
  })

  test.each<[number | null, FieldValues]>([
    [120, { construction: '40/2' }],
    [180, { texNumber: 18 }],
    [100, { ticketNo: 100, texNumber: 29 }],
    [40, { ticketNo: 40, texNumber: 44, threadType: 'Cotton soft' }],
    [60, { ticketNo: 120, texNumber: 50 }],
    [null, { ticketNo: 120 }],
  ])('nearest to the tex is %j for %j', (ticket, body) => {
    expect(derivedOf('ticketNominal', body)).toBe(ticket)
  })
})
