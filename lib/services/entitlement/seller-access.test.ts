import { beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '@/db/client'
import { newId } from '@/lib/config/new-id'
import type { Actor } from '@/lib/domain/actor'
import { PLAN_KEYS } from '@/lib/domain/entitlement/plans'
import { isDomainError } from '@/lib/domain/errors'
import { MODULE_KEYS } from '@/lib/domain/modules/keys'
import { readbackResponse } from '@/lib/http/responses/readback'
import { type PersonOptions, testMarket } from '@/lib/testing/market'
import type { ServiceContext } from '../shared/context'
import {
  entitledSeller,
  reachOfKey,
  readModuleAccess,
  readSellerAccess,
  readSubscription,
  requireEntitlement,
  sellerAccess,
  sellerForWrite,
} from './seller-access'

const NOW = new Date('2026-06-15T10:00:00.000Z')
const market = testMarket({ now: NOW })

const as = (actor: Actor, odd: Partial<ServiceContext> = {}): ServiceContext<Actor> => ({
  ...market.ctxFor(actor),
  ...odd,
  actor,
})

const refused = (code: string) => expect.objectContaining({ code })

const active = (planKey: string, paymentStatus = 'ACTIVE') => ({ planKey, paymentStatus })
const PLANS_BY_EMAIL = {
  'Starter@mill.example': active('module_starter'),
  'growth@mill.example': { ...active('market_growth'), validUntil: '2026-06-15' },
  'all@mill.example': active('all_textile'),
  'lapsed@mill.example': active('module_starter', 'LAPSED'),
  'over@mill.example': { ...active('module_starter'), validUntil: '2026-06-14' },
  'unverified@mill.example': active('all_textile'),
  'buyer@mill.example': active('all_textile'),
}

let starter: Actor
let growth: Actor
let all: Actor
let lapsed: Actor
let over: Actor
let none: Actor
let unverified: Actor
let buyer: Actor
let admin: Actor

describe('before there is any seller', () => {
  test("the admin's readback selects a record without a name, with 22 blocked modules", async () => {
    admin = await market.newAdmin()
    for (const [email, entry] of Object.entries(PLANS_BY_EMAIL)) market.setPlan(email, entry)
    const readback = await readModuleAccess(as(admin), null)
    expect(readback.sellers).toEqual([])
    expect(readback.selectedSellerAccess).toMatchObject({ sellerId: '', blockedModuleKeys: MODULE_KEYS })
  })
})

describe('with sellers', () => {
  beforeAll(async () => {
    const newSeller = (name: string, options: PersonOptions = {}) => market.newSeller({ name, plan: null, ...options })
    starter = await newSeller('starter')
    growth = await market.newSeller({ name: 'growth', plan: null, roles: ['seller', 'buyer'] })
    all = await newSeller('all')
    lapsed = await newSeller('lapsed')
    over = await newSeller('over')
    none = await newSeller('none')
    unverified = await newSeller('unverified', { emailVerified: false })
    buyer = await market.newBuyer({ name: 'buyer' })
  })

  describe('the gate of the writes', () => {
    test('decides in every module for every seller as the readback says, with its block code', async () => {
      for (const seller of [starter, growth, all, lapsed, over, none, unverified]) {
        const { access } = await sellerForWrite(as(seller), null)
        const { moduleEntitlements } = await readSellerAccess(as(seller), seller.userId)
        expect(moduleEntitlements).toHaveLength(22)
        for (const { moduleKey, allowed, blockCode } of moduleEntitlements) {
          const key = MODULE_KEYS.find((known) => known === moduleKey) ?? 'yarn'
          expect(
            blockAtGate(() => requireEntitlement(as(seller), { access }, key)),
            `${seller.name} ${key}`,
          ).toBe(blockCode)
          expect(blockCode === '').toBe(allowed)
        }
      }
    })

    test('opens 3, 8 and 22 modules for the plans, none for a lapsed, ended, missing or unverified plan', async () => {
      const counts: Record<string, number> = {}
      for (const seller of [starter, growth, all, lapsed, over, none, unverified]) {
        counts[seller.name] = (await readSellerAccess(as(seller), seller.userId)).allowedModuleKeys.length
      }
      expect(counts).toEqual({ starter: 3, growth: 8, all: 22, lapsed: 0, over: 0, none: 0, unverified: 0 })
      expect(PLAN_KEYS).toHaveLength(3)
    })

    test('gives a seller of the module to the paid writes, and none where the plan lacks it', async () => {
      const seller = await entitledSeller(as(starter), { moduleKey: 'yarn' })
      expect(seller).toMatchObject({ moduleKey: 'yarn', facts: { sellerId: starter.userId } })
      await expect(entitledSeller(as(none), { moduleKey: 'yarn' })).rejects.toMatchObject({
        code: expect.any(String),
        extras: { blockCode: expect.any(String) },
      })
    })

    test('ends with the validity', async () => {
      const after = { now: new Date('2026-06-15T18:30:00.000Z') }
      const { access } = await sellerForWrite(as(growth), null)
      expect(() => requireEntitlement(as(growth), { access }, 'yarn')).not.toThrow()
      expect(() => requireEntitlement(as(growth, after), { access }, 'yarn')).toThrow(refused('SUBSCRIPTION_INACTIVE'))
    })
  })

  describe('the seller of a write', () => {
    test('is the actor, with their company', async () => {
      const { facts } = await sellerForWrite(as(starter), null)
      expect(facts).toEqual({
        sellerId: starter.userId,
        publicId: expect.stringMatching(/^[0-9a-f-]{36}$/),
        companyId: starter.companyId,
        companyName: 'starter Mills',
        country: 'IN',
        city: '',
        state: '',
        isMicroOrSmall: false,
      })
    })

    test("is for an admin the seller they name, with that seller's entitlement", async () => {
      const { facts, access } = await sellerForWrite(as(admin), starter.userId)
      expect(facts.sellerId).toBe(starter.userId)
      expect(access.entry?.planKey).toBe('module_starter')
    })

    test('is no one else for anyone but an admin', async () => {
      await expect(sellerForWrite(as(starter), all.userId)).rejects.toThrow(refused('FORBIDDEN'))
      await expect(sellerForWrite(as(starter), newId())).rejects.toThrow(refused('FORBIDDEN'))
    })

    test('without the seller role is refused without a block code, whatever the configuration says', async () => {
      for (const actor of [buyer, admin]) {
        await expect(sellerForWrite(as(actor), null)).rejects.toThrow(refused('FORBIDDEN'))
        await expect(sellerForWrite(as(actor), null)).rejects.not.toHaveProperty('extras.blockCode')
      }
      await expect(sellerForWrite(as(admin), buyer.userId)).rejects.toThrow(refused('FORBIDDEN'))
    })

    test('that does not exist is not found, also when the id is not an id', async () => {
      for (const id of [newId(), 'x', '']) {
        await expect(sellerAccess(as(admin), id)).rejects.toThrow(refused('NOT_FOUND'))
      }
    })
  })

  describe('the status', () => {
    test("is the caller's own", async () => {
      const readback = await readSubscription(as(starter), null)
      expect(readback.sellers.map(({ sellerId }) => sellerId)).toEqual([starter.userId])
      expect(readback.selectedSellerAccess.sellerId).toBe(starter.userId)
      expect(readback.sellerAccess).toEqual(readback.sellers)
      expect(readback.requestReadback.queryKeys).toEqual([])
    })

    test('is for an admin that of the named seller', async () => {
      const readback = await readSubscription(as(admin), growth.userId)
      expect(readback.selectedSellerAccess.sellerId).toBe(growth.userId)
    })

    test('of another is not found for a seller, whether that account exists or not', async () => {
      await expect(readSubscription(as(starter), all.userId)).rejects.toThrow(refused('NOT_FOUND'))
      await expect(readSubscription(as(starter), newId())).rejects.toThrow(refused('NOT_FOUND'))
    })

    test('is refused without the seller role', async () => {
      await expect(readSubscription(as(buyer), null)).rejects.toThrow(refused('FORBIDDEN'))
      await expect(readSubscription(as(admin), null)).rejects.toThrow(refused('FORBIDDEN'))
      await expect(readSubscription(as(admin), buyer.userId)).rejects.toThrow(refused('FORBIDDEN'))
    })
  })

  describe("the admin's readback", () => {
    test('shows every seller by id and selects the first, or the named seller', async () => {
      const ids = [starter, growth, all, lapsed, over, none, unverified].map(({ userId }) => userId).sort()
      const readback = await readModuleAccess(as(admin), null)
      expect(readback.sellers.map(({ sellerId }) => sellerId)).toEqual(ids)
      expect(readback.selectedSellerAccess.sellerId).toBe(ids[0])
      const named = await readModuleAccess(as(admin), none.userId)
      expect(named.sellers).toHaveLength(ids.length)
      expect(named.selectedSellerAccess.sellerId).toBe(none.userId)
    })

    test('is for admins only', async () => {
      for (const actor of [starter, buyer]) {
        await expect(readModuleAccess(as(actor), null)).rejects.toThrow(refused('FORBIDDEN'))
      }
    })

    test('does not find a seller who does not exist', async () => {
      for (const id of [newId(), buyer.userId, 'x', '']) {
        await expect(readModuleAccess(as(admin), id)).rejects.toThrow(refused('NOT_FOUND'))
      }
    })
  })

  test('both readbacks run in a transaction that may only read', async () => {
    await market.database.db.transaction(
      async (tx) => {
        const db = tx as unknown as Database
        await expect(readSubscription(as(starter, { db }), null)).resolves.toMatchObject({ ok: true })
        await expect(readModuleAccess(as(admin, { db }), null)).resolves.toMatchObject({ ok: true })
      },
      { accessMode: 'read only' },
    )
  })

  test('two readings share their validator, and another seller has another', async () => {
    const etagOf = async (seller: Actor, now: Date) =>
      readbackResponse(await readSubscription(as(seller, { now }), null)).etag
    const later = new Date(NOW.getTime() + 7000)
    const first = await etagOf(starter, NOW)
    expect(first).toMatch(/^"[\w-]{22}"$/)
    expect(await etagOf(starter, later)).toBe(first)
    expect(await etagOf(growth, NOW)).not.toBe(first)
  })

  test('an entry reaches a seller by id or confirmed e-mail, and the operator learns when it reaches no one', async () => {
    const reach = async (key: string) => (await reachOfKey(as(admin), key)).kind
    expect(await reach(starter.email)).toBe('seller')
    expect(await reach(unverified.userId)).toBe('seller')
    expect(await reach(unverified.email)).toBe('email_not_verified')
    expect(await reach(buyer.email)).toBe('not_a_seller')
    expect(await reach('noone@mill.example')).toBe('no_account')
  })
})

/** The code with which the gate refuses; "" when it is open. */
function blockAtGate(knock: () => void): string {
  try {
    knock()
    return ''
  } catch (error) {
    if (isDomainError(error)) return error.extras.blockCode ?? 'no blockCode'
    throw error
  }
}
