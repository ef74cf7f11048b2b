import { expect, test } from 'vitest'
import { crowded, longTestNames, tooLong } from './source-size.mjs'

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

test.each(['test', 'test.skip', 'test.each([[1], [2]])', 'describe'])(
  'a name of 100 characters is accepted for %s, one of 101 is not',
  async (callee) => {
    const named = (length: number) => `${callee}('${'a'.repeat(length)}', () => {})`
    expect(await longTestNames('a.test.ts', named(100))).toEqual([])
    expect(await longTestNames('a.test.ts', named(101))).toEqual([
      { line: 1, what: 'test name', length: 101, max: 100 },
    ])
    expect(await longTestNames('a.ts', named(101))).toEqual([])
  },
)

test('a folder of 13 source files is accepted, one of 14 is not; tests and other files do not count', () => {
  const files = (folder: string, count: number) => Array.from({ length: count }, (_, n) => `${folder}/f${n}.ts`)
  const others = ['a/f.test.ts', 'a/f.spec.ts', 'a/f.d.mts', 'a/README.md', 'a/b/f.ts']
  expect(crowded([...files('a', 13), ...others, ...files('components/ui', 60)])).toEqual([])
  expect(crowded(files('a', 14))).toEqual([{ folder: 'a', count: 14, max: 13 }])
})
