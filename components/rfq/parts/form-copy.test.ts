import { expect, test } from 'vitest'
import { copyOf } from './form-copy'

const DEFAULTS = { price: '', isSealed: false, rows: [] as string[] }
const NOW = new Date('2026-11-21T06:00:00Z')
const kept = (values: unknown, savedAt = '2026-11-20T06:00:00Z') => JSON.stringify({ savedAt, values })

test('restores typed values field by field over the initial values', () => {
  const copy = copyOf(kept({ price: '285', rows: ['a'], gone: 1 }), DEFAULTS, NOW)
  const values = { price: '285', isSealed: false, rows: ['a'] }
  expect(copy).toEqual({ values, savedAt: '2026-11-20T06:00:00Z' })
})

test.each([
  ['is older than thirty days', kept({ price: '1' }, '2026-10-21T06:00:00Z')],
  ['has a value of another kind', kept({ price: 1 })],
  ['has a word where rows belong', kept({ rows: { length: 0 } })],
])('is not restored when it %s', (_, text) => {
  expect(copyOf(text, DEFAULTS, NOW)).toBeNull()
})
