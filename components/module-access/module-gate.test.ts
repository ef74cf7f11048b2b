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
      house: READBACK_FACTS,
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

test('an allowed module shows what is behind the gate and nothing else', () => {
  expect(shown(record(starter('ACTIVE')), 'yarn')).toBe('the form')
})

test('a module outside the plan shows why, the smallest plan with its price and the way to the plans, not the form', () => {
  const html = shown(record(starter('ACTIVE')), 'finish_fabric')
  expect(html).not.toContain('the form')
  expect(html).toContain(
    'Finished fabric is not in Module Starter; the smallest plan with it is Market Growth, ₹2,499 a month.',
  )
  expect(html).toContain('href="/plans"')
})

test('a plan that is not active, or none at all, closes the gate with its reason', () => {
  expect(shown(record(starter('PAST_DUE')), 'yarn')).toContain('the payment is overdue')
  expect(shown(record(NO_ACCESS), 'yarn')).toContain('No plan has been activated for your account')
})

test('a record without the module is closed', () => {
  const emptied = { ...record(starter('ACTIVE')), moduleEntitlements: [] }
  expect(shown(emptied, 'yarn')).not.toContain('the form')
})
