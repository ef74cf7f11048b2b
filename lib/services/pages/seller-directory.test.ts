import { parse } from 'csv-parse/sync'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Actor } from '@/lib/domain/actor'
import { readAccessFilter } from '@/lib/domain/entitlement/access-filter'
import { MODULE_KEYS, MODULE_NAMES } from '@/lib/domain/modules/keys'
import { sheetText, testMarket } from '@/lib/testing/market'
import { setSuspension } from '../accounts/suspension'
import { requestPlan } from '../entitlement/plan-requests'
import { readSellerAccess } from '../entitlement/seller-access'
import { exportSellerDirectory, readSellerDirectory } from './seller-directory'

const market = testMarket({ now: new Date('2026-06-15T10:00:00.000Z') })
const as = market.ctxFor

const filterOf = (query: string) => readAccessFilter(Object.fromEntries(new URLSearchParams(query)))
const read = (actor: Actor, address = '', cursor = '') => readSellerDirectory(as(actor), filterOf(address), cursor)

async function csv(actor: Actor, query: string, layout: 'sellers' | 'cells' = 'sellers'): Promise<string[][]> {
  const sheet = await exportSellerDirectory(as(actor), { filter: filterOf(query), layout })
  return parse(await sheetText(sheet), { bom: true })
}

let admin: Actor
let asks: Actor
let suspended: Actor

beforeAll(async () => {
  const city = 'Erode'
  admin = await market.newAdmin({ name: 'Meera' })
  asks = await market.newSeller({ name: 'Anand', city, plan: 'module_starter' })
  suspended = await market.newSeller({
    name: 'Chola',
    companyName: '=HYPERLINK("http://evil.example")',
    city,
    plan: { planKey: 'market_growth', paymentStatus: 'LAPSED' },
  })
  await market.newSeller({ name: 'Bharat', roles: ['seller', 'buyer'], plan: null })
  await market.newBuyer({ name: 'Durga' })
  await requestPlan(as(asks), { planKey: 'all_textile' })
  await setSuspension(as(admin), { userId: suspended.userId, body: { isSuspended: true, reason: 'Test' } })
})

describe('the list of all sellers', () => {
  test('has every seller with the decisions of their own readback, and what an admin may have to do', async () => {
    const { shown, total, openByModule, source } = await read(admin)
    expect(shown.map(({ sellerEmail }) => sellerEmail)).toEqual([
      'chola@mill.example',
      'anand@mill.example',
      'bharat@mill.example',
    ])
    expect(total).toBe(3)
    for (const seller of shown) {
      const record = await readSellerAccess(as(admin), seller.sellerId)
      expect(seller.entitlements).toEqual(record.moduleEntitlements)
      expect(seller).toMatchObject({ selectedPlanKey: record.selectedPlanKey, paymentStatus: record.paymentStatus })
    }
    expect(shown[0]).toMatchObject({ isSuspended: true, requestedPlanKey: '', place: 'Erode' })
    expect(shown[1]).toMatchObject({ isSuspended: false, requestedPlanKey: 'all_textile' })
    expect(openByModule.find(({ moduleKey }) => moduleKey === 'yarn')?.count).toBe(1)
    expect(source).toMatchObject({ runtimeFallbackMatchesWriteGate: true, noSecretValueEcho: true })
  })

  test('is narrowed by its filter, and is for admins only', async () => {
    expect(await read(admin, 'request=open')).toMatchObject({ found: 1, total: 3 })
    expect(await read(admin, 'state=inactive&suspended=yes')).toMatchObject({ found: 1 })
    await expect(read(asks)).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await expect(csv(asks, '')).rejects.toMatchObject({ code: 'FORBIDDEN' })
  })
})

describe('its CSV', () => {
  test('is named for the day in India', async () => {
    const ctx = { ...as(admin), now: new Date('2026-06-15T20:00:00.000Z') }
    const sheet = await exportSellerDirectory(ctx, { filter: filterOf(''), layout: 'sellers' })
    expect(sheet.name).toBe('module-access-2026-06-16')
  })

  test('has a line for each seller and a column for each module; no name is a live formula', async () => {
    const [head = [], ...lines] = await csv(admin, '')
    expect(head.slice(-22)).toEqual(MODULE_KEYS.map((moduleKey) => MODULE_NAMES[moduleKey]))
    expect(lines).toHaveLength(3)
    expect(lines[0]?.[0]).toBe(`'=HYPERLINK("http://evil.example")`)
    const anand = Object.fromEntries(head.map((name, at) => [name, lines[1]?.[at]]))
    expect(anand).toMatchObject({
      'E-mail': 'anand@mill.example',
      Place: 'Erode',
      Plan: 'Module Starter',
      'Asks for': 'All Textile Modules',
      'Open modules': '3',
      Yarn: 'Open',
      'Finished fabric': 'Not in the plan',
    })
  })

  test('has on demand a line for each cell with its reason, and the same filters', async () => {
    const [head = [], ...lines] = await csv(admin, 'request=open&plan=&q=', 'cells')
    expect(lines).toHaveLength(22)
    expect(head.slice(-4)).toEqual(['Module', 'State', 'Block code', 'Why'])
    expect(lines.map((line) => line.at(-2)).filter((code) => code === 'MODULE_NOT_IN_PLAN')).toHaveLength(19)
  })
})
