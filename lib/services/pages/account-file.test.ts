import { describe, expect, test } from 'vitest'
import { newId } from '@/lib/config/new-id'
import type { Actor } from '@/lib/domain/actor'
import { testMarket } from '@/lib/testing/market'
import { setSuspension } from '../accounts/suspension'
import { findOtherAccounts, readAccountFile } from './account-file'

const market = testMarket({ now: new Date('2026-11-21T06:00:00.000Z') })
const as = market.ctxFor

const found = async (admin: Actor, text: string) =>
  (await findOtherAccounts(as(admin), text)).accounts.map(({ userId }) => userId)

describe('the file of an account', () => {
  test('is there for a buyer too, with the reason, the day and the admin of a suspension', async () => {
    const [admin, buyer] = [await market.newAdmin({ name: 'Asha' }), await market.newBuyer({ name: 'Ravi' })]
    expect(await readAccountFile(as(admin), buyer.userId)).toMatchObject({
      name: 'Ravi',
      roles: ['buyer'],
      suspension: null,
      isOwn: false,
    })
    const suspend = { isSuspended: true, reason: 'Orders were not paid.' }
    await setSuspension(as(admin), { userId: buyer.userId, body: suspend })
    expect((await readAccountFile(as(admin), buyer.userId)).suspension).toEqual({
      at: '2026-11-21T06:00:00.000Z',
      reason: 'Orders were not paid.',
      byName: 'Asha',
    })
    expect((await readAccountFile(as(admin), admin.userId)).isOwn).toBe(true)
  })

  test('is for admins; an account that does not exist is not found', async () => {
    const [admin, buyer] = [await market.newAdmin(), await market.newBuyer()]
    await expect(readAccountFile(as(buyer), buyer.userId)).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await expect(findOtherAccounts(as(buyer), '')).rejects.toMatchObject({ code: 'FORBIDDEN' })
    for (const id of [newId(), 'no id']) {
      await expect(readAccountFile(as(admin), id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    }
  })
})

test('an account that only buys is found by name, company or address, and a seller is not among them', async () => {
  const admin = await market.newAdmin()
  const buyer = await market.newBuyer({ name: 'Lakshmi', companyName: 'Kovai Exports' })
  await market.newSeller({ name: 'Lakshmi-S', companyName: 'Kovai Yarns', plan: null })
  for (const text of ['lakshmi', 'KOVAI exp', buyer.email, 'exports lakshmi']) {
    expect(await found(admin, text), text).toEqual([buyer.userId])
  }
  expect(await found(admin, 'kovai yarns')).toEqual([])
})
