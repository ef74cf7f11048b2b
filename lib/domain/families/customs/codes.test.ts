import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { HS_CODES } from './codes'

const CODES: readonly string[] = HS_CODES.map(([code]) => code)
const TARIFF = readFileSync(new URL('./hs-codes.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter(Boolean)

test('each code that can be suggested is a code or a heading of HS 2022', () => {
  const known = new Set(TARIFF.flatMap((code) => [code, code.slice(0, 4)]))
  expect(CODES.filter((code) => !known.has(code))).toEqual([])
})

test('each code is in the table once, in order, with a text', () => {
  expect(CODES).toEqual([...new Set(CODES)].sort())
  expect(HS_CODES.filter(([, text]) => text.trim() === '')).toEqual([])
})
