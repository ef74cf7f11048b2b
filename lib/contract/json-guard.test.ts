import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { JSON_LIMITS, judgeJson } from './json-guard'

const codes = (text: string) => judgeJson(JSON.parse(text)).map(({ code, field }) => [code, field])

describe('a JSON body', () => {
  test.each([
    ['{"a":{"__proto__":{}}}', 'FORBIDDEN_KEY', 'a.__proto__'],
    ['{"constructor":1}', 'FORBIDDEN_KEY', 'constructor'],
    ['[{"prototype":1}]', 'FORBIDDEN_KEY', '[0].prototype'],
    ['{"a":"x\\u0000y"}', 'BAD_CHARACTER', 'a'],
    ['{"a":["\\udc00"]}', 'BAD_CHARACTER', 'a[0]'],
    ['{"a":[1e400]}', 'NUMBER_NOT_FINITE', 'a[0]'],
    [`{"a":${'['.repeat(12)}${']'.repeat(12)}}`, 'TOO_DEEP', 'a[0][0][0][0][0][0][0][0][0][0][0]'],
  ])('%s is refused at its path', (text, code, field) => {
    expect(codes(text)).toEqual([[code, field]])
  })

  test('lists every problem, not the first', () => {
    expect(codes('{"a":"\\u0000","b":1e999,"c":{"constructor":1}}')).toHaveLength(3)
  })

  test('an object of 400 fields passes, of 401 does not', () => {
    const object = (size: number) => Object.fromEntries(Array.from({ length: size }, (_, n) => [`k${n}`, n]))
    expect(judgeJson(object(JSON_LIMITS.keysMax))).toEqual([])
    expect(judgeJson({ part: object(JSON_LIMITS.keysMax + 1) })).toMatchObject([
      { code: 'TOO_MANY_KEYS', field: 'part' },
    ])
  })

  test('a route takes longer texts where it says so, and no longer names', () => {
    const long = 'x'.repeat(JSON_LIMITS.stringMax + 1)
    expect(judgeJson({ text: long })).toMatchObject([{ code: 'TOO_LONG', field: 'text' }])
    expect(judgeJson({ text: long }, 40_000)).toEqual([])
    expect(judgeJson({ [long]: 1 }, 40_000)).toMatchObject([{ code: 'BAD_CHARACTER' }])
  })

  test('depth cannot overflow the stack', () => {
    let deep: unknown = 1
    for (let n = 0; n < 200_000; n++) deep = [deep]
    expect(judgeJson(deep)).toMatchObject([{ code: 'TOO_DEEP' }])
  })

  test('any ordinary JSON within the limits passes', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 6 }), (value) => {
        const text = JSON.stringify(value)
        fc.pre(!/__proto__|constructor|prototype|\\u0000|\\ud/i.test(text))
        expect(judgeJson(JSON.parse(text))).toEqual([])
      }),
    )
  })
})
