import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { HS_CODES } from './codes'
import { YARN_HS_CODES } from './yarn-codes'

const CODES: readonly string[] = HS_CODES.map(([code]) => code)
const TARIFF = readFileSync(new URL('./hs-codes.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter(Boolean)

test('each code that can be suggested is a code or a heading of HS 2022', () => {
  const known = new Set(TARIFF.flatMap((code) => [code, code.slice(0, 4)]))
  expect(CODES.filter((code) => !known.has(code))).toEqual([])
})

test('each code is in the table once, in order, with a text', () => {
  const ofYarn: readonly string[] = YARN_HS_CODES.map(([code]) => code)
  const others = CODES.slice(0, -ofYarn.length)
  for (const codes of [ofYarn, others]) expect(codes).toEqual([...codes].sort())
  expect(new Set(CODES).size).toBe(CODES.length)
  expect(HS_CODES.filter(([, text]) => text.trim() === '')).toEqual([])
})

test('each code of six digits has a text of its own', () => {
  const texts = HS_CODES.filter(([code]) => code.length === 6).map(([, text]) => text)
  expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([])
})
