import { describe, expect, it } from 'vitest'
import { yarn } from '@/lib/domain/modules/yarn'
import { activeFilters } from './active-filters'
import { facetViews } from './facet-view'

const filtersOf = (query: string) => activeFilters(yarn, new URLSearchParams(query))
const said = (query: string) =>
  filtersOf(query).flatMap((group) => group.chips.map((chip) => `${chip.label}: ${chip.value}`))

describe('activeFilters', () => {
  it('says what is on in words', () => {
    expect(said('q=combed&countMin=30&countMax=30&countSystem=Ne&priceMax=300&moqMax=100000&country=IN&ply=2')).toEqual(
      [
        'Search: “combed”',
        'Count: 30 Ne',
        'Price: up to ₹300/kg',
        'Minimum order: up to 1,00,000 kg',
        'Ply: 2-ply',
        'Country: India',
      ],
    )
  })

  it('says the lowest order too, which no control asks for', () => {
    expect(said('moqMin=500')).toEqual(['Minimum order: from 500 kg'])
    expect(said('moqMin=500&moqMax=2000')).toEqual(['Minimum order: 500–2,000 kg'])
  })

  it('gives each value its own way off and the group one for all', () => {
    const [fibres] = filtersOf('fiberType=Cotton&fiberType=Viscose&sort=price')
    expect(fibres?.chips.map((chip) => chip.without.toString())).toEqual([
      'fiberType=Viscose&sort=price',
      'fiberType=Cotton&sort=price',
    ])
    expect(fibres?.without.toString()).toBe('sort=price')
  })

  it('takes a range off with its system', () => {
    expect(filtersOf('countMin=20&countMax=40&countSystem=Nm')[0]?.without.toString()).toBe('')
  })

  it('knows no filters where there are none', () => {
    expect(filtersOf('sort=price&layout=table')).toEqual([])
  })
})

describe('facetViews', () => {
  const facets = [
    { name: 'fiberType', label: 'fiberType', kind: 'values' as const, values: [{ value: 'Cotton', count: 5 }] },
    { name: 'tradeMode', label: 'tradeMode', kind: 'values' as const, values: [{ value: 'Domestic', count: 7 }] },
    { name: 'basePrice', label: 'basePrice', kind: 'range' as const, min: 120, max: 640 },
  ]
  const views = (query: string) => facetViews(yarn, facets, new URLSearchParams(query), 7)

  it('leave out a facet whose one value all listings share', () => {
    expect(views('').map(({ name }) => name)).toEqual(['fiberType', 'basePrice'])
  })

  it('keep what is on in sight also where no listing is left of it, without regard to case', () => {
    expect(views('fiberType=cotton&fiberType=Kapok')[0]).toMatchObject({
      onCount: 2,
      options: [
        { value: 'Kapok', count: 0, isOn: true },
        { value: 'Cotton', count: 5, isOn: true },
      ],
    })
  })
})
