import { describe, expect, test } from 'vitest'
import { enrolmentOf, stepOf, totpSecret } from './totp'

/** The key of RFC 6238, appendix B; its codes have eight digits, of which six-digit codes are the last six. */
const SECRET = totpSecret(Buffer.from('12345678901234567890'))
const VECTORS = [
  { seconds: 59, code: '287082' },
  { seconds: 1_111_111_109, code: '081804' },
  { seconds: 1_111_111_111, code: '050471' },
  { seconds: 1_234_567_890, code: '005924' },
  { seconds: 2_000_000_000, code: '279037' },
  { seconds: 20_000_000_000, code: '353130' },
] as const

const at = (seconds: number) => new Date(seconds * 1000)

describe('a code of the app', () => {
  test.each(VECTORS)('at $seconds s is $code, as RFC 6238 says', ({ seconds, code }) => {
    expect(stepOf(SECRET, code, at(seconds))).toBe(Math.floor(seconds / 30))
  })

  test('counts half a minute early and late, and no longer', () => {
    const [{ seconds, code }] = VECTORS
    expect(stepOf(SECRET, code, at(seconds + 30))).toBe(1)
    expect(stepOf(SECRET, code, at(seconds - 30))).toBe(1)
    expect(stepOf(SECRET, code, at(seconds + 61))).toBeNull()
    expect(stepOf(SECRET, code, at(seconds - 60))).toBeNull()
  })

  test.each(['', '28708', '2870822', 'abcdef', '٢٨٧٠٨٢'])('is not %j', (code) => {
    expect(stepOf(SECRET, code, at(59))).toBeNull()
  })
})

test('the address for the app names product, account and secret, and its picture is that address', () => {
  const { address, picture } = enrolmentOf(SECRET, 'meena@noyyal.example')
  const url = new URL(address)
  expect(url.protocol).toBe('otpauth:')
  expect(decodeURIComponent(url.pathname)).toContain('Tana Bana:meena@noyyal.example')
  expect(url.searchParams.get('secret')).toBe(SECRET)
  expect(decodeURIComponent(picture)).toMatch(/^data:image\/svg\+xml,<svg /)
})
