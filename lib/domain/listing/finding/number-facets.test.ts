import { describe, expect, test } from 'vitest'
import { matrixDefinition } from '@/lib/domain/modules'
import { thread } from '@/lib/domain/modules/thread'
import { yarn } from '@/lib/domain/modules/yarn'
import { parseCatalogueQuery } from './catalogue-query'
import { facetPlan, presentFacets } from './facet-answer'
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

  test('has the ticket, the construction and the plies of a thread, which only a search compares', () => {
    const numbers = listingNumbers({ ticketNo: 120, construction: '40/2' }, thread)
    expect(numbers).toMatchObject({ ticketNo: 120, ply: 2 })
    expect(numbers.construction).toBeCloseTo(29.53, 1)
    expect(listingNumbers({ construction: '40/2', ply: 3 }, thread).ply).toBe(3)
    expect(numberFacets(thread).map(({ name }) => name)).not.toContain('construction')
  })

  test('leaves out values that are incomplete or without a known weight', () => {
    const numbers = listingNumbers({ quality: { thin50: 1 }, availableQuantity: 5, uom: 'bag' }, yarn)
    expect(numbers).toEqual({ 'quality.thin50': 1 })
  })
})

describe('a day', () => {
  const job = matrixDefinition('mill_finish_process_job')
  const ask = (query: string) => parseCatalogueQuery(job, new URLSearchParams(query))

  test('is stored as the days since 1970, and left out when it is no day', () => {
    expect(listingNumbers({ slotAvailableFrom: '2026-12-01' }, job).slotAvailableFrom).toBe(20_788)
    expect(listingNumbers({ slotAvailableFrom: '2026-02-31' }, job)).not.toHaveProperty('slotAvailableFrom')
  })

  test('is asked for as a day', () => {
    expect(ask('slotAvailableFromMax=2026-12-01').query.filter.ranges).toEqual([
      { name: 'slotAvailableFrom', min: null, max: 20_788 },
    ])
  })

  test.each(['soon', '20788', '2026-02-31', '01-12-2026'])('%s is refused with the name of its parameter', (day) => {
    expect(ask(`slotAvailableFromMax=${day}`).issues).toMatchObject([
      { code: 'BAD_PARAMETER', field: 'slotAvailableFromMax' },
    ])
  })

  test('is refused at both ends when the first is after the last', () => {
    const { issues } = ask('slotAvailableFromMin=2026-12-02&slotAvailableFromMax=2026-12-01')
    expect(issues.map(({ code, field }) => `${field} ${code}`)).toEqual([
      'slotAvailableFromMin RANGE_REVERSED',
      'slotAvailableFromMax RANGE_REVERSED',
    ])
  })

  test('is answered as days', () => {
    const { query } = ask('')
    const spans = new Map([['slotAvailableFrom', { min: 20_788, max: 20_800 }]])
    const facets = presentFacets(facetPlan(job, query), { values: [], spans })
    expect(facets.find(({ name }) => name === 'slotAvailableFrom')).toMatchObject({
      kind: 'range',
      min: '2026-12-01',
      max: '2026-12-13',
    })
  })

  test('of a card is kept for its order alone, and is no filter', () => {
    const board = matrixDefinition('suggestions_new_arrival_trending')
    expect(numberFacets(board).map(({ name }) => name)).not.toContain('validTo')
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
