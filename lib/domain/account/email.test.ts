import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { normaliseEmail } from './email'

describe('normaliseEmail', () => {
  test.each([
    ['Ravi@Mill.Example', 'ravi@mill.example'],
    ['  ravi.k+stock@mill.co.in \n', 'ravi.k+stock@mill.co.in'],
    ['ｒavi@mill.example', 'ravi@mill.example'],
    ['ravi＠mill.example', 'ravi@mill.example'],
    ['seller@demo.test', 'seller@demo.test'],
  ])('stores %j as %j', (typed, stored) => {
    expect(normaliseEmail(typed)).toBe(stored)
  })

  test.each([
    ['', 'nothing'],
    ['ravi', 'no @'],
    ['@mill.example', 'no local part'],
    ['ravi@', 'no domain'],
    ['ravi@mill', 'a domain of one label'],
    ['ravi@@mill.example', 'two @'],
    ['ravi@evil.example＠mill.example', 'a second @ in disguise'],
    ['"ravi"@mill.example', 'quotes'],
    ['ra vi@mill.example', 'a space'],
    ['ravi,b@mill.example', 'a comma'],
    ['.ravi@mill.example', 'a leading dot'],
    ['ra..vi@mill.example', 'two dots'],
    ['ravi@mïll.example', 'a domain that is not ASCII'],
    ['ravi@mill。example', 'a dot in disguise'],
    ['ravi@-mill.example', 'a label that begins with a hyphen'],
    ['ravi@10.0.0.1', 'a number for a domain'],
    ['ravi\u0000@mill.example', 'U+0000'],
    [`${'a'.repeat(65)}@mill.example`, 'a local part of 65 characters'],
    [`a@${'b'.repeat(60)}.${'c'.repeat(63)}.${'d'.repeat(63)}.${'e'.repeat(63)}.example`, 'more than 254 characters'],
    ['a'.repeat(100_000), '100,000 characters'],
  ])('refuses %j: %s', (typed) => {
    expect(normaliseEmail(typed)).toBeNull()
  })

  test('keeps an address it has normalised, and never throws', () => {
    fc.assert(
      fc.property(fc.oneof(fc.emailAddress(), fc.string({ unit: 'binary' })), (typed) => {
        const once = normaliseEmail(typed)
        if (once !== null) expect(normaliseEmail(once)).toBe(once)
      }),
    )
  })
})
