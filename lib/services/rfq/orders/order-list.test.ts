import { expect, test } from 'vitest'
import { testMarket } from '@/lib/testing/market'
import { testTrade } from '@/lib/testing/trade'
import { readAuditLog } from '../../audit/audit-reading'
import { readOrders } from './orders'

const NO_FILTER = { actor: '', kind: '', subject: '', from: '', to: '' }

const market = testMarket({ now: new Date('2026-11-21T06:00:00.000Z') })
const { accept, ask, at, quote } = testTrade(market, new Date('2026-11-21T06:00:00.000Z'))

test('an admin lists the orders of all and opens them from the audit log, and no one else does', async () => {
  const [buyer, seller, admin] = [await market.newBuyer(), await market.newSeller(), await market.newAdmin()]
  const { rfq } = await ask(buyer, [seller])
  const { orderId } = (await accept(buyer, await quote(seller, rfq.rfqId))).order
  const all = await readOrders(at(admin), { as: 'admin', limit: 24 })
  expect(all.orders.map((order) => order.orderId)).toEqual([orderId])
  expect(all.page.total).toBe(1)
  expect((await readOrders(at(admin), { limit: 24 })).orders).toEqual([])
  const log = await readAuditLog(at(admin), { ...NO_FILTER, kind: 'order' }, { cursor: null })
  expect(log.entries.map(({ objectPath }) => objectPath)).toEqual([`/orders/${orderId}`])
  await expect(readOrders(at(seller), { as: 'admin', limit: 24 })).rejects.toMatchObject({ code: 'FORBIDDEN' })
})
