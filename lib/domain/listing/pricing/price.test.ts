import { describe, expect, test } from 'vitest'
import { parseCatalogueQuery } from '@/lib/domain/listing/finding/catalogue-query'
import { facetPlan } from '@/lib/domain/listing/finding/facet-answer'
import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import { commonDefinition } from '@/lib/domain/modules/every-module/common-definition'
import { comparedPrices, moqKey, priceNumber } from './price'

const common = commonDefinition('chemical_dye')
/** Cloth that is sold by the metre and by the kg. */
const cloth: ModuleDefinition = {
  ...common,
  sale: {
    ...common.sale,
    bases: [
      { unit: 'm', label: 'metre' },
      { unit: 'kg', label: 'kg' },
    ],
  },
  facetOrder: ['basePrice', 'moq'],
}
const RATES = { INR: { inr: 1 }, USD: { inr: 90 } }
const weighed = { gsm: 160, clothWidth: { value: 60, unit: 'in' } }
const query = (text: string) => parseCatalogueQuery(cloth, new URLSearchParams(text), RATES)

describe('prices that are compared', () => {
  test('are per each basis of the module, converted by what the listing says of its goods', () => {
    const perKg = { basePrice: 240, priceUom: 'kg', currency: 'INR', moq: 100, moqUom: 'kg' }
    const prices = comparedPrices(cloth, { ...perKg, ...weighed }, RATES)
    expect(prices.priceKey).toBeCloseTo(58.52, 2)
    expect(prices.numbers['basePrice:kg']).toBe(240)
    expect(moqKey(cloth, { ...perKg, ...weighed })).toBeCloseTo(410.1, 1)
  })

  test('are left out where a fact is missing', () => {
    const values = { basePrice: 2, priceUom: 'm', currency: 'USD', gsm: 160, moq: 5, moqUom: 'roll' }
    expect(comparedPrices(cloth, values, RATES)).toEqual({ priceKey: 180, numbers: {} })
    expect(moqKey(cloth, values)).toBeNull()
  })
})

describe('priceUnit', () => {
  test('chooses the basis of the price filter, its facet and the sort', () => {
    const byMetre = query('priceMin=50&priceUnit=m').query
    expect(byMetre.filter.ranges).toEqual([{ name: 'basePrice', min: 50, max: null }])
    expect(priceNumber(byMetre)).toBe('basePrice')
    const byKg = query('priceMin=2&priceCurrency=USD&priceUnit=kgs').query
    expect(byKg.filter.ranges).toEqual([{ name: 'basePrice:kg', min: 180, max: null }])
    expect(priceNumber(byKg)).toBe('basePrice:kg')
  })

  test('names its unit in the facet, which keeps its name', () => {
    const units = (text: string) => facetPlan(cloth, query(text).query).facets.map(({ name, unit }) => [name, unit])
    expect(units('')).toEqual([
      ['basePrice', 'INR/m'],
      ['moq', 'm'],
    ])
    expect(units('priceUnit=kg')).toEqual([
      ['basePrice', 'INR/kg'],
      ['moq', 'm'],
    ])
  })

  test('must be a basis of the module', () => {
    expect(query('priceUnit=drum').issues).toMatchObject([{ code: 'BAD_PARAMETER', field: 'priceUnit' }])
  })
})
