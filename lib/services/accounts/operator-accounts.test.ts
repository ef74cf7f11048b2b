import { describe, expect, test } from 'vitest'
import { auditLog } from '@/db/schema/audit'
import { testMarket } from '@/lib/testing/market'
import { resetPassword } from './account-security'
import { makePasswordLink, openAccount, setRoles } from './operator-accounts'
import { actorOfToken, createTokenFor } from './tokens'

const market = testMarket()
const { database } = market
const at = () => market.ctxFor(null)
const given = { name: 'Meera Shah', companyName: 'The Market', country: 'IN', roles: 'admin' }

const reset = (link: string) =>
  resetPassword(at(), { secret: new URL(link).hash.slice(1), newPassword: 'seven blue looms' })

describe('an account that the operator opens', () => {
  test('may be an admin, and its owner sets the password with the link, once', async () => {
    const { link, ...made } = await openAccount(at(), { ...given, email: 'Meera@Market.example' })
    expect(made).toEqual({ email: 'meera@market.example', roles: ['admin'] })
    await expect(reset(link)).resolves.toMatchObject({ value: {} })
    await expect(reset(link)).rejects.toMatchObject({ code: 'VALIDATION_FAILED' })
    const token = (await createTokenFor(at(), { email: made.email, name: 'x' })) ?? ''
    expect(await actorOfToken(at(), token)).toMatchObject({ roles: ['admin'], emailVerified: true })
  })

  test('is refused with all problems together, and a taken address is never opened again', async () => {
    await expect(openAccount(at(), { ...given, name: ' ', roles: 'owner', email: 'nobody' })).rejects.toMatchObject({
      extras: { issues: [{ field: 'email' }, { field: 'name' }, { field: 'roles', code: 'ROLE_NOT_KNOWN' }] },
    })
    await openAccount(at(), { ...given, email: 'twice@market.example' })
    await expect(openAccount(at(), { ...given, email: 'twice@market.example' })).rejects.toMatchObject({
      code: 'EMAIL_TAKEN',
    })
  })
})

describe('roles that the operator sets', () => {
  test('count from the next request of an existing token, and are in the audit log', async () => {
    await openAccount(at(), { ...given, email: 'moved@market.example' })
    const token = (await createTokenFor(at(), { email: 'moved@market.example', name: 'x' })) ?? ''
    expect(await setRoles(at(), 'moved@market.example', 'seller, buyer')).toEqual({
      email: 'moved@market.example',
      roles: ['buyer', 'seller'],
    })
    const actor = await actorOfToken(at(), token)
    expect(actor?.roles).toEqual(['buyer', 'seller'])
    const rows = await database.db.select().from(auditLog)
    expect(
      rows.filter(({ action, objectId }) => action === 'ROLES_CHANGED' && objectId === actor?.userId),
    ).toHaveLength(1)
  })

  test('need an existing account and known roles', async () => {
    await expect(setRoles(at(), 'noone@market.example', 'admin')).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(setRoles(at(), 'moved@market.example', 'owner')).rejects.toMatchObject({ code: 'VALIDATION_FAILED' })
    await expect(makePasswordLink(at(), 'noone@market.example')).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})
