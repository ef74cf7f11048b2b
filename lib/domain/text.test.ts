import { describe, expect, it } from 'vitest'
import { cleanLine, cleanText } from './text'

describe('text as it is stored', () => {
  it('is composed, so that two ways of typing one letter are one', () => {
    expect(cleanLine('Cafe\u0301')).toBe('Caf\u00e9')
  })

  it('has no characters that show nothing or turn what follows', () => {
    expect(cleanLine('30s\u0007 \u202eyarn\u200b\ufeff')).toBe('30s yarn')
    expect(cleanLine('\u200b\u200b')).toBe('')
  })

  it('keeps the joiners with which Indian scripts are written', () => {
    expect(cleanLine('ક\u200dષ')).toBe('ક\u200dષ')
  })

  it('is one line where one is asked for, and keeps its lines where not', () => {
    expect(cleanLine('30s\r\ncombed\tyarn')).toBe('30s combed yarn')
    expect(cleanText(' one\r\ntwo ')).toBe('one\ntwo')
  })
})
