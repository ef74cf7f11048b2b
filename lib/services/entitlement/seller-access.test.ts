import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '@/db/client'
import { testDatabase } from '@/db/testing/database'
import { EMPTY_ENTITLEMENTS, writeEntitlements } from '@/lib/config/entitlement-source'
import { localRequest, type RequestContext } from '@/lib/contract/request-context'
import type { Actor, Role } from '@/lib/domain/actor'
import { PLAN_KEYS } from '@/lib/domain/entitlement/plans'
import { isDomainError } from '@/lib/domain/errors'
import { MODULE_KEYS } from '@/lib/domain/modules/keys'
import { createAccount } from '../accounts/accounts'
import type { ServiceContext } from '../shared/context'
import {
  adminModuleAccess,
  reachOfKey,
  readModuleAccess,
  readSellerAccess,
  requireEntitlement,
  sellerAccess,
  sellerForWrite,
  subscriptionStatus,
} from './seller-access'

const database = testDatabase()
const NOW = new Date('2026-06-15T10:00:00.000Z')
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'seller-access-'))

async function newActor(name: string, roles: Role[], emailVerified = true): Promise<Actor> {
  const email = `${name}@mill.example`
  const ctx = { db: database.db, now: NOW, newId: uuidv7 }
  const { userId, companyId } = await createAccount(ctx, {
    email,
    password: 'blue loom 42',
    name,
    companyName: `${name} Mills`,
    country: 'IN',
    roles,
    emailVerified,
  })
  return { userId, companyId, email, name, roles, emailVerified, via: { kind: 'token', tokenId: uuidv7() } }
}

function as(actor: Actor, odd: Partial<ServiceContext> = {}): ServiceContext<Actor> {
  return { db: database.db, now: NOW, newId: uuidv7, requestId: 'test', ...odd, actor }
}

function get(actor: Actor, query = ''): RequestContext<Actor> {
  return localRequest({ actor, requestId: 'test', method: 'GET', path: '/', query: new URLSearchParams(query) })
}

const refused = (code: string) => expect.objectContaining({ code })

/** What of an envelope these tests look into. */
interface Envelope {
  ok: boolean
  sellers: { sellerId: string; paymentStatus: string; generatedAt: string; allowedModuleKeys: string[] }[]
  sellerAccess: unknown
  selectedSellerAccess: { sellerId: string; blockedModuleKeys: string[] }
  requestReadback: { queryKeys: string[] }
}

async function envelopeOf(answer: Promise<{ text?: string }>): Promise<Envelope> {
  return JSON.parse((await answer).text ?? '')
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
  it("the admin's readback selects a record without a name, with 22 blocked modules", async () => {
    process.env.SELLER_ENTITLEMENTS_FILE = path.join(folder, 'entitlements.json')
    process.env.SELLER_ENTITLEMENTS_JSON = ''
    const entry = (planKey: string, paymentStatus = 'ACTIVE', validUntil?: string) => ({
      planKey,
      paymentStatus,
      ...(validUntil ? { validUntil } : {}),
    })
    writeEntitlements(process.env.SELLER_ENTITLEMENTS_FILE, {
      ...EMPTY_ENTITLEMENTS,
      sellers: {
        'Starter@mill.example': entry('module_starter'),
        'growth@mill.example': entry('market_growth', 'ACTIVE', '2026-06-15'),
        'all@mill.example': entry('all_textile'),
        'lapsed@mill.example': entry('module_starter', 'LAPSED'),
        'over@mill.example': entry('module_starter', 'ACTIVE', '2026-06-14'),
        'unverified@mill.example': entry('all_textile'),
        'buyer@mill.example': entry('all_textile'),
      },
    })
    admin = await newActor('admin', ['admin'])
    const envelope = await envelopeOf(adminModuleAccess(as(admin), get(admin)))
    expect(envelope.sellers).toEqual([])
    expect(envelope.selectedSellerAccess).toMatchObject({ sellerId: '', blockedModuleKeys: MODULE_KEYS })
  })
})

