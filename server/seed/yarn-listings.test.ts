import { describe, expect, test } from 'vitest'
import { findPlan, planHas } from '@/lib/domain/entitlement/plans'
import { judgeListing } from '@/lib/domain/listing/judging/judge'
import { NEW_ARRIVAL_REPEAT_LIMIT } from '@/lib/domain/listing/judging/new-arrival'
import { moduleDefinition } from '@/lib/domain/modules'
import { CONDITIONS, TRADE_MODES } from '@/lib/domain/vocabulary/listing-terms'
import { demoAccounts } from './accounts'
import type { SeedListing } from './seed-listing'
import { yarnListings } from './yarn-listings'

const definition = moduleDefinition('yarn')
const nameOf = ({ body }: SeedListing) => String(body.title ?? body.productName)
const isDraft = ({ body }: SeedListing) => body.status === 'DRAFT'
const active = yarnListings.filter((listing) => !isDraft(listing))
const drafts = yarnListings.filter(isDraft)

function judged({ seller, body }: SeedListing) {
  if (!definition) throw new Error('the yarn module has no definition')
  const isMicroOrSmall = demoAccounts.find(({ email }) => email === seller)?.isMicroOrSmall ?? false
  return judgeListing({ definition, body, stored: {}, storedStatus: 'ACTIVE', isMicroOrSmall })
}

/** What a seller may well be told about a sound listing; anything else would be a mistake in the data. */
const EXPECTED_WARNINGS: readonly string[] = [
  'CLAIM_CERTIFICATE',
  'TRADEMARK',
  'EXPORT_CURRENCY',
  'MULTIPLE_COUNTS',
  'CLAIM_TEST_REPORT',
  'IMAGE_MISSING',
]

describe('the demo listings', () => {
  test.each(active.map((listing) => [nameOf(listing), listing] as const))(
    '%s: can be published as it stands',
    (_, listing) => {
      const { blocking, warnings, status } = judged(listing)
      expect(blocking).toEqual([])
      expect(status).toBe('ACTIVE')
      expect(warnings.filter(({ code }) => !EXPECTED_WARNINGS.includes(code))).toEqual([])
    },
  )

  test('each draft shows the problem that it is there for', () => {
    const found = drafts.map((draft) => {
      const { status, blocking, errors } = judged(draft)
      expect({ status, blocking }).toEqual({ status: 'DRAFT', blocking: [] })
      return [nameOf(draft), errors.map(({ code, field }) => `${code} ${field}`)]
    })
    expect(Object.fromEntries(found)).toEqual({
      '50s Combed Compact Cotton Weaving Yarn, Cone': ['SLAB_GAP quantitySlabs[1].minQty'],
      '24s Cotton-Viscose Neppy Hosiery Yarn, Blue': ['BLEND_SUM blendPercentages'],
      'Nylon Filament Yarn for Lace, Raw White': ['AMBIGUOUS count'],
      'Bruma 2/30, autunno': [],
      'Nm 1/24 Acrylic Weaving Yarn for Shawls, Dyed Maroon': [],
    })
  })

  test('no two are alike', () => {
    const distinct = (values: unknown[]) => new Set(values).size
    const skus = yarnListings.map(({ body }) => body.sellerSku).filter((sku) => sku !== undefined)
    expect(distinct(yarnListings.map(nameOf))).toBe(yarnListings.length)
    expect(distinct(yarnListings.map(({ ageHours }) => ageHours))).toBe(yarnListings.length)
    expect(distinct(skus)).toBe(skus.length)
  })

  test('every condition, every trade mode and most families are there to be found', () => {
    const values = active.map((listing) => judged(listing).values)
    const seen = (name: string) => new Set(values.map((fields) => fields[name]))
    expect(seen('condition')).toEqual(new Set(CONDITIONS))
    expect(seen('tradeMode')).toEqual(new Set(TRADE_MODES))
    expect(seen('yarnFamily').size).toBeGreaterThanOrEqual(17)
    expect(seen('dyeingStatus').size).toBeGreaterThanOrEqual(11)
  })

  test('their sellers could have written them: a seller account with an active plan that has yarn', () => {
    const writers = new Set(yarnListings.map(({ seller }) => seller))
    for (const { email, roles, plan } of demoAccounts.filter((account) => writers.has(account.email))) {
      const held = findPlan(plan?.planKey ?? '')
      expect({ email, isSeller: roles.includes('seller'), payment: plan?.paymentStatus }).toEqual({
        email,
        isSeller: true,
        payment: 'ACTIVE',
      })
      expect(held !== null && planHas(held, 'yarn')).toBe(true)
    }
  })

  test('new arrivals leave the quota of the documented demo sellers untouched', () => {
    const arrivals = yarnListings.filter(({ body }) => body.newArrival === true).map(({ seller }) => seller)
    expect(arrivals.length).toBeGreaterThan(1)
    expect(arrivals.length).toBeLessThanOrEqual(NEW_ARRIVAL_REPEAT_LIMIT)
    for (const email of ['starter@demo.test', 'growth@demo.test', 'all@demo.test'])
      expect(arrivals).not.toContain(email)
  })
})

describe('the demo accounts', () => {
  test('the eight documented ones have their roles and plans', () => {
    const documented = demoAccounts.slice(0, 8).map(({ email, roles, plan }) => [email, roles, plan?.planKey ?? ''])
    expect(documented).toEqual([
      ['admin@demo.test', ['admin'], ''],
      ['buyer@demo.test', ['buyer'], ''],
      ['buyer2@demo.test', ['buyer'], ''],
      ['starter@demo.test', ['seller'], 'module_starter'],
      ['growth@demo.test', ['seller'], 'market_growth'],
      ['all@demo.test', ['seller'], 'all_textile'],
      ['lapsed@demo.test', ['seller'], 'module_starter'],
      ['none@demo.test', ['seller'], ''],
    ])
    expect(demoAccounts.find(({ email }) => email === 'lapsed@demo.test')?.plan?.paymentStatus).not.toBe('ACTIVE')
  })

  test('the one whose plan lapsed and the one without a plan own no listing', () => {
    const owners: readonly string[] = yarnListings.map(({ seller }) => seller)
    expect(owners).not.toContain('lapsed@demo.test')
    expect(owners).not.toContain('none@demo.test')
  })
})
