import { expect, test, vi } from 'vitest'
import { testDatabase } from '@/db/testing/database'
import { newId } from '@/lib/config/new-id'
import { readbackText } from '@/lib/contract/readback/readback-text'
import type { Actor, Role } from '@/lib/domain/actor'
import { readAccessFilter } from '@/lib/domain/entitlement/access-filter'
import { sheetText } from '@/lib/testing/market'
import { createAccount } from '../accounts/accounts'
import { exportSellerDirectory, readSellerDirectory } from '../pages/seller-directory'
import type { ServiceContext } from '../shared/context'
import { ownPlanRequests, requestPlan } from './plan-requests'
import { readModuleAccess, readSellerPlan, readSubscription } from './seller-access'

// Not a market: that reads its plans from a file.
const database = testDatabase()
const CANARY = 'canary-7f3a'

const base = { now: new Date('2026-06-15T10:00:00.000Z'), newId, requestId: 'test' }
const as = (actor: Actor): ServiceContext<Actor> => ({ ...base, actor, db: database.db })

async function person(name: string, roles: Role[]): Promise<Actor> {
  const email = `${name}@mill.example`
  const account = { email, password: 'seven blue looms', name, companyName: `${name} Mills`, country: 'IN' }
  const ids = await createAccount({ ...base, db: database.db }, { ...account, roles, emailVerified: true })
  return {
    ...ids,
    email,
    name,
    roles,
    emailVerified: true,
    via: { kind: 'token', tokenId: newId(), scopes: ['read', 'write'] },
  }
}

test('no value planted in SELLER_ENTITLEMENTS_JSON is echoed by a readback, a page, a CSV or the log', async () => {
  const planted = {
    version: 1,
    sellers: {
      'seller@mill.example': { planKey: CANARY, paymentStatus: CANARY, validUntil: '2031-07-09' },
      [`${CANARY}@mill.example`]: { planKey: 'module_starter', paymentStatus: 'ACTIVE' },
    },
    internalUat: { enabled: true, sellers: [`${CANARY}@tester.example`], moduleKeys: [CANARY] },
  }
  vi.stubEnv('SELLER_ENTITLEMENTS_JSON', JSON.stringify(planted))
  const logged: string[] = []
  const spy = vi.spyOn(process.stderr, 'write').mockImplementation((chunk) => logged.push(String(chunk)) > 0)
  const [seller, admin] = [await person('seller', ['seller']), await person('admin', ['admin'])]
  const filter = readAccessFilter({})

  const status = readbackText(await readSubscription(as(seller), null)).text
  const all = readbackText(await readModuleAccess(as(admin), null)).text
  await requestPlan(as(seller), { planKey: 'all_textile' })
  const shown = [
    status,
    all,
    await sheetText(await exportSellerDirectory(as(admin), { filter, layout: 'cells' })),
    JSON.stringify(await readSellerPlan(as(seller), seller.userId)),
    JSON.stringify(await ownPlanRequests(as(seller))),
    JSON.stringify(await readSellerDirectory(as(admin), filter, '')),
    logged.join(''),
  ]
  spy.mockRestore()
  // The source was read: the readback says that it is configured and that the status is unknown.
  expect(status).toContain('"configuredEntitlementEnvNames":["SELLER_ENTITLEMENTS_JSON"')
  expect(status).toContain('"paymentStatus":"UNKNOWN"')
  for (const text of shown) expect(text).not.toContain(CANARY)
  for (const text of shown.slice(0, 3)) expect(text).not.toMatch(/\b2031\b/)
})
