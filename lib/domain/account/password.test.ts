import { describe, expect, it } from 'vitest'
import { COMMON_PASSWORDS } from './common-passwords'
import { foldPassword, PASSWORD_LENGTH_MAX, PASSWORD_LENGTH_MIN, passwordProblem } from './password'

const code = (typed: string, known?: string[]) => passwordProblem(typed, known)?.code ?? null

describe('passwordProblem', () => {
  it('takes any characters, as long as there are enough of them', () => {
    expect(code('blue loom 42')).toBeNull()
    expect(code('xkvbwtqz')).toBeNull()
    expect(code('ताना-बाना बुनाई')).toBeNull()
    expect(code('        ~loom')).toBeNull()
  })

  it('counts characters, not the units they are stored in', () => {
    expect(code('😀😁😂🤣😃😄😅')).toBe('PASSWORD_TOO_SHORT')
    expect(code('😀😁😂🤣😃😄😅😆')).toBeNull()
    expect(code(`q${'ab'.repeat(63)}z`)).toBeNull()
    expect(code('ab'.repeat(64))).toBeNull()
    expect(code(`${'ab'.repeat(64)}c`)).toBe('PASSWORD_TOO_LONG')
  })

  it('refuses what everybody would try, however it is capitalised', () => {
    expect(code('password')).toBe('PASSWORD_TOO_COMMON')
    expect(code('PassWord123')).toBe('PASSWORD_TOO_COMMON')
    expect(code('Textile123')).toBe('PASSWORD_TOO_COMMON')
    expect(code('tanabana')).toBe('PASSWORD_TOO_COMMON')
    expect(code('qqqqqqqqqqqq')).toBe('PASSWORD_TOO_COMMON')
  })

  it('refuses the own address and names', () => {
    expect(code('Ravi@Mill.Example', ['ravi@mill.example'])).toBe('PASSWORD_IS_YOURS')
    expect(code('Mill and Sons', ['mill and sons'])).toBe('PASSWORD_IS_YOURS')
  })

  it('says a huge text is too long without working through it', () => {
    expect(code('a'.repeat(10_000_000))).toBe('PASSWORD_TOO_LONG')
  })

  it('has a list of which every word passes the length rule, so that none stands there in vain', () => {
    expect(COMMON_PASSWORDS.size).toBeGreaterThanOrEqual(200)
    const idle = [...COMMON_PASSWORDS].filter(
      (word) => word.length < PASSWORD_LENGTH_MIN || word.length > PASSWORD_LENGTH_MAX || word !== word.toLowerCase(),
    )
    expect(idle).toEqual([])
  })

  it('hashes one form of a letter that can be typed in two ways', () => {
    expect(foldPassword('cafe\u0301 au lait')).toBe(foldPassword('caf\u00e9 au lait'))
  })
})
