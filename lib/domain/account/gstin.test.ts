import { describe, expect, it } from 'vitest'
import { readGstin } from './gstin'

describe('a GSTIN', () => {
  it.each([
    ['27AAPFU0939F1ZV', 'Maharashtra'],
    ['29AAGCB7383J1Z4', 'Karnataka'],
    [' 27aapfu0939f1zv ', 'Maharashtra'],
    ['27-AAPFU0939F-1ZV', 'Maharashtra'],
  ])('%s is one of %s', (typed, state) => {
    expect(readGstin(typed)).toMatchObject({ ok: true, state })
  })

  it.each([
    ['27AAPFU0939F1Z', 'GSTIN_FORM'],
    ['27AAPFU0939F1XV', 'GSTIN_FORM'],
    ['25AAPFU0939F1ZV', 'GSTIN_STATE'],
    ['27AAPFU0939F1ZW', 'GSTIN_CHECK'],
    ['27AAPFU0993F1ZV', 'GSTIN_CHECK'],
  ])('%s is refused: %s', (typed, code) => {
    expect(readGstin(typed)).toMatchObject({ ok: false, code })
  })

  it('any one character mistyped is noticed', () => {
    const right = '27AAPFU0939F1ZV'
    for (const [index, character] of [...right].entries()) {
      for (const other of 'A1B7Z0') {
        if (other === character) continue
        expect(readGstin(right.slice(0, index) + other + right.slice(index + 1)).ok).toBe(false)
      }
    }
  })
})
