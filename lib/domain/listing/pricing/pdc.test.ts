import { describe, expect, test } from 'vitest'
import { PDC_INTERVALS_DAYS } from '@/lib/domain/vocabulary/listing-terms'
import {
  chequePricesAt,
  impliedRatePercent,
  isBelowCash,
  offlinePdcSettlementIssues,
  type PdcSlab,
  type PdcTerms,
  pdcIssues,
  suggestPdcPrice,
} from './pdc'

function slab(days: number, price: number, rest: Partial<PdcSlab> = {}): PdcSlab {
  return { days, price, enabled: true, currency: 'INR', ...rest }
}

const DOMESTIC: PdcTerms = {
  currency: 'INR',
  cashPrice: 280,
  tradeMode: 'Domestic',
  status: 'ACTIVE',
  isMicroOrSmall: false,
}

function found(slabs: readonly PdcSlab[], terms: Partial<PdcTerms> = {}): string[] {
  return pdcIssues(slabs, { ...DOMESTIC, ...terms }).map(({ code, severity, field }) => `${code} ${severity} ${field}`)
}

describe('pdcIssues', () => {
  test.each<[string, PdcSlab[], Partial<PdcTerms>, string[]]>([
    ['a usual ladder', [slab(30, 284.15), slab(60, 288.3), slab(90, 292.45)], {}, []],
    ['every term of the spec', PDC_INTERVALS_DAYS.map((days) => slab(days, 280 + days / 10)), {}, []],
    ['no rows', [], { tradeMode: 'Export', currency: 'USD', isMicroOrSmall: true }, []],
    ['days between the steps', [slab(20, 285)], {}, ['PDC_DAYS error pdcSlabs[0].days']],
    ['0 days', [slab(0, 280)], {}, ['PDC_DAYS error pdcSlabs[0].days']],
    ['375 days', [slab(375, 290)], {}, ['PDC_DAYS error pdcSlabs[0].days']],
    ['half a day', [slab(15.5, 282)], {}, ['PDC_DAYS error pdcSlabs[0].days']],
    ['a term twice', [slab(30, 285), slab(30, 286)], {}, ['PDC_DUP error pdcSlabs[1].days']],
    [
      'a term twice, one of them off',
      [slab(30, 285), slab(30, 286, { enabled: false })],
      {},
      ['PDC_DUP error pdcSlabs[1].days'],
    ],
    ['an offered price of 0', [slab(30, 0)], {}, ['PDC_PRICE error pdcSlabs[0].price']],
    ['a switched-off price of 0', [slab(30, 0, { enabled: false })], {}, []],
    ['another currency', [slab(30, 285, { currency: 'USD' })], {}, ['PDC_CURRENCY error pdcSlabs[0].currency']],
    ['all in dollars', [slab(30, 285, { currency: 'USD' })], { currency: 'USD' }, ['PDC_CURRENCY warning pdcSlabs']],
    ['below cash', [slab(30, 279)], {}, ['PDC_BELOW_CASH warning pdcSlabs[0].price']],
    ['at the cash price', [slab(30, 280)], {}, []],
    ['without a cash price to compare', [slab(30, 100)], { cashPrice: null }, []],
    ['longer for less', [slab(60, 284), slab(30, 285)], {}, ['PDC_NOT_INCREASING warning pdcSlabs[0].price']],
    ['longer for less, switched off', [slab(60, 284, { enabled: false }), slab(30, 285)], {}, []],
    ['a dear term', [slab(30, 300)], {}, ['PDC_RATE warning pdcSlabs[0].price']],
    ['36 % a year', [slab(360, 379)], {}, []],
    ['export only', [slab(30, 285)], { tradeMode: 'Export' }, ['PDC_EXPORT_ONLY error pdcSlabs']],
    [
      'export only, in a draft',
      [slab(30, 285)],
      { tradeMode: 'Export', status: 'DRAFT' },
      ['PDC_EXPORT_ONLY warning pdcSlabs'],
    ],
    ['export only, all switched off', [slab(30, 285, { enabled: false })], { tradeMode: 'Export' }, []],
    ['both trades', [slab(30, 285)], { tradeMode: 'Both' }, []],
    [
      '60 days of a small mill',
      [slab(45, 285), slab(60, 288)],
      { isMicroOrSmall: true },
      ['PDC_MSME warning pdcSlabs'],
    ],
    ['45 days of a small mill', [slab(45, 285)], { isMicroOrSmall: true }, []],
  ])('%s', (_, slabs, terms, expected) => {
    expect(found(slabs, terms)).toEqual(expected)
  })
})

describe('suggestPdcPrice', () => {
  test.each([
    [30, 284.15],
    [60, 288.3],
    [90, 292.45],
    [120, 296.55],
    [180, 304.85],
  ])('280 net, %d days at the usual rate: %d', (days, price) => {
    expect(suggestPdcPrice(280, days)).toBe(price)
  })

  test('a suggested price never causes an issue', () => {
    const ladder = PDC_INTERVALS_DAYS.map((days) => slab(days, suggestPdcPrice(280, days)))
    expect(found(ladder)).toEqual([])
  })

  test('contains the wanted rate, apart from rounding', () => {
    expect(impliedRatePercent(280, suggestPdcPrice(280, 360, 24), 360)).toBeCloseTo(24, 1)
  })
})

describe('offlinePdcSettlementIssues', () => {
  test('the settlement must name an offered cheque term', () => {
    expect(offlinePdcSettlementIssues({ slabDays: 30 }, [slab(30, 285)])).toEqual([])
    expect(offlinePdcSettlementIssues(null, [])).toEqual([])
  })

  test.each<[string, PdcSlab[]]>([
    ['of other days', [slab(60, 288)]],
    ['switched off', [slab(30, 285, { enabled: false })]],
    ['missing', []],
  ])('a term that is %s is an error', (_, slabs) => {
    expect(offlinePdcSettlementIssues({ slabDays: 30 }, slabs)).toMatchObject([
      { code: 'PDC_SETTLEMENT', severity: 'error', field: 'offlinePdcSettlement.slabDays' },
    ])
  })
})

const ROWS = [
  { days: 30, price: 293.3 },
  { days: 60, price: 297.55 },
]

test('the cheque prices of a larger quantity carry the yearly rate of the first slab', () => {
  const at = chequePricesAt(ROWS, 289, 286)
  expect(at).toEqual([
    { days: 30, price: 290.26 },
    { days: 60, price: 294.46 },
  ])
  for (const [index, { days, price }] of at.entries()) {
    const stated = impliedRatePercent(289, ROWS[index]?.price ?? 0, days)
    expect(impliedRatePercent(286, price, days)).toBeCloseTo(stated, 1)
  }
})

test('the cheque prices of the first slab, or without a price of the quantity, are as stated', () => {
  expect(chequePricesAt(ROWS, 289, 289)).toEqual(ROWS)
  expect(chequePricesAt(ROWS, 289, null)).toEqual(ROWS)
  expect(chequePricesAt(ROWS, null, 286)).toEqual(ROWS)
})

test('a cheque below cash leaves the prices without a rate', () => {
  const rows = [
    { days: 15, price: 104.75 },
    { days: 90, price: 115 },
  ]
  expect(isBelowCash(rows, 110)).toBe(true)
  expect(isBelowCash(rows, 104)).toBe(false)
  expect(isBelowCash(rows, null)).toBe(false)
})
