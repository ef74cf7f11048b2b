import { expect, test } from 'vitest'
import type { Comparison } from '../comparison/record'
import { supplyOf } from './supply'

interface Offer {
  seller: string
  total: number | null
  isPart?: true
  isExpired?: true
  days?: number
}

/** A comparison in which the offers are ranked by their total. */
function compared(...offers: Offer[]): Comparison {
  const order = offers
    .filter(({ total, isPart, isExpired }) => total !== null && !isPart && !isExpired)
    .sort((a, b) => (a.total ?? 0) - (b.total ?? 0))
    .map(({ seller }) => seller)
  const places = Object.fromEntries(order.map((quoteId, index) => [quoteId, index + 1]))
  return {
    basis: { quantity: 1, uom: 'kg', currency: 'INR', targetPrice: null, creditRate: 18, fx: [] },
    columns: offers.map(({ seller, isExpired = false }) => ({
      quoteId: seller,
      version: 1,
      sellerId: seller,
      companyName: seller.toUpperCase(),
      status: 'SUBMITTED',
      lineType: 'OFFER',
      validUntil: '',
      expired: isExpired,
    })),
    rows: [],
    totals: offers.map(({ seller, total, isPart, days = 7 }) => ({
      quoteId: seller,
      unitPriceNormalized: total,
      slabUsed: null,
      total,
      cashEquivalent: null,
      credit: [],
      landed: { known: null, missing: [], amount: null },
      offered: null,
      leadTimeDays: days,
      coversQuantity: !isPart,
      complete: true,
    })),
    ranking: [{ metric: 'unitPrice', explanation: '', order, places, excluded: [] }],
    warnings: [],
  }
}

const linesOf = (...comparisons: (Comparison | null)[]) =>
  comparisons.map((comparison, index) => ({ rfqId: String(index), comparison }))

test('names the sellers of every line, the lowest total first, and those of some', () => {
  const supply = supplyOf(
    linesOf(
      compared({ seller: 'a', total: 100.1 }, { seller: 'b', total: 90, days: 20 }, { seller: 'c', total: 50 }),
      compared({ seller: 'a', total: 200.2 }, { seller: 'b', total: 240 }),
    ),
    'INR',
  )
  expect(supply.ofAll.map(({ sellerId, total, leadTimeDays }) => [sellerId, total, leadTimeDays])).toEqual([
    ['a', 300.3, 7],
    ['b', 330, 20],
  ])
  expect(supply.ofSome.map(({ sellerId, lines }) => [sellerId, lines])).toEqual([['c', 1]])
  expect(supply.split).toEqual({ total: 250.2, sellers: 2 })
})

test('counts no offer of a part, without a total or past its date', () => {
  const first = compared({ seller: 'a', total: 100 }, { seller: 'b', total: 90 }, { seller: 'c', total: 80 })
  const second = compared(
    { seller: 'a', total: 100, isPart: true },
    { seller: 'b', total: null },
    { seller: 'c', total: 70, isExpired: true },
  )
  const supply = supplyOf(linesOf(first, second), 'INR')
  expect(supply.ofAll).toEqual([])
  expect(supply.ofSome.map(({ sellerId }) => sellerId)).toEqual(['c', 'b', 'a'])
  expect(supply.split).toBeNull()
})

test('says nothing of lines that are sealed', () => {
  const supply = supplyOf(linesOf(compared({ seller: 'a', total: 100 }), null), 'INR')
  expect(supply).toMatchObject({ currency: 'INR', ofAll: [], ofSome: [{ lines: 1 }], split: null })
})

test('adds up no line in another currency, and names that currency', () => {
  const rupees = compared({ seller: 'a', total: 100 })
  const other = { ...rupees, basis: { ...rupees.basis, currency: 'QAR' } }
  const supply = supplyOf(linesOf(rupees, other), 'INR')
  expect(supply).toMatchObject({ ofAll: [], ofSome: [{ lines: 1, total: 100 }], split: null, otherCurrencies: ['QAR'] })
})
