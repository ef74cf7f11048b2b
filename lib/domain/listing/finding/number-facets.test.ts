import { describe, expect, test } from 'vitest'
import { yarn } from '@/lib/domain/modules/yarn'
import { parseCatalogueQuery } from './catalogue-query'
import { listingNumbers, numberFacets } from './number-facets'

const read = (query: string) => parseCatalogueQuery(yarn, new URLSearchParams(query))

describe('listingNumbers', () => {
  test('returns the numbers of every kind of field in the unit that buyers compare', () => {
    const numbers = listingNumbers(
      {
        availableQuantity: 2,
        uom: 'MT',
        dispatchLeadTime: 7,
        twist: { direction: 'Z', amount: 20, unit: 'TPI' },
        quality: { uPercent: 9.8, thin50: 1, thick50: 20, neps200: 40 },
        creditTerms: { days: 60 },
        tradeMode: 'Domestic',
        pdcSlabs: [
          { days: 30, price: 250, enabled: true },
          { days: 120, price: 270, enabled: false },
          { days: 90, price: 260, enabled: true },
        ],
        blendPercentages: [
          { fibre: 'polyester', percent: 65 },
          { fibre: 'Cotton', percent: 35 },
        ],
      },
      yarn,
    )
    expect(numbers).toMatchObject({
      availableQuantity: 2000,
      dispatchLeadTime: 7,
      'quality.uPercent': 9.8,
      'quality.ipi': 61,
      creditTerms: 60,
      pdcSlabs: 90,
      'blendPercentages.Polyester': 65,
      'blendPercentages.Cotton': 35,
    })
    expect(numbers.twist).toBeCloseTo(787.4, 1)
  })

  test('leaves out values that are incomplete or without a known weight', () => {
    const numbers = listingNumbers({ quality: { thin50: 1 }, availableQuantity: 5, uom: 'bag' }, yarn)
    expect(numbers).toEqual({ 'quality.thin50': 1 })
  })
})

describe('ranges of a query', () => {
  test('are named after their facet, and by the contract where it names them', () => {
    const names = numberFacets(yarn).flatMap(({ low, high }) => [low, high])
    expect(names).toEqual(
      expect.arrayContaining(['priceMin', 'priceMax', 'moqMax', 'countMin', 'cspStrengthMin', 'quality.uPercentMax']),
    )
    expect(new Set(names).size).toBe(names.length)
    expect(read('cspStrengthMin=2400&quality.uPercentMax=10').query.filter.ranges).toEqual([
      { name: 'cspStrength', min: 2400, max: null },
      { name: 'quality.uPercent', min: null, max: 10 },
    ])
  })

  test('are refused with the nearest name when unknown, and when they are not numbers', () => {
    expect(read('cspStrenghtMin=1').issues).toMatchObject([
      { code: 'UNKNOWN_PARAMETER', message: expect.stringContaining('cspStrengthMin') },
    ])
    expect(read('cspStrengthMin=strong').issues).toMatchObject([{ code: 'BAD_PARAMETER', field: 'cspStrengthMin' }])
    expect(read('readyStock=perhaps').issues).toMatchObject([{ code: 'BAD_PARAMETER', field: 'readyStock' }])
  })
})
