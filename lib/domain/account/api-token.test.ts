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
  test('requires a name, and only a name', () => {
    expect(tokenWriteSchema.parse({ name: ' stock  import ' })).toEqual({ name: 'stock import' })
    expect(tokenWriteSchema.safeParse({ name: '  ' }).success).toBe(false)
    expect(tokenWriteSchema.safeParse({ name: 'a'.repeat(61) }).success).toBe(false)
    expect(tokenWriteSchema.safeParse({ name: 'a', userId: 'b' }).success).toBe(false)
    expect(tokenWriteSchema.safeParse(null).success).toBe(false)
  })
})
