import { v7 as uuidv7 } from 'uuid'
import { describe, expect, it } from 'vitest'
import { auditLog } from '@/db/schema/audit'
import { testDatabase } from '@/db/testing/database'
import { localRequest } from '@/lib/contract/request-context'
import type { ServiceContext } from '../shared/context'
import { resetPassword } from './account-security'
import { makePasswordLink, openAccount, setRoles } from './operator-accounts'
import { actorOfToken, createTokenFor } from './tokens'

const database = testDatabase()
const at = (): ServiceContext => ({ actor: null, db: database.db, now: new Date(), newId: uuidv7, requestId: 'test' })
const given = { name: 'Meera Shah', companyName: 'The Market', country: 'IN', roles: 'admin' }

const reset = (link: string) =>
  resetPassword(
    at(),
    localRequest({
      actor: null,
      requestId: 'test',
      method: 'POST',
      path: '/api/account/password-reset',
      body: { secret: new URL(link).hash.slice(1), newPassword: 'seven blue looms' },
    }),
  )

describe('an account that the operator opens', () => {
  it('may be an administrator, and its owner sets the password by the link, once', async () => {
    const { link, ...made } = await openAccount(at(), { ...given, email: 'Meera@Market.example' })
    expect(made).toEqual({ email: 'meera@market.example', roles: ['admin'] })
    expect((await reset(link)).body).toMatchObject({ ok: true })
    await expect(reset(link)).rejects.toMatchObject({ code: 'VALIDATION_FAILED' })
    const token = (await createTokenFor(at(), { email: made.email, name: 'x' })) ?? ''
    expect(await actorOfToken(at(), token)).toMatchObject({ roles: ['admin'], emailVerified: true })
  })

  it('is refused with every problem at once, and a taken address is never opened anew', async () => {
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
  it('count at the next request of a token that is out already, and stand in the audit log', async () => {
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

  it('are of accounts that are there, and of roles that there are', async () => {
    await expect(setRoles(at(), 'nobody@market.example', 'admin')).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(setRoles(at(), 'moved@market.example', 'owner')).rejects.toMatchObject({ code: 'VALIDATION_FAILED' })
    await expect(makePasswordLink(at(), 'nobody@market.example')).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})
