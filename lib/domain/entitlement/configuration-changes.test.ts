import { expect, test } from 'vitest'
import { planChanges, planChangeText } from './configuration-changes'
import type { SellerEntry } from './entitlement'

const starter = { planKey: 'module_starter', paymentStatus: 'ACTIVE' }
const growth = { planKey: 'market_growth', paymentStatus: 'ACTIVE' }
const until = (entry: SellerEntry, validUntil: string) => ({ ...entry, validUntil })

const configuration = (sellers: Record<string, SellerEntry>) => ({
  sellers,
  internalUat: { enabled: false, sellers: [], moduleKeys: [] },
})

test('only the entries that differ are changes', () => {
  const before = configuration({ a: starter, b: starter, c: growth })
  const after = configuration({ a: { ...starter }, b: growth, d: starter })
  expect(planChanges(before, after)).toEqual([
    { seller: 'b', from: starter, to: growth },
    { seller: 'c', from: growth, to: null },
    { seller: 'd', from: null, to: starter },
  ])
})

test.each<[SellerEntry | null, SellerEntry | null, string]>([
  [starter, until(growth, '2027-03-31'), 'plan Module Starter → Market Growth until 31 Mar 2027'],
  [null, growth, 'plan Market Growth'],
  [growth, null, 'plan Market Growth → none'],
  [until(growth, '2027-03-31'), until(growth, '2027-06-30'), 'plan Market Growth until 31 Mar 2027 → 30 Jun 2027'],
  [growth, until(growth, '2027-03-31T18:30:00Z'), 'plan Market Growth until no end → 1 Apr 2027'],
  [growth, { ...growth, paymentStatus: 'PAST_DUE' }, 'plan Market Growth, payment active → past due'],
])('a change from %j to %j is said in words', (from, to, words) => {
  expect(planChangeText('Noyyal Yarns', { seller: 'x', from, to })).toBe(`Noyyal Yarns: ${words}`)
})
