import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { priceFor, type QuantitySlab, type SlabTerms, slabIssues } from './slabs'

type Row = [minQty: number, maxQty: number | null, price?: number]

/** Slabs by quantities; prices fall by one rupee from 285 by default. */
function slabs(...rows: Row[]): QuantitySlab[] {
  return rows.map(([minQty, maxQty, price], position) => ({
    index: position + 1,
    price: price ?? 285 - position,
    minQty,
    maxQty,
    currency: 'INR',
    priceUom: 'kg',
  }))
}

const KG: SlabTerms = { moq: null, uom: 'kg', currency: 'INR', priceUom: 'kg', basePrice: null }

/** The issues, as "code severity path". */
function found(rows: readonly QuantitySlab[], terms: Partial<SlabTerms> = {}): string[] {
  return slabIssues(rows, { ...KG, ...terms }).map(({ code, severity, field }) => `${code} ${severity} ${field}`)
}

test('says of a gap after a fraction the same start as the form offers', () => {
  const [gap] = slabIssues(slabs([1, 499.5], [600, null]), KG)
  expect(gap?.message).toContain('Start this slab at 500,')
})

describe('slabIssues: the vectors of the trade', () => {
  test.each<[string, QuantitySlab[], Partial<SlabTerms>, string[]]>([
    ['no slabs', [], { moq: 60, basePrice: 285 }, []],
    [
      '1-499, 500-1999, 2000 and above with moq 1',
      slabs([1, 499, 285], [500, 1999, 282], [2000, null, 279]),
      { moq: 1, basePrice: 285 },
      [],
    ],
    ['kg may share the border', slabs([50, 500], [500, null]), {}, []],
    ['kg may stop within one step', slabs([1, 499.99], [500, null]), {}, []],
    ['tonnes go one step on', slabs([1, 9], [10, null]), { uom: 'MT' }, []],
    ['kg with a gap', slabs([1, 500], [502, null]), {}, ['SLAB_GAP error quantitySlabs[1].minQty']],
    [
      'kg with a gap of a little more than one step',
      slabs([1, 500], [501.1, null]),
      {},
      ['SLAB_GAP error quantitySlabs[1].minQty'],
    ],
    ['kg that overlap', slabs([1, 500], [400, null]), {}, ['SLAB_OVERLAP error quantitySlabs[1].minQty']],
    ['an open slab before another', slabs([1, null], [500, null]), {}, ['SLAB_OPEN_END error quantitySlabs[0].maxQty']],
    [
      'a price that rises with the quantity',
      slabs([1, 499, 280], [500, null, 281]),
      {},
      ['SLAB_PRICE_NOT_DECREASING warning quantitySlabs[1].price'],
    ],
    [
      'bags that share the border',
      slabs([1, 10], [10, null]),
      { uom: 'bag' },
      ['SLAB_OVERLAP error quantitySlabs[1].minQty'],
    ],
    ['bags one step on', slabs([1, 10], [11, null]), { uom: 'bag' }, []],
    ['bags with a gap', slabs([1, 10], [12, null]), { uom: 'bags' }, ['SLAB_GAP error quantitySlabs[1].minQty']],
    ["a unit of the seller's own takes slabs that share an end", slabs([1, 10], [10, null]), { uom: 'bobbin' }, []],
    ["a unit of the seller's own takes slabs one apart", slabs([1, 10], [11, null]), { uom: 'bobbin' }, []],
    ['a closed last slab', slabs([1, 499], [500, 999]), {}, ['SLAB_OPEN_END warning quantitySlabs[1].maxQty']],
    ['a slab of a single quantity', slabs([1, 1], [2, null]), { uom: 'bag' }, []],
    [
      'an upper quantity below the lower',
      slabs([500, 400], [600, null]),
      {},
      ['SLAB_RANGE error quantitySlabs[0].maxQty'],
    ],
    ['a quantity of 0', slabs([0, null]), {}, ['SLAB_MIN error quantitySlabs[0].minQty']],
    ['slabs out of order', slabs([500, 999], [1, null]), {}, ['SLAB_OVERLAP error quantitySlabs[1].minQty']],
    [
      'two slabs from the same quantity',
      slabs([500, 500], [500, null]),
      {},
      ['SLAB_OVERLAP error quantitySlabs[1].minQty'],
    ],
    [
      'a first slab below the minimum order',
      slabs([10, null]),
      { moq: 60 },
      ['SLAB_MIN error quantitySlabs[0].minQty'],
    ],
    [
      'a first slab above the minimum order',
      slabs([100, null]),
      { moq: 60 },
      ['SLAB_MIN warning quantitySlabs[0].minQty'],
    ],
    ['a price of 0', slabs([1, null, 0]), {}, ['SLAB_PRICE error quantitySlabs[0].price']],
    ['a price of five decimals', slabs([1, null, 2.12345]), {}, ['SLAB_PRICE error quantitySlabs[0].price']],
    ['a price of four decimals', slabs([1, null, 2.1234]), {}, []],
    [
      'a flat price',
      slabs([1, 499, 280], [500, null, 280]),
      {},
      ['SLAB_PRICE_NOT_DECREASING warning quantitySlabs[1].price'],
    ],
    [
      'a fall of more than 30 %',
      slabs([1, 499, 280], [500, null, 195]),
      {},
      ['SLAB_PRICE_DROP warning quantitySlabs[1].price'],
    ],
    ['a fall of 30 %', slabs([1, 499, 280], [500, null, 196]), {}, []],
    [
      'another currency than the listing',
      slabs([1, null]),
      { currency: 'USD' },
      ['SLAB_CURRENCY error quantitySlabs[0].currency'],
    ],
    [
      'another unit than the listing',
      slabs([1, null]),
      { priceUom: 'lb' },
      ['SLAB_UOM error quantitySlabs[0].priceUom'],
    ],
    [
      'another base price than the first slab',
      slabs([1, null, 285]),
      { basePrice: 290 },
      ['SLAB_BASE error basePrice'],
    ],
  ])('%s', (_, rows, terms, expected) => {
    expect(found(rows, terms)).toEqual(expected)
  })

  test('numbers the slabs from 1 without a gap', () => {
    const [first, second] = slabs([1, 499], [500, null])
    if (!first || !second) throw new Error('two slabs')
    expect(found([first, { ...second, index: 3 }])).toEqual(['SLAB_INDEX error quantitySlabs[1].index'])
  })

  test('ten slabs are accepted, an eleventh is refused', () => {
    const rows = (count: number) =>
      slabs(...Array.from({ length: count }, (_, i): Row => [i * 100 + 1, i === count - 1 ? null : (i + 1) * 100]))
    expect(found(rows(10))).toEqual([])
    expect(found(rows(11))).toEqual(['SLAB_INDEX error quantitySlabs'])
  })

  test('numbers that are not finite are refused', () => {
    expect(found(slabs([Number.POSITIVE_INFINITY, null, Number.NaN]))).toEqual([
      'SLAB_MIN error quantitySlabs[0].minQty',
      'SLAB_PRICE error quantitySlabs[0].price',
    ])
  })

  test('all problems are listed, not only the first', () => {
    expect(found(slabs([1, 500, 0], [600, 550, 0]))).toEqual([
      'SLAB_PRICE error quantitySlabs[0].price',
      'SLAB_GAP error quantitySlabs[1].minQty',
      'SLAB_RANGE error quantitySlabs[1].maxQty',
      'SLAB_PRICE error quantitySlabs[1].price',
      'SLAB_OPEN_END warning quantitySlabs[1].maxQty',
    ])
  })
})

