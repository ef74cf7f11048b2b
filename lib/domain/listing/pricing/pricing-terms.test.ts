import { describe, expect, test } from 'vitest'
import type { FieldValues } from '@/lib/domain/fields/field'
import { matrixDefinition } from '@/lib/domain/modules'
import { pricingIssues } from './pricing-terms'

const RATES = { INR: { inr: 1 }, USD: { inr: 89.4 } }
const KG: FieldValues = { currency: 'INR', uom: 'kg', priceUom: 'kg', moqUom: 'kg' }

function found(values: FieldValues, firstPrice: number | null = null): string[] {
  return pricingIssues({ ...KG, ...values }, matrixDefinition('yarn').sale, firstPrice, RATES).map(
    ({ code, severity, field }) => `${code} ${severity} ${field}`,
  )
}

describe('pricingIssues', () => {
  test.each<[string, FieldValues, string[]]>([
    ['kg throughout', {}, []],
    ['a price per lb', { priceUom: 'lb' }, []],
    ['a price per bag of unknown weight', { priceUom: 'bag' }, ['PRICE_UNIT warning priceUom']],
    ['a price per bag of known weight', { priceUom: 'bag', netWeight: 60 }, []],
    ['a minimum in cartons of unknown weight', { moqUom: 'carton' }, ['MOQ_UNIT warning moqUom']],
    ['everything by the unit', { uom: 'unit', priceUom: 'unit', moqUom: 'unit' }, []],
    ['an export price in rupees', { exportPrice: 300 }, ['EXPORT_CURRENCY warning exportPrice']],
    ['an export price in dollars', { exportPrice: 3.4, currency: 'USD' }, []],
    ['a sample price without samples', { samplePrice: 0 }, ['SAMPLE_PRICE warning samplePrice']],
    ['a free sample', { samplePrice: 0, sampleAvailable: true }, []],
    [
      'more in stock than in all',
      { availableQuantity: 500, totalQuantity: 400 },
      ['STOCK_OVER_TOTAL warning availableQuantity'],
    ],
    ['a minimum above the stock', { availableQuantity: 500, moq: 600 }, ['MOQ_OVER_STOCK warning moq']],
    [
      'a minimum of bags above the stock',
      { availableQuantity: 500, moq: 10, moqUom: 'bag', netWeight: 60 },
      ['MOQ_OVER_STOCK warning moq'],
    ],
    ['made to order', { availableQuantity: 0, moq: 600 }, []],
  ])('%s', (_, values, expected) => {
    expect(found(values)).toEqual(expected)
  })

  test.each<[string, FieldValues, number, string[]]>([
    ['a usual price', { basePrice: 285 }, 285, []],
    ['a price with a digit too few', { basePrice: 28.5 }, 28.5, ['PRICE_UNUSUAL warning basePrice']],
    ['a price with a digit too many', {}, 28_500, ['PRICE_UNUSUAL warning quantitySlabs[0].price']],
    ['dollars per lb', { currency: 'USD', priceUom: 'lb', basePrice: 1.45 }, 1.45, []],
    ['dollars typed for rupees', { currency: 'USD', basePrice: 285 }, 285, ['PRICE_UNUSUAL warning basePrice']],
    ['a price per unit of unknown weight', { uom: 'unit', priceUom: 'unit', moqUom: 'unit', basePrice: 2 }, 2, []],
    ['a currency without a rate', { currency: 'XAF', basePrice: 2 }, 2, []],
  ])('%s', (_, values, price, expected) => {
    expect(found(values, price)).toEqual(expected)
  })
})
