import { expect, test } from 'vitest'
import { tooLong } from './source-size.mjs'

const lines = (count: number) => '\n'.repeat(count)

test('a function of 100 lines is accepted, one of 101 is not', async () => {
  expect(await tooLong('a.ts', `const a = () => {${lines(99)}}\n`)).toEqual([])
  expect(await tooLong('a.ts', `\nconst a = () => {${lines(100)}}\n`)).toEqual([
    { line: 2, what: 'function', lines: 101, max: 100 },
  ])
})

test('a file of 400 lines is accepted, one of 401 is not', async () => {
  expect(await tooLong('a.mjs', `const a = () => {}${lines(400)}`)).toEqual([])
  expect(await tooLong('a.mjs', `const a = () => {}${lines(401)}`)).toEqual([
    { line: 1, what: 'file', lines: 401, max: 400 },
  ])
})

test('data may have any length', async () => {
  expect(await tooLong('a.ts', `const a = [1]${lines(1000)}`)).toEqual([])
})

test('a test may have any length', async () => {
  expect(await tooLong('a.test.ts', `const a = () => {${lines(1000)}}`)).toEqual([])
})
