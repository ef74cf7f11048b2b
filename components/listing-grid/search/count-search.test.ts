import { describe, expect, test } from 'vitest'
import { parseCatalogueQuery } from '@/lib/domain/listing/finding/catalogue-query'
import { yarn } from '@/lib/domain/modules/yarn'
import {
  convertBounds,
  inSystem,
  POPULAR_COUNTS,
  SPOKEN_SYSTEMS,
  spanIn,
  spokenSystem,
  withCount,
} from './count-search'

const texOf = (params: Record<string, string>) => {
  const { ranges } = parseCatalogueQuery(yarn, new URLSearchParams(params)).query.filter
  return ranges.find(({ name }) => name === 'count') ?? { min: null, max: null }
}

describe('convertBounds', () => {
  test('swaps the ends between direct and indirect systems', () => {
    expect(convertBounds({ min: 20, max: 40 }, 'Ne', 'Tex')).toEqual({ min: 14.76, max: 29.53 })
    expect(convertBounds({ min: 20, max: 40 }, 'Ne', 'Nm')).toEqual({ min: 33.87, max: 67.73 })
  })

  test('keeps an open end open', () => {
    expect(convertBounds({ min: 30, max: null }, 'Ne', 'Denier')).toEqual({ min: null, max: 177.2 })
  })

  test('finds the same yarn by its exact count in every system', () => {
    for (const from of SPOKEN_SYSTEMS) {
      for (const { value } of POPULAR_COUNTS[from.system]) {
        const query = texOf({ countMin: String(value), countMax: String(value), countSystem: from.system })
        const tex = ((query.min ?? 0) + (query.max ?? 0)) / 2
        for (const to of SPOKEN_SYSTEMS) {
          const { min, max } = convertBounds({ min: value, max: value }, from.system, to.system)
          const found = texOf({ countMin: String(min), countMax: String(max), countSystem: to.system })
          expect(found.min, `${from.system} ${value} in ${to.system}`).toBeLessThanOrEqual(tex)
          expect(found.max, `${from.system} ${value} in ${to.system}`).toBeGreaterThanOrEqual(tex)
        }
      }
    }
  })
})

describe('spanIn', () => {
  test('is rounded outwards, so that the finest and the coarsest yarn lie inside', () => {
    expect(spanIn('Ne', { min: 9.8, max: 59.05412 })).toEqual({ min: 10, max: 61 })
    expect(spanIn('Denier', { min: 2.2, max: 33.3 })).toEqual({ min: 19, max: 300 })
  })

  test('is open when there are no listings', () => {
    expect(spanIn('Ne', { min: null, max: null })).toEqual({ min: null, max: null })
  })
})

describe('several counts in one address', () => {
  const names = ['warpCount', 'weftCount']
  const address = new URLSearchParams('warpCountMin=20&weftCountMin=40&weftCountMax=40&countSystem=Ne&cursor=x')

  test('are shown in the system of their ranges, else in the chosen one, else in Ne', () => {
    const shown = (query: string, of = names) => spokenSystem(new URLSearchParams(query), of)
    expect(shown('warpCountMin=20&countSystem=Nm')).toBe('Nm')
    expect(shown('warpCountMin=20')).toBe('Tex')
    expect(shown('countMin=20', ['count'])).toBe('Ne')
    expect([shown('countIn=Denier'), shown('')]).toEqual(['Denier', 'Ne'])
  })

  test('change to another system together', () => {
    expect(inSystem(address, { names, from: 'Ne', to: 'Tex' }).toString()).toBe(
      'weftCountMin=14.76&weftCountMax=14.76&countSystem=Tex&warpCountMax=29.53',
    )
    expect(inSystem(new URLSearchParams(), { names, from: 'Ne', to: 'Tex' }).toString()).toBe('countIn=Tex')
  })

  test('keep their system until the last range is removed', () => {
    const none = { min: null, max: null }
    const warp = withCount(address, { name: 'weftCount', names, system: 'Ne' }, none)
    expect(warp.toString()).toBe('warpCountMin=20&countSystem=Ne')
    expect(withCount(warp, { name: 'warpCount', names, system: 'Ne' }, none).toString()).toBe('')
  })
})
