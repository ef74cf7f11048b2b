import { validate, version } from 'uuid'
import { expect, test } from 'vitest'
import { newId } from './new-id'

test('ids of many draws are different UUIDs of version 7, in the order in which they were made', () => {
  const ids = Array.from({ length: 2000 }, newId)
  expect(ids.filter((id) => !validate(id) || version(id) !== 7)).toEqual([])
  expect(ids).toEqual([...new Set(ids)].sort())
})

test('two ids share no random part', () => {
  const parts = Array.from({ length: 2000 }, () => newId().slice(-10))
  expect(new Set(parts).size).toBe(2000)
})
