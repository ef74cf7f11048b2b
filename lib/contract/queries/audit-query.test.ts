import { describe, expect, test } from 'vitest'
import { CHAIN_CURSOR, readAuditExportQuery, readAuditQuery, readChainQuery } from './audit-query'

const NO_FILTER = { actor: '', kind: '', subject: '', from: '', to: '' }
const ID = '019756F0-8A3C-7C1E-9D41-2B6F0C5E8A10'
const search = (query: Record<string, string>) => new URLSearchParams(query)
const refusedAt = (field: string) =>
  expect.objectContaining({
    code: 'VALIDATION_FAILED',
    extras: { issues: [expect.objectContaining({ field })] },
  })

describe('the query of a page of the audit log', () => {
  test('has a filter, a limit of 50 unless another is sent, and a cursor', () => {
    expect(readAuditQuery(search({}))).toEqual({ filter: NO_FILTER, limit: 50, cursor: null })
    expect(readAuditQuery(search({ kind: 'request', limit: '200', cursor: ID }))).toEqual({
      filter: { ...NO_FILTER, kind: 'request' },
      limit: 200,
      cursor: ID,
    })
  })

  test.each([
    ['kind', 'everything'],
    ['from', '2026-02-30'],
    ['to', 'yesterday'],
    ['cursor', 'next'],
    ['limit', '201'],
    ['limit', '0'],
    ['q', 'x'],
  ])('%s=%s is refused at its name', (field, word) => {
    expect(() => readAuditQuery(search({ [field]: word }))).toThrow(refusedAt(field))
  })
})

test.each(['limit', 'cursor', 'kind'])('an export of the audit log does not take %s=everything', (field) => {
  expect(readAuditExportQuery(search({ actor: 'ravi' }))).toEqual({ ...NO_FILTER, actor: 'ravi' })
  expect(() => readAuditExportQuery(search({ [field]: 'everything' }))).toThrow(refusedAt(field))
})

describe('the query of a check of the chain', () => {
  const cursor = `12:${'0'.repeat(64)}:1`

  test('is a stretch from the start, a stretch from a cursor, or the whole chain', () => {
    expect(cursor).toMatch(CHAIN_CURSOR)
    expect(readChainQuery(search({}))).toEqual({ isWhole: false, cursor: null })
    expect(readChainQuery(search({ cursor }))).toEqual({ isWhole: false, cursor })
    expect(readChainQuery(search({ check: 'whole' }))).toEqual({ isWhole: true, cursor: null })
  })

  test.each<[Record<string, string>, string]>([
    [{ check: 'half' }, 'check'],
    [{ check: 'whole', cursor }, 'cursor'],
    [{ cursor: '1' }, 'cursor'],
  ])('%j is refused', (query, field) => {
    expect(() => readChainQuery(search(query))).toThrow(refusedAt(field))
  })
})
