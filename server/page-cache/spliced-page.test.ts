import { gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SplicedPage } from './spliced-page'

const WORD = 'AbC+/0123456789012345678'
const OTHER = 'zYx/+9876543210987654321'

describe('a page compressed once', () => {
  it('is, with any word of that length, the gzip of the page with that word', () => {
    const part = fc.oneof(fc.string(), fc.constant(WORD), fc.constantFrom('<script nonce="', '">', 'Ω'.repeat(50)))
    const word = fc.stringMatching(/^[A-Za-z0-9+/]{24}$/)
    fc.assert(
      fc.property(fc.array(part, { maxLength: 30 }), word, (parts, other) => {
        const text = parts.join('').replaceAll('\0', '')
        const page = new SplicedPage(text, WORD)
        expect(gunzipSync(page.gzip(other)).toString()).toBe(text.replaceAll(WORD, other))
      }),
      { numRuns: 200 },
    )
  })

  it('is right over the window of the compressor, where parts repeat what stands before a place', () => {
    const line = (n: number) => `<script nonce="${WORD}">self.push(${n},"${'combed cotton '.repeat(300)}")</script>`
    const text = Array.from({ length: 40 }, (_, n) => line(n)).join('')
    const page = new SplicedPage(text, WORD)
    expect(page.plain(OTHER).toString()).toBe(text.replaceAll(WORD, OTHER))
    expect(page.gzip(OTHER).toString('latin1')).not.toContain(WORD)
    expect(page.bytes).toBeLessThan(text.length / 20)
  })

  it('keeps nothing of one answer in the next', () => {
    const page = new SplicedPage(`a ${WORD} b ${WORD}`, WORD)
    page.gzip(OTHER)
    expect(page.plain(WORD).toString()).toBe(`a ${WORD} b ${WORD}`)
  })

  it('refuses a page with U+0000 and a word of another length', () => {
    expect(() => new SplicedPage(`\0${WORD}`, WORD)).toThrow('U+0000')
    expect(() => new SplicedPage(WORD, WORD).gzip('short')).toThrow('length')
  })
})
