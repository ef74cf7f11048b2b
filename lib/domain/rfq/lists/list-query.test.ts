import { describe, expect, test } from 'vitest'
import type { Actor } from '@/lib/domain/actor'
import { dashboardRole, newestPart, pageOf, placeOf, positionOf } from './list-query'

const ID = '0192b000-0000-7000-8000-000000000000'
const cursorOf = (at: string) => btoa(JSON.stringify({ at, id: ID }))

test('a cursor that a page gives is read, one of a time that no page has is not', () => {
  const createdAt = new Date('2026-11-21T06:00:00.000Z')
  const { nextCursor } = pageOf([1, 2], 1, () => ({ createdAt, id: ID }))
  expect(positionOf(nextCursor)).toMatchObject({ at: createdAt.toISOString(), id: ID })
  expect(positionOf(cursorOf('0000-01-01T00:00:00.000Z'))).toBeUndefined()
  expect(positionOf(cursorOf('2026-11-21T06:00:00.00000000000001Z'))).toBeUndefined()
})

test('a list is shown from its end, and the part before from its own end', () => {
  expect(newestPart(250, 100)).toEqual({ from: 150, to: 250 })
  expect(newestPart(250, 100, 150)).toEqual({ from: 50, to: 150 })
  expect(newestPart(250, 100, 50)).toEqual({ from: 0, to: 50 })
  expect(newestPart(0, 100)).toEqual({ from: 0, to: 0 })
})

test('a place that is not in the list shows the newest', () => {
  expect(newestPart(20, 100, 999)).toEqual({ from: 0, to: 20 })
  expect(newestPart(20, 100, 0)).toEqual({ from: 0, to: 20 })
})

test('a place is read from an address, and nothing else is a place', () => {
  expect(placeOf('150')).toBe(150)
  for (const other of ['0', '-1', '1.5', 'x', ['1'], undefined]) expect(placeOf(other)).toBeUndefined()
})

describe('the role of a dashboard', () => {
  const actor: Actor = {
    userId: ID,
    companyId: ID,
    email: 'trader@mill.example',
    name: 'Trader',
    roles: ['buyer', 'seller'],
    emailVerified: true,
    via: { kind: 'token', tokenId: ID, scopes: ['read'] },
  }
  const roleOf = (query: string) => dashboardRole(actor, new URLSearchParams(query))

  test('is the one that is named, otherwise the first of the account', () => {
    expect(roleOf('as=buyer')).toBe('buyer')
    expect(roleOf('')).toBe('seller')
  })

  test.each(['as=admin', 'as=buyer&as=seller', 'as=admin&as=admin'])('is refused as %s', (query) => {
    expect(() => roleOf(query)).toThrow(
      expect.objectContaining({
        code: 'VALIDATION_FAILED',
        extras: { issues: [expect.objectContaining({ code: 'BAD_PARAMETER', field: 'as' })] },
      }),
    )
  })
})