describe('priceFor', () => {
  const halfOpen = slabs([50, 500, 285], [500, 1000, 282])

  test.each([
    [49.999, null, 'BELOW_FIRST'],
    [50, 285, null],
    [499.99, 285, null],
    [500, 282, null],
    [1000, 282, null],
    [1000.01, null, 'ABOVE_LAST'],
    [0, null, 'NOT_A_QUANTITY'],
    [-5, null, 'NOT_A_QUANTITY'],
    [Number.NaN, null, 'NOT_A_QUANTITY'],
  ])('%d kg of 50-500 @285, 500-1000 @282: %s %s', (quantity, price, reason) => {
    expect(priceFor(halfOpen, quantity)).toMatchObject({ price, reason })
  })

  test('a quantity between two slabs has the price of the lower one', () => {
    expect(priceFor(slabs([1, 499, 285], [500, null, 282]), 499.5).price).toBe(285)
  })

  test('without slabs the reason is NO_SLABS', () => {
    expect(priceFor([], 5)).toEqual({ slab: null, price: null, reason: 'NO_SLABS' })
  })

  /** Valid slabs: ascending, each seam shared or one step apart, the last open or closed. */
  const validSlabs = fc
    .record({
      uom: fc.constantFrom('kg', 'bag'),
      start: fc.integer({ min: 1, max: 1000 }),
      widths: fc.array(fc.integer({ min: 1, max: 5000 }), { minLength: 1, maxLength: 10 }),
      isOpen: fc.boolean(),
      isStepped: fc.boolean(),
    })
    .map(({ uom, start, widths, isOpen, isStepped }) => {
      let minQty = start
      const rows = widths.map((width, i): Row => {
        const from = minQty
        const to = from + width
        minQty = uom === 'bag' || isStepped ? to + 1 : to
        return [from, i === widths.length - 1 && isOpen ? null : to, 1000 - i]
      })
      return { uom, rows: slabs(...rows) }
    })

  test('every quantity within the slabs has exactly one price, never rising with the quantity', () => {
    fc.assert(
      fc.property(
        validSlabs,
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (made, a, b) => {
          const { rows, uom } = made
          expect(found(rows, { uom }).filter((issue) => issue.includes(' error '))).toEqual([])
          const first = rows[0]
          const last = rows.at(-1)
          if (!first || !last) throw new Error('at least one slab')
          const top = last.maxQty ?? last.minQty * 2
          const [less, more] = [a, b].sort((x, y) => x - y).map((share) => first.minQty + share * (top - first.minQty))
          const small = priceFor(rows, less ?? 0)
          const large = priceFor(rows, more ?? 0)
          expect(small.reason).toBeNull()
          expect(large.reason).toBeNull()
          expect(large.price ?? 0).toBeLessThanOrEqual(small.price ?? 0)
          expect(priceFor([...rows].reverse(), less ?? 0)).toEqual(small)
        },
      ),
    )
  })

  test('below the first slab and above a closed last one there is no price', () => {
    fc.assert(
      fc.property(validSlabs, ({ rows }) => {
        const first = rows[0]
        const last = rows.at(-1)
        if (!first || !last) throw new Error('at least one slab')
        expect(priceFor(rows, first.minQty - 0.5).reason).toBe('BELOW_FIRST')
        const far = priceFor(rows, 1e9)
        expect(far.reason).toBe(last.maxQty === null ? null : 'ABOVE_LAST')
      }),
    )
  })
})

test('a message about counted goods puts their unit in its number', () => {
  const texts = (rows: readonly QuantitySlab[], terms: Partial<SlabTerms> = {}) =>
    slabIssues(rows, { ...KG, uom: 'piece', ...terms }).map(({ message }) => message)
  expect(texts(slabs([1, 10], [20, null]))[0]).toMatch(/^Between 10 and 20 pieces there is no price\./)
  expect(texts(slabs([1, 10], [10, null]))[0]).toMatch(/^10 pieces would have two prices\./)
  expect(texts(slabs([10, null]), { moq: 500 })[0]).toMatch(/^The minimum order is 500 pieces\. /)
  expect(texts(slabs([10, null]), { moq: 1 })[0]).toMatch(/^The minimum order is 1 piece, but /)
})
