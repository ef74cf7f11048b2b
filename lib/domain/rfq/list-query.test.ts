import { expect, test } from 'vitest'
import { pageOf, positionOf } from './list-query'

const ID = '0192b000-0000-7000-8000-000000000000'
const cursorOf = (at: string) => btoa(JSON.stringify({ at, id: ID }))

test('a cursor that a page gives is read, one of a time that no page has is not', () => {
  const createdAt = new Date('2026-11-21T06:00:00.000Z')
  const { nextCursor } = pageOf([1, 2], 1, () => ({ createdAt, id: ID }))
  expect(positionOf(nextCursor)).toMatchObject({ at: createdAt.toISOString(), id: ID })
  expect(positionOf(cursorOf('0000-01-01T00:00:00.000Z'))).toBeUndefined()
  expect(positionOf(cursorOf('2026-11-21T06:00:00.00000000000001Z'))).toBeUndefined()
})
