import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { dashboardStages } from '@/lib/contract/readback/dashboard'
import type { Role } from '@/lib/domain/actor'
import { DashboardView } from './dashboard-view'

function linksOf(role: Role, roles: readonly Role[]): Map<string, string> {
  const none = { counts: {}, recent: [] }
  const stages = dashboardStages({
    buyer_browse: none,
    seller_paid_listing_gate: none,
    rfq_or_order_intent: none,
    seller_quotation_lifecycle: none,
    negotiation: none,
    commercial_approval: none,
    order_readback: none,
    provider_checkout_pending: none,
    delivery_readback: none,
    wallet_payout_receipt_readback: none,
  })
  const html = renderToStaticMarkup(
    <DashboardView
      role={role}
      roles={roles}
      tasks={[]}
      stages={stages}
      planToChoose={null}
      emailToConfirm={null}
      now={new Date('2026-11-21T06:00:00Z')}
    />,
  )
  const [, list = ''] = /<ol[^>]*>(.*?)<\/ol>/s.exec(html) ?? []
  return new Map(
    [...list.matchAll(/<a [^>]*href="([^"]*)"[^>]*>([^<]*)</g)].map(([, href = '', title = '']) => [
      title,
      href.replaceAll('&amp;', '&'),
    ]),
  )
}

test('each stage of an overview leads to the records that its figure counts', () => {
  const admin = linksOf('admin', ['admin'])
  expect(admin.get('Quotations')).toBe('/quotations')
  expect(admin.get('Negotiation')).toBe('/quotations?status=COUNTERED')
  expect(admin.get('Acceptance')).toBe('/quotations?status=ACCEPTED')
  expect(admin.get('Listings')).toBe('/listings')
})

test('a stage of an account with several roles leads to the records of the role that is shown', () => {
  const seller = linksOf('seller', ['buyer', 'seller'])
  expect(seller.get('Requests')).toBe('/rfq?as=seller')
  expect(seller.get('Negotiation')).toBe('/quotations?status=COUNTERED&as=seller')
  expect(seller.get('Orders')).toBe('/orders?as=seller')
  expect(seller.get('Listings')).toBe('/sell/listings')
})
