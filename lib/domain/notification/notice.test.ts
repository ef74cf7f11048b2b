import { expect, test } from 'vitest'
import { inboxQuerySchema } from './notice'

test('the query of an inbox has 24 notices, read and unread, unless it says otherwise', () => {
  expect(inboxQuerySchema.parse({})).toEqual({ limit: 24, unread: 'false' })
  expect(inboxQuerySchema.parse({ limit: '100', cursor: '7', unread: 'true' })).toEqual({
    limit: 100,
    cursor: 7,
    unread: 'true',
  })
})

test.each([{ limit: '0' }, { limit: '101' }, { cursor: 'x' }, { unread: 'maybe' }, { nonsense: '1' }])(
  'the query of an inbox refuses %j',
  (query) => {
    expect(inboxQuerySchema.safeParse(query).success).toBe(false)
  },
)
