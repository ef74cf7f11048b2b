import { describe, expect, test } from 'vitest'
import { differences } from './compare'
import { type Json, Normalizer } from './normalize'
import { type Entry, fold, unfold } from './recording'

const ID = '019d5d14-d465-7011-b207-15e4ae00ac2f'
const OTHER_ID = '01a20202-1065-7622-9ebc-f660216b9d9b'

const entry = (changes: Partial<Entry> = {}): Entry => ({
  name: 'one listing',
  ask: 'growth: GET /api/listings/1',
  status: 200,
  headers: { 'content-type': 'application/json', etag: '"1"' },
  body: { listing: { title: '30s', price: 289, slabs: [{ minQty: 1 }, { minQty: 500 }] } },
  ...changes,
})

describe('differences', () => {
  test.each<[string, Partial<Entry>, string]>([
    ['status', { status: 404 }, 'status: 200 is now 404'],
    [
      'value',
      { body: { listing: { title: '30s', price: 290, slabs: [{ minQty: 1 }, { minQty: 500 }] } } },
      'body.listing.price: 289 is now 290',
    ],
    [
      'type',
      { body: { listing: { title: '30s', price: '289', slabs: [{ minQty: 1 }, { minQty: 500 }] } } },
      'body.listing.price: 289 is now "289"',
    ],
    [
      'set of keys (one missing)',
      { body: { listing: { title: '30s', slabs: [{ minQty: 1 }, { minQty: 500 }] } } },
      'body.listing.price: 289 is now nothing',
    ],
    [
      'set of keys (one new)',
      { body: { listing: { title: '30s', price: 289, slabs: [{ minQty: 1 }, { minQty: 500 }], moq: null } } },
      'body.listing.moq: nothing is now null',
    ],
    [
      'order of a list',
      { body: { listing: { title: '30s', price: 289, slabs: [{ minQty: 500 }, { minQty: 1 }] } } },
      'body.listing.slabs[0].minQty: 1 is now 500',
    ],
    [
      'length of a list',
      { body: { listing: { title: '30s', price: 289, slabs: [{ minQty: 1 }] } } },
      'body.listing.slabs[1]: {"minQty":500} is now nothing',
    ],
    ['body (removed)', { body: '' }, 'body: {"listing"'],
    ['header', { headers: { 'content-type': 'application/json', etag: '"2"' } }, 'headers.etag: "\\"1\\""'],
  ])('finds a changed %s', (_, changes, line) => {
    expect(differences(entry(), entry(changes))[0]).toContain(line)
  })

  test('no difference between equal responses', () => {
    expect(differences(entry(), entry())).toEqual([])
  })
})

describe('a normalized response', () => {
  const normalized = (value: Json, names: [string, string][] = []) => new Normalizer(new Map(names)).value(value)

  test('numbers ids by first appearance or uses their given name', () => {
    expect(normalized({ id: OTHER_ID, link: `/rfq/${ID}`, same: OTHER_ID, other: ID }, [])).toEqual({
      id: '<id 1>',
      link: '/rfq/<id 2>',
      same: '<id 1>',
      other: '<id 2>',
    })
    expect(normalized([`/rfq/${ID}`], [[ID, 'rfq']])).toEqual(['/rfq/<rfq>'])
  })

  test('keeps only the format of times and dates', () => {
    expect(
      normalized(['2026-11-22T09:59:12.123+00:00', '2026-11-22T09:59Z', 'until 2026-11-22', 'until 7 Dec 2026']),
    ).toEqual(['0000-00-00T00:00:00.000+00:00', '0000-00-00T00:00Z', 'until 0000-00-00', 'until 00 Mon 0000'])
  })

  test('omits our messages and keeps user text', () => {
    const problem = { requestId: ID, code: 'NOT_FOUND', title: 'Not found', detail: 'Nothing here.', issues: [] }
    expect(normalized(problem)).toMatchObject({ code: 'NOT_FOUND', title: '<text>', detail: '<text>' })
    expect(normalized({ code: 'REQUIRED', field: 'title', message: 'Say it.' })).toEqual({
      code: 'REQUIRED',
      field: 'title',
      message: '<text>',
    })
    expect(normalized({ title: '30s combed', message: 'Lab dip follows.', note: '' })).toEqual({
      title: '30s combed',
      message: 'Lab dip follows.',
      note: '',
    })
  })

  test('keeps numbers, booleans, empty strings and null', () => {
    const values = { version: 2, price: 289.5, isOpen: false, note: '', nextCursor: null }
    expect(normalized(values)).toEqual(values)
  })
})

describe('a recording', () => {
  const slabs = Array.from({ length: 30 }, (_, index) => ({ index, price: 289 - index, minQty: index * 100 }))
  const fields = { slabs, title: '30s combed cotton yarn', count: '30s', moq: 60, note: 'n'.repeat(200) }
  const { note: _, ...withoutNote } = fields
  const entries = [
    entry({ name: 'first', body: { listing: { slabs, fields } } }),
    entry({ name: 'equal', body: { listing: { slabs, fields } } }),
    entry({ name: 'alike', body: { listing: { slabs, fields: { ...fields, moq: null, lot: 'A-1' } } } }),
    entry({ name: 'without', body: { listing: { slabs, fields: withoutNote } } }),
    entry({ name: 'refused', body: { ok: false, code: 'NOT_FOUND', detail: 'd'.repeat(200) } }),
    entry({ name: 'refused again', body: { ok: false, code: 'NOT_FOUND', detail: 'd'.repeat(200) } }),
  ]

  test('unfolds to the full responses', () => {
    expect(unfold(JSON.parse(JSON.stringify(fold(entries))))).toEqual(entries)
  })

  test('contains a repeated part only once', () => {
    expect(fold(entries)).toMatchObject([
      { name: 'first', body: { listing: { fields: { slabs: { $same: 'first.listing.slabs' } } } } },
      { body: { $same: 'first' } },
      { body: { listing: { fields: { $like: 'first.listing.fields', moq: null, lot: 'A-1' } } } },
      { body: { listing: { fields: { $like: 'first.listing.fields', $without: ['note'] } } } },
      { body: { code: 'NOT_FOUND' } },
      { body: { code: 'NOT_FOUND' } },
    ])
  })
})