describe('with sellers', () => {
  beforeAll(async () => {
    starter = await newActor('starter', ['seller'])
    growth = await newActor('growth', ['seller', 'buyer'])
    all = await newActor('all', ['seller'])
    lapsed = await newActor('lapsed', ['seller'])
    over = await newActor('over', ['seller'])
    none = await newActor('none', ['seller'])
    unverified = await newActor('unverified', ['seller'], false)
    buyer = await newActor('buyer', ['buyer'])
  })

  describe('the gate of the writes', () => {
    it('decides in every module for every seller as the readback says, with its block code', async () => {
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

    it('opens 3, 8 and 22 modules for the plans, and none for a lapsed, ended, missing or unverified one', async () => {
      const counts: Record<string, number> = {}
      for (const seller of [starter, growth, all, lapsed, over, none, unverified]) {
        counts[seller.name] = (await readSellerAccess(as(seller), seller.userId)).allowedModuleKeys.length
      }
      expect(counts).toEqual({ starter: 3, growth: 8, all: 22, lapsed: 0, over: 0, none: 0, unverified: 0 })
      expect(PLAN_KEYS).toHaveLength(3)
    })

    it('ends with the validity', async () => {
      const after = { now: new Date('2026-06-15T18:30:00.000Z') }
      const { access } = await sellerForWrite(as(growth), null)
      expect(() => requireEntitlement(as(growth), { access }, 'yarn')).not.toThrow()
      expect(() => requireEntitlement(as(growth, after), { access }, 'yarn')).toThrow(refused('SUBSCRIPTION_INACTIVE'))
    })
  })

  describe('the seller of a write', () => {
    it('is the actor, with his company', async () => {
      const { facts } = await sellerForWrite(as(starter), null)
      expect(facts).toEqual({
        sellerId: starter.userId,
        companyId: starter.companyId,
        companyName: 'starter Mills',
        country: 'IN',
        city: '',
        state: '',
        isMicroOrSmall: false,
      })
    })

    it("is for an admin the one that he names, and the entitlement is that seller's", async () => {
      const { facts, access } = await sellerForWrite(as(admin), starter.userId)
      expect(facts.sellerId).toBe(starter.userId)
      expect(access.entry?.planKey).toBe('module_starter')
    })

    it('is nobody else for anyone but an admin', async () => {
      await expect(sellerForWrite(as(starter), all.userId)).rejects.toThrow(refused('FORBIDDEN'))
      await expect(sellerForWrite(as(starter), uuidv7())).rejects.toThrow(refused('FORBIDDEN'))
    })

    it('without the seller role is refused without a block code, whatever the configuration says', async () => {
      for (const actor of [buyer, admin]) {
        await expect(sellerForWrite(as(actor), null)).rejects.toThrow(refused('FORBIDDEN'))
        await expect(sellerForWrite(as(actor), null)).rejects.not.toHaveProperty('extras.blockCode')
      }
      await expect(sellerForWrite(as(admin), buyer.userId)).rejects.toThrow(refused('FORBIDDEN'))
    })

    it('that is not there is not found, also when the id is none', async () => {
      for (const id of [uuidv7(), 'x', '']) {
        await expect(sellerAccess(as(admin), id)).rejects.toThrow(refused('NOT_FOUND'))
      }
    })
  })

  describe('the status', () => {
    it("is the caller's own", async () => {
      const envelope = await envelopeOf(subscriptionStatus(as(starter), get(starter)))
      expect(envelope.sellers.map(({ sellerId }) => sellerId)).toEqual([starter.userId])
      expect(envelope.selectedSellerAccess.sellerId).toBe(starter.userId)
      expect(envelope.sellerAccess).toEqual(envelope.sellers)
      expect(envelope.requestReadback.queryKeys).toEqual([])
    })

    it('is for an admin that of the seller named', async () => {
      const query = `sellerId=${growth.userId.toUpperCase()}`
      const envelope = await envelopeOf(subscriptionStatus(as(admin), get(admin, query)))
      expect(envelope.selectedSellerAccess.sellerId).toBe(growth.userId)
    })

    it('of another is not found for a seller, whether that one is there or not', async () => {
      const answerTo = (id: string) => subscriptionStatus(as(starter), get(starter, `sellerId=${id}`))
      await expect(answerTo(all.userId)).rejects.toThrow(refused('NOT_FOUND'))
      await expect(answerTo(uuidv7())).rejects.toThrow(refused('NOT_FOUND'))
    })

    it('is refused without the seller role', async () => {
      await expect(subscriptionStatus(as(buyer), get(buyer))).rejects.toThrow(refused('FORBIDDEN'))
      await expect(subscriptionStatus(as(admin), get(admin))).rejects.toThrow(refused('FORBIDDEN'))
      await expect(subscriptionStatus(as(admin), get(admin, `sellerId=${buyer.userId}`))).rejects.toThrow(
        refused('FORBIDDEN'),
      )
    })

    it.each(['plan=all', 'sellerId=a&sellerId=b', 'sellerId=a&x=1'])('does not know %s', async (query) => {
      await expect(subscriptionStatus(as(starter), get(starter, query))).rejects.toThrow(refused('VALIDATION_FAILED'))
      await expect(adminModuleAccess(as(admin), get(admin, query))).rejects.toThrow(refused('VALIDATION_FAILED'))
    })
  })

  describe("the admin's readback", () => {
    it('shows every seller by id and selects the first, or the one named', async () => {
      const ids = [starter, growth, all, lapsed, over, none, unverified].map(({ userId }) => userId).sort()
      const envelope = await envelopeOf(adminModuleAccess(as(admin), get(admin)))
      expect(envelope.sellers.map(({ sellerId }) => sellerId)).toEqual(ids)
      expect(envelope.selectedSellerAccess.sellerId).toBe(ids[0])
      const named = await envelopeOf(adminModuleAccess(as(admin), get(admin, `sellerId=${none.userId}`)))
      expect(named.sellers).toHaveLength(ids.length)
      expect(named.selectedSellerAccess.sellerId).toBe(none.userId)
    })

    it('is for admins alone', async () => {
      for (const actor of [starter, buyer]) {
        await expect(adminModuleAccess(as(actor), get(actor))).rejects.toThrow(refused('FORBIDDEN'))
        await expect(readModuleAccess(as(actor), null)).rejects.toThrow(refused('FORBIDDEN'))
      }
    })

    it('does not find a seller who is not there', async () => {
      for (const id of [uuidv7(), buyer.userId, 'x', '']) {
        await expect(adminModuleAccess(as(admin), get(admin, `sellerId=${id}`))).rejects.toThrow(refused('NOT_FOUND'))
      }
    })
  })

  it('both readbacks run in a transaction that may only read', async () => {
    await database.db.transaction(
      async (tx) => {
        const db = tx as unknown as Database
        await expect(subscriptionStatus(as(starter, { db }), get(starter))).resolves.toHaveProperty('text')
        await expect(adminModuleAccess(as(admin, { db }), get(admin))).resolves.toHaveProperty('text')
      },
      { accessMode: 'read only' },
    )
  })

  it('two readings differ in generatedAt alone and share their validator; another seller has another', async () => {
    const later = { now: new Date('2026-06-15T10:00:07.000Z') }
    const [first, second] = [
      await subscriptionStatus(as(starter), get(starter)),
      await subscriptionStatus(as(starter, later), get(starter)),
    ]
    expect(first.text).not.toBe(second.text)
    expect(first.text?.replaceAll('10:00:00.000Z', '10:00:07.000Z')).toBe(second.text)
    expect(first.etag).toBe(second.etag)
    expect((await subscriptionStatus(as(growth), get(growth))).etag).not.toBe(first.etag)
  })

  it('an entry reaches a seller by id or verified e-mail, and the operator learns when it reaches nobody', async () => {
    const reach = async (key: string) => (await reachOfKey(as(admin), key)).kind
    expect(await reach(starter.email)).toBe('seller')
    expect(await reach(unverified.userId)).toBe('seller')
    expect(await reach(unverified.email)).toBe('email_not_verified')
    expect(await reach(buyer.email)).toBe('not_a_seller')
    expect(await reach('nobody@mill.example')).toBe('no_account')
  })
})

afterAll(() => fs.rmSync(folder, { recursive: true, force: true }))

/** The code with which the gate refuses; "" when it lets through. */
function blockAtGate(knock: () => void): string {
  try {
    knock()
    return ''
  } catch (error) {
    if (isDomainError(error)) return error.extras.blockCode ?? 'no blockCode'
    throw error
  }
}
