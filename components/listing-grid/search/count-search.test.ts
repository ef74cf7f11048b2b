import { describe, expect, test } from 'vitest'
import { parseCatalogueQuery } from '@/lib/domain/listing/finding/catalogue-query'
import { yarn } from '@/lib/domain/modules/yarn'
import { convertBounds, POPULAR_COUNTS, SPOKEN_SYSTEMS, spanIn } from './count-search'

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
