import { describe, expect, test } from 'vitest'
import { matrixDefinition } from '@/lib/domain/modules'
import { yarn } from '@/lib/domain/modules/yarn'
import { activeFilters } from './active-filters'
import { facetViews, parameterWords } from './facet-view'

const filtersOf = (query: string) => activeFilters(yarn, new URLSearchParams(query))
const filtersText = (query: string) =>
  filtersOf(query).flatMap((group) => group.chips.map((chip) => `${chip.label}: ${chip.value}`))

describe('activeFilters', () => {
  test('describes active filters in words', () => {
    expect(
      filtersText('q=combed&countMin=30&countMax=30&countSystem=Ne&priceMax=300&moqMax=100000&country=IN&ply=2'),
    ).toEqual([
      'Search: “combed”',
      'Count: 30 Ne',
      'Price: up to ₹300/kg',
      'Minimum order: up to 1,00,000 kg',
      'Ply: 2-ply',
      'Country: India',
    ])
  })

  test('describes a lowest order, which has no control', () => {
    expect(filtersText('moqMin=500')).toEqual(['Minimum order: from 500 kg'])
    expect(filtersText('moqMin=500&moqMax=2000')).toEqual(['Minimum order: 500–2,000 kg'])
  })

  test('describes the range of a link to one value as that value', () => {
    const thread = matrixDefinition('thread')
    const filter = (query: string) => activeFilters(thread, new URLSearchParams(query))[0]?.value
    expect(filter('texNumberMin=26.99&texNumberMax=27.01')).toBe('27 tex')
    expect(filter('texNumberMin=26.9&texNumberMax=27.1')).toMatch(/26.9.27.1/)
    expect(filter('texNumberMax=0.01')).toMatch(/up to/)
  })

  test('describes a range of days', () => {
    const job = matrixDefinition('mill_finish_process_job')
    const [free] = activeFilters(job, new URLSearchParams('slotAvailableFromMax=2026-12-01'))
    expect(free).toMatchObject({ label: 'Free by', value: '1 Dec 2026' })
  })

  test('describes counts under any name in the system of the address, and removes it with the last of them', () => {
    const fabric = matrixDefinition('grey_fabric')
    const filters = (query: string) => activeFilters(fabric, new URLSearchParams(query))
    expect(filters('warpCountMin=40&countSystem=Ne')[0]).toMatchObject({ label: 'Warp count', value: 'from 40 Ne' })
    expect(filters('warpCountMin=14.8')[0]).toMatchObject({ value: 'from 14.8 tex' })
    expect(filters('warpCountMin=40&countSystem=Ne')[0]?.without.toString()).toBe('')
    expect(filters('warpCountMin=40&weftCountMax=60&countSystem=Ne')[0]?.without.toString()).toBe(
      'weftCountMax=60&countSystem=Ne',
    )
  })

  test('gives a link to remove each value and one to remove the group', () => {
    const [fibres] = filtersOf('fiberType=Cotton&fiberType=Viscose&sort=price')
    expect(fibres?.chips.map((chip) => chip.without.toString())).toEqual([
      'fiberType=Viscose&sort=price',
      'fiberType=Cotton&sort=price',
    ])
    expect(fibres?.without.toString()).toBe('sort=price')
  })

  test('removes a range with its system', () => {
    expect(filtersOf('countMin=20&countMax=40&countSystem=Nm')[0]?.without.toString()).toBe('')
  })

  test('is empty without filters', () => {
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

  test('leave out a facet with one value that all listings share', () => {
    expect(views('').map(({ name }) => name)).toEqual(['fiberType', 'basePrice'])
  })

  test('show price, quantity and place behind the first four of the module', () => {
    const named = [
      'yarnFamily',
      'fiberType',
      'ply',
      'yarnType',
      'twist',
      'finish',
      'basePrice',
      'moq',
      'state',
      'grade',
    ]
    const values = ['A', 'B'].map((value) => ({ value, count: 3 }))
    const all = named.map((name) => ({ name, label: name, kind: 'values' as const, values }))
    const shown = facetViews(yarn, all, new URLSearchParams(), 7).map(({ name }) => name)
    expect(shown.slice(3, 8)).toEqual(['yarnType', 'basePrice', 'moq', 'state', 'twist'])
  })

  test('show a range of days by its first and last day', () => {
    const slot = { name: 'slotAvailableFrom', label: 'Slot free from', kind: 'range' as const, unit: '' }
    const job = matrixDefinition('mill_finish_process_job')
    const shown = facetViews(job, [{ ...slot, min: '2026-12-01', max: '2026-12-13' }], new URLSearchParams(), 7)
    expect(shown).toEqual([
      { kind: 'days', name: 'slotAvailableFrom', label: 'Slot free from', first: '2026-12-01', last: '2026-12-13' },
    ])
  })

  test('keep selected values visible without listings, in any case', () => {
    expect(views('fiberType=cotton&fiberType=Kapok')[0]).toMatchObject({
      onCount: 2,
      options: [
        { value: 'Kapok', count: 0, isOn: true },
        { value: 'Cotton', count: 5, isOn: true },
      ],
    })
  })
})

test.each([
  ['countMin', 'Lowest count'],
  ['priceMax', 'Highest price'],
  ['cspStrengthMin', 'Lowest CSP'],
  ['dyeingStatus', 'Dyeing status'],
  ['fibreType', 'fibreType'],
])('the filters call %s "%s"', (parameter, words) => {
  expect(parameterWords(yarn, parameter)).toBe(words)
})
