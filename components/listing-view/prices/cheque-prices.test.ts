import { expect, test } from 'vitest'
import { impliedRatePercent } from '@/lib/domain/listing/pricing/pdc'
import { chequePricesAt } from './cheque-prices'

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
