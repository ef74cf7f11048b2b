import { v7 as uuidv7 } from 'uuid'
import { expect, it, vi } from 'vitest'
import { testDatabase } from '@/db/testing/database'
import { localRequest } from '@/lib/contract/request-context'
import type { Actor, Role } from '@/lib/domain/actor'
import { readAccessFilter } from '@/lib/domain/entitlement/access-filter'
import { createAccount } from '../accounts/accounts'
import { exportSellerDirectory, readSellerDirectory } from '../pages/seller-directory'
import type { ServiceContext } from '../shared/context'
import { ownPlanRequests, requestPlan } from './plan-requests'
import { adminModuleAccess, readSellerPlan, subscriptionStatus } from './seller-access'

const database = testDatabase()
const CANARY = 'canary-7f3a'

const base = { now: new Date('2026-06-15T10:00:00.000Z'), newId: uuidv7, requestId: 'test' }

async function person(name: string, roles: Role[]): Promise<Actor> {
  const email = `${name}@mill.example`
  const account = { email, password: 'seven blue looms', name, companyName: `${name} Mills`, country: 'IN' }
  const ids = await createAccount({ ...base, db: database.db }, { ...account, roles, emailVerified: true })
  return { ...ids, email, name, roles, emailVerified: true, via: { kind: 'token', tokenId: uuidv7() } }
}

it('no value planted in SELLER_ENTITLEMENTS_JSON is echoed by a readback, a page, a CSV or the log', async () => {
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
  const as = (actor: Actor): ServiceContext<Actor> => ({ ...base, actor, db: database.db })
  const get = (actor: Actor, query = '') =>
    localRequest({ actor, requestId: 'test', method: 'GET', path: '/', query: new URLSearchParams(query) })

  const status = await subscriptionStatus(as(seller), get(seller))
  const all = await adminModuleAccess(as(admin), get(admin))
  await requestPlan(
    as(seller),
    localRequest({ actor: seller, requestId: 'test', method: 'POST', path: '/p', body: { planKey: 'all_textile' } }),
  )
  const csv = await exportSellerDirectory(as(admin), get(admin, 'layout=cells'))
  if (!csv.content || typeof csv.content.body === 'function') throw new Error('an export without bytes')
  const shown = [
    status.text,
    all.text,
    await new Response(csv.content.body).text(),
    JSON.stringify(await readSellerPlan(as(seller), seller.userId)),
    JSON.stringify(await ownPlanRequests(as(seller))),
    JSON.stringify(await readSellerDirectory(as(admin), readAccessFilter(new URLSearchParams()), '')),
    logged.join(''),
  ]
  spy.mockRestore()
  // It was read: the readback says that a source is configured, and the status is one that nobody knows.
  expect(status.text).toContain('"configuredEntitlementEnvNames":["SELLER_ENTITLEMENTS_JSON"')
  expect(status.text).toContain('"paymentStatus":"UNKNOWN"')
  for (const text of shown) expect(text).not.toContain(CANARY)
  for (const text of shown.slice(0, 3)) expect(text).not.toContain('2031')
})
