import { expect, test } from 'vitest'
import { remembered } from './catalogue-memory'

let counted = 0
const ask = (moduleKey: 'yarn' | 'thread', version: number, filter: string) =>
  remembered({ what: 'a test', moduleKey, version, filter }, async () => {
    counted += 1
    return `${moduleKey} ${version} ${filter}`
  })

test('what was counted is remembered for its version, and forgotten with the next one of its module', async () => {
  expect(await ask('yarn', 1, 'a')).toBe('yarn 1 a')
  expect(await ask('yarn', 1, 'a')).toBe('yarn 1 a')
  expect(await ask('thread', 1, 'a')).toBe('thread 1 a')
  expect(counted).toBe(2)
  expect(await ask('yarn', 2, 'a')).toBe('yarn 2 a')
  expect(counted).toBe(3)
  // Version 1 of yarn is gone, and that of thread is not.
  await ask('thread', 1, 'a')
  expect(counted).toBe(3)
  await ask('yarn', 1, 'a')
  expect(counted).toBe(4)
})

test('a count that fails is tried again', async () => {
  const key = { what: 'a failing test', moduleKey: 'yarn', version: 1, filter: null } as const
  await expect(remembered(key, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await remembered(key, async () => 'yes')).toBe('yes')
})
