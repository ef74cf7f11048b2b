import { describe, expect, test } from 'vitest'
import { cleanLine, cleanText } from './text'

describe('text as it is stored', () => {
  test('is composed, so that a letter typed in two ways is stored in one form', () => {
    expect(cleanLine('Cafe\u0301')).toBe('Caf\u00e9')
  })

  test('has no invisible characters or direction marks', () => {
    expect(cleanLine('30s\u0007 \u202eyarn\u200b\ufeff')).toBe('30s yarn')
    expect(cleanLine('\u200b\u200b')).toBe('')
  })

  test('keeps the joiners that Indian scripts need', () => {
    expect(cleanLine('ક\u200dષ')).toBe('ક\u200dષ')
  })

  test('is one line where one is asked for, and keeps its lines where not', () => {
    expect(cleanLine('30s\r\ncombed\tyarn')).toBe('30s combed yarn')
    expect(cleanText(' one\r\ntwo ')).toBe('one\ntwo')
  })
})
