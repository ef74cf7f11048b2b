import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { READBACK_FACTS } from '@/lib/contract/readback/readback-facts'
import { type SellerAccessRecord, sellerAccessRecord } from '@/lib/contract/readback/seller-access-record'
import { decideEntitlement, type EntitlementAccess, NO_ACCESS } from '@/lib/domain/entitlement/entitlement'
import type { ModuleKey } from '@/lib/domain/modules/keys'
import { ModuleGate } from './module-gate'

const NOW = new Date('2026-06-15T10:00:00Z')

function record(access: EntitlementAccess): SellerAccessRecord {
  return sellerAccessRecord(
    { sellerId: 's', email: 'ravi@mill.example', companyId: 'c', companyName: 'Ravi' },
    access,
    {
      source: { acceptedEnvNames: [], configuredEnvNames: [], isSourceReady: true, isInForce: true },
      opensGate: (given, moduleKey) => decideEntitlement(given, moduleKey, NOW).allowed,
      now: NOW,
      service: READBACK_FACTS,
    },
  )
}

const starter = (paymentStatus: string): EntitlementAccess => ({
  ...NO_ACCESS,
  entry: { planKey: 'module_starter', paymentStatus },
})

function shown(access: SellerAccessRecord, moduleKey: ModuleKey): string {
  return renderToStaticMarkup(ModuleGate({ access, moduleKey, children: 'the form' }))
}

test('an allowed module shows its content and nothing else', () => {
  expect(shown(record(starter('ACTIVE')), 'yarn')).toBe('the form')
})

test('a module outside the plan shows the reason, the smallest plan with its price and a link to the plans', () => {
  const html = shown(record(starter('ACTIVE')), 'finish_fabric')
  expect(html).not.toContain('the form')
  expect(html).toContain(
    'Finished fabric is not in Module Starter; the smallest plan with it is Market Growth, ₹2,499 a month.',
  )
  expect(html).toContain('href="/plans"')
})

test('an inactive or missing plan closes the module with its reason', () => {
  expect(shown(record(starter('PAST_DUE')), 'yarn')).toContain('the payment is overdue')
  expect(shown(record(NO_ACCESS), 'yarn')).toContain('No plan has been activated for your account')
})

test('a module that the record does not have is closed', () => {
  const emptied = { ...record(starter('ACTIVE')), moduleEntitlements: [] }
  expect(shown(emptied, 'yarn')).not.toContain('the form')
})

test('an admin who acts for a seller reads about the seller, with a link to their account', () => {
  const access = record(starter('ACTIVE'))
  const forSeller = { sellerId: 's', companyName: 'Ravi Mills' }
  const html = renderToStaticMarkup(ModuleGate({ access, moduleKey: 'finish_fabric', forSeller, children: 'the form' }))
  expect(html).toContain('Ravi Mills cannot list in')
  expect(html).toContain('href="/module-access/s"')
  expect(html).not.toMatch(/You|\/plans/)
})
