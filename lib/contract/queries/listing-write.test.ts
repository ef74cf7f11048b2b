import { expect, test } from 'vitest'
import type { Actor, Role } from '@/lib/domain/actor'
import { namedSeller } from './listing-write'

const [A, B] = ['01a1f33d-0000-7000-8000-00000000000a', '01a1f33d-0000-7000-8000-00000000000b']

function named(body: unknown, query: string, roles: Role[] = ['admin']): Promise<string | null> {
  const actor: Actor = {
    userId: '01a1f33d-0000-7000-8000-000000000001',
    companyId: '01a1f33d-0000-7000-8000-000000000002',
    email: 'admin@mill.example',
    name: 'Admin',
    roles,
    emailVerified: true,
    via: { kind: 'token', tokenId: '01a1f33d-0000-7000-8000-000000000003', scopes: ['write'] },
  }
  return namedSeller({ ctx: { actor }, search: new URLSearchParams(query), readJson: async () => body })
}

test.each([
  ['in the body', { sellerId: A }, ''],
  ['in the address', {}, `sellerId=${A}`],
  ['in both, in any spelling', { sellerId: A.toUpperCase() }, `sellerId=${A}`],
])('an admin names the seller %s', async (_where, body, query) => {
  expect(await named(body, query)).toBe(A)
})

test.each([
  ['one in the body and another in the address', { sellerId: A }, `sellerId=${B}`],
  ['two in the address', {}, `sellerId=${A}&sellerId=${B}`],
])('who names %s writes for neither', async (_what, body, query) => {
  await expect(named(body, query)).rejects.toMatchObject({
    code: 'VALIDATION_FAILED',
    extras: { issues: [{ code: 'BAD_PARAMETER', field: 'sellerId' }] },
  })
})

test('the body of everyone else is not read', async () => {
  expect(await named({ sellerId: A }, `sellerId=${B}`, ['seller'])).toBe(B)
})
