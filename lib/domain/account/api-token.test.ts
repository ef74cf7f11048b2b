import { describe, expect, test } from 'vitest'
import { bearerToken, tokenWriteSchema } from './api-token'

const token = `tx_${'aB3-_'.repeat(8)}xyz`

describe('bearerToken', () => {
  test.each([`Bearer ${token}`, `bearer ${token}`, `  BEARER   ${token}  `])('reads %j', (header) => {
    expect(bearerToken(header)).toBe(token)
  })

  test.each([
    '',
    'Bearer',
    'Bearer ',
    token,
    `Basic ${token}`,
    `Bearer ${token}x`,
    `Bearer ${token.slice(0, -1)}`,
    `Bearer ${token} more`,
    `Bearer ${token},Bearer ${token}`,
    'Bearer %E0%A4%A',
    `Bearer TX_${token.slice(3)}`,
    `Bearer ${'a'.repeat(100_000)}`,
  ])('refuses anything else as a token (%#)', (header) => {
    expect(bearerToken(header)).toBeNull()
  })
})

describe('tokenWriteSchema', () => {
  const write = { name: ' stock  import ', currentPassword: 'loom and shuttle' }

  test('requires a name and the password; both scopes and 90 days are the default', () => {
    expect(tokenWriteSchema.parse(write)).toEqual({
      name: 'stock import',
      currentPassword: 'loom and shuttle',
      scopes: ['read', 'write'],
      expiresInDays: 90,
    })
    expect(tokenWriteSchema.safeParse(null).success).toBe(false)
  })

  test.each([
    { name: '  ' },
    { name: 'a'.repeat(61) },
    { userId: 'b' },
    { currentPassword: '' },
    { currentPassword: undefined },
    { scopes: [] },
    { scopes: ['admin'] },
    { scopes: ['read', 'read'] },
    { expiresInDays: 0 },
    { expiresInDays: 366 },
    { expiresInDays: 1.5 },
  ])('refuses %j', (change) => {
    expect(tokenWriteSchema.safeParse({ ...write, ...change }).success).toBe(false)
  })
})
