import { gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { acceptsGzip, gzip, keepGzip, keptGzip } from './compressed'

describe('whether a client takes gzip', () => {
  test.each(['gzip', 'GZIP', 'x-gzip', 'br, gzip', 'gzip;q=0.5', 'deflate, gzip ; q=1', '*', 'br;q=1, *;q=0.1'])(
    '%s: yes',
    (accepted) => {
      expect(acceptsGzip(accepted)).toBe(true)
    },
  )
  test.each([null, '', 'br', 'identity', 'gzip;q=0', 'gzip; q=0.000', '*;q=0', 'gzip;q=0, *', 'gzipped'])(
    '%s: no',
    (accepted) => {
      expect(acceptsGzip(accepted)).toBe(false)
    },
  )
})

describe('kept compressed bytes', () => {
  test('are what was compressed, under their own key alone', async () => {
    keepGzip('one', await gzip('the text of one'))
    expect(gunzipSync(keptGzip('one') ?? '').toString()).toBe('the text of one')
    expect(keptGzip('two')).toBe(null)
  })

  test('stay within their bound: the least recently asked goes first', () => {
    const big = () => new Uint8Array(10 * 1024 * 1024)
    keepGzip('a', big())
    keepGzip('b', big())
    expect(keptGzip('a')).not.toBe(null)
    keepGzip('c', big())
    expect([keptGzip('a') !== null, keptGzip('b'), keptGzip('c') !== null]).toEqual([true, null, true])
  })
})
