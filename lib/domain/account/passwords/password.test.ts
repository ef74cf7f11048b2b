import { describe, expect, test } from 'vitest'
import { COMMON_PASSWORDS } from './common-passwords'
import { foldPassword, PASSWORD_LENGTH_MAX, PASSWORD_LENGTH_MIN, passwordProblem } from './password'

const code = (typed: string, known?: string[]) => passwordProblem(typed, known)?.code ?? null

describe('passwordProblem', () => {
  test('accepts any characters if there are enough of them', () => {
    expect(code('blue loom 42')).toBeNull()
    expect(code('xkvbwtqz')).toBeNull()
    expect(code('ताना-बाना बुनाई')).toBeNull()
    expect(code('        ~loom')).toBeNull()
  })

  test('counts characters, not their storage units', () => {
    expect(code('😀😁😂🤣😃😄😅')).toBe('PASSWORD_TOO_SHORT')
    expect(code('😀😁😂🤣😃😄😅😆')).toBeNull()
    expect(code(`q${'ab'.repeat(63)}z`)).toBeNull()
    expect(code('ab'.repeat(64))).toBeNull()
    expect(code(`${'ab'.repeat(64)}c`)).toBe('PASSWORD_TOO_LONG')
  })

  test('refuses common passwords in any capitalisation', () => {
    expect(code('password')).toBe('PASSWORD_TOO_COMMON')
    expect(code('PassWord123')).toBe('PASSWORD_TOO_COMMON')
    expect(code('Textile123')).toBe('PASSWORD_TOO_COMMON')
    expect(code('tanabana')).toBe('PASSWORD_TOO_COMMON')
    expect(code('qqqqqqqqqqqq')).toBe('PASSWORD_TOO_COMMON')
  })

  test('refuses the account’s own address and names', () => {
    expect(code('Ravi@Mill.Example', ['ravi@mill.example'])).toBe('PASSWORD_IS_YOURS')
    expect(code('Mill and Sons', ['mill and sons'])).toBe('PASSWORD_IS_YOURS')
  })

  test('refuses a huge text without processing it', () => {
    expect(code('a'.repeat(10_000_000))).toBe('PASSWORD_TOO_LONG')
  })

  test('every word of the list of common passwords passes the length rule', () => {
    expect(COMMON_PASSWORDS.size).toBeGreaterThanOrEqual(200)
    const idle = [...COMMON_PASSWORDS].filter(
      (word) => word.length < PASSWORD_LENGTH_MIN || word.length > PASSWORD_LENGTH_MAX || word !== word.toLowerCase(),
    )
    expect(idle).toEqual([])
  })

  test('a letter that can be typed in two ways gives one hash', () => {
    expect(foldPassword('cafe\u0301 au lait')).toBe(foldPassword('caf\u00e9 au lait'))
  })
})
