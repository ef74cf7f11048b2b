import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { processWide } from '@/lib/config/process-wide'
import type { Actor } from '@/lib/domain/actor'
import type { AuditFilter } from '@/lib/domain/audit/filter'
import { writeYarn } from '@/lib/testing/listings'
import { testMarket } from '@/lib/testing/market'
import { changeAccount } from '../accounts/accounts'
import { setSuspension } from '../accounts/suspension'
import { requestPlan } from '../entitlement/plan-requests'
import { putRatesInForce } from '../operation/exchange-rates'
import { linkAudit, verifyAudit } from './audit-chain'
import { readAuditLog } from './audit-reading'
import { noteEntitlements } from './plans-in-force'

const market = testMarket({ now: new Date('2026-03-02T06:00:00.000Z') })
const { database } = market
const NO_FILTER: AuditFilter = { actor: '', kind: '', subject: '', from: '', to: '' }

let admin: Actor
let seller: Actor

beforeAll(async () => {
  admin = await market.newAdmin()
  seller = await market.newSeller({ companyName: 'Noyyal Yarns', plan: 'module_starter' })
})

/** What the newest row of a kind changed. */
async function changesOf(kind: string, subject = '') {
  const { entries } = await readAuditLog(market.ctxFor(admin), { ...NO_FILTER, kind, subject }, { cursor: null })
  const [newest] = entries
  return newest && { changes: newest.changes, moreChanges: newest.moreChanges }
}

const write = async (body: Record<string, unknown>) => (await writeYarn(market.ctxFor(seller), body)).listing

describe('a row of the log says what changed', () => {
  test('of a price, with every edit of one moment by itself', async () => {
    const { listingId } = await write({ title: '30s', basePrice: 285, priceUom: 'kg' })
    await write({ listingId, basePrice: 290 })
    await write({ listingId, basePrice: 295 })
    const { entries } = await readAuditLog(market.ctxFor(admin), { ...NO_FILTER, subject: listingId }, { cursor: null })
    expect(entries.map(({ changes }) => changes)).toEqual([
      [expect.stringMatching(/^Base price 290 → 295/)],
      [expect.stringMatching(/^Base price 285 → 290/)],
      ['Created and published'],
    ])
  })

  test('of a listing whose records have ids in another order, as those of seeds do', async () => {
    const { listingId } = await write({ title: '20s', basePrice: 200, priceUom: 'kg' })
    for (const hour of [7, 8, 9, 10]) {
      const at = market.ctxFor(seller, new Date(`2026-03-02T${String(hour).padStart(2, '0')}:00:00.000Z`))
      await writeYarn({ ...at, newId: () => randomUUID() }, { listingId, basePrice: 200 + hour })
    }
    const { entries } = await readAuditLog(market.ctxFor(admin), { ...NO_FILTER, subject: listingId }, { cursor: null })
    const named = entries.filter(({ changes }) => changes.some((text) => text.startsWith('Base price')))
    expect(named).toHaveLength(4)
  })

  test('of at most three fields, and how many more', async () => {
    const { listingId } = await write({ title: '40s', basePrice: 285, priceUom: 'kg', moq: 100, moqUom: 'kg' })
    await write({ listingId, title: '40s combed', basePrice: 290, moq: 200, lot: 'A7', dispatchLeadTime: 5 })
    const newest = await changesOf('LISTING_EDITED', listingId)
    expect(newest?.changes).toHaveLength(3)
    expect(newest?.moreChanges).toBe(2)
  })

  test('not of a listing whose history is not the one that the row signed', async () => {
    const { listingId } = await write({ title: '50s', basePrice: 285, priceUom: 'kg' })
    await write({ listingId, basePrice: 290 })
    expect((await changesOf('LISTING_EDITED', listingId))?.changes).toHaveLength(1)
    const forged = `alter table events disable trigger user;
      update events set data = jsonb_set(data, '{fields,basePrice}', '999')
      where aggregate_id = '${listingId}' and sequence = 2; alter table events enable trigger user`
    await database.sql.unsafe(forged)
    expect(await changesOf('LISTING_EDITED', listingId)).toEqual({ changes: [], moreChanges: 0 })
  })

  test('of an account, a suspension and a request for a plan', async () => {
    await changeAccount(market.ctxFor(seller), { company: { city: 'Karur' } })
    expect((await changesOf('ACCOUNT_CHANGED'))?.changes).toEqual(['City changed'])
    await requestPlan(market.ctxFor(seller), { planKey: 'market_growth' })
    expect((await changesOf('PLAN_REQUESTED'))?.changes).toEqual(['Plan Module Starter → Market Growth'])
    const body = { isSuspended: true, reason: 'Orders were not paid' }
    await setSuspension(market.ctxFor(admin), { userId: seller.userId, body })
    expect((await changesOf('ACCOUNT_SUSPENDED'))?.changes).toEqual(['Reason: Orders were not paid'])
  })

  test('of the exchange rates', async () => {
    const rates = (inr: number) => ({
      INR: { inr: 1, asOf: '', source: '' },
      USD: { inr, asOf: '2026-03-01', source: 'bank' },
    })
    await putRatesInForce(market.ctxFor(null), rates(83.5))
    await putRatesInForce(market.ctxFor(null, new Date('2026-03-02T07:00:00.000Z')), rates(84.1))
    expect((await changesOf('EXCHANGE_RATES_IN_FORCE'))?.changes).toEqual(['USD 83.5 → 84.1 INR'])
  })

  test('of the plans, which a row of before names were kept does not', async () => {
    const other = await market.newSeller({ companyName: 'Kaveri Mills', plan: 'market_growth' })
    await noteEntitlements(market.ctxFor(null))
    expect(await changesOf('ENTITLEMENTS_IN_FORCE')).toEqual({ changes: [], moreChanges: 0 })
    market.setPlan(seller, { planKey: 'market_growth', paymentStatus: 'ACTIVE', validUntil: '2027-03-31' })
    market.setPlan(other, null)
    market.setPlan(other.email, 'all_textile')
    await noteEntitlements(market.ctxFor(null))
    expect((await changesOf('ENTITLEMENTS_IN_FORCE'))?.changes.toSorted()).toEqual([
      'Kaveri Mills: plan All Textile Modules',
      'Kaveri Mills: plan Market Growth → none',
      'Noyyal Yarns: plan Module Starter → Market Growth until 31 Mar 2027',
    ])
  })

  test('of plans that an earlier release recorded, from the first change after its update on', async () => {
    const rows = async () => (await database.sql`select 1 from audit_log where object_type = 'entitlements'`).length
    await database.sql`delete from plan_configurations`
    const before = await rows()
    // As a process that has just started.
    processWide('entitlements-recorded', () => ({ configuration: undefined as unknown })).configuration = undefined
    await noteEntitlements(market.ctxFor(null))
    expect(await rows()).toBe(before)
    market.setPlan('x@mill.example', 'module_starter')
    await noteEntitlements(market.ctxFor(null))
    expect(await changesOf('ENTITLEMENTS_IN_FORCE')).toEqual({
      changes: ['x@mill.example: plan Module Starter'],
      moreChanges: 0,
    })
  })

  test('while the log itself keeps no price and its chain holds', async () => {
    await linkAudit({ db: database.db, now: new Date(), isFirst: true })
    expect(await verifyAudit(database.db)).toMatchObject({ broken: null })
    const everything = JSON.stringify(await database.sql`select * from audit_log`)
    for (const kept of ['Base price', 'Noyyal', 'x@mill.example', 'Orders were']) expect(everything).not.toContain(kept)
  })
})
