import { describe, expect, test } from 'vitest'
import type { SlabFormRow } from '@/components/listing-form/state/form-values'
import { slabIssues } from '@/lib/domain/listing/pricing/slabs'
import { addedSlabs, endOfOpenSlab, joinedStart } from './slab-rows'

const row = (minQty: string, maxQty = '', price = ''): SlabFormRow => ({ minQty, maxQty, price })

describe('adding a slab', () => {
  test('begins with the minimum order at the base price and a row for larger quantities', () => {
    expect(addedSlabs([], { moq: '60', basePrice: '289' })).toEqual([row('60', '', '289'), row('')])
  })

  test('begins with one row where there is no base price yet', () => {
    expect(addedSlabs([], { moq: '60', basePrice: '' })).toEqual([row('60')])
  })

  test('goes on where the last one ends', () => {
    expect(addedSlabs([row('60', '1199', '289')], { moq: '60', basePrice: '289' })).toEqual([row('1200')])
  })

  test('asks where to start after one that is open', () => {
    expect(addedSlabs([row('60')], { moq: '', basePrice: '' })).toEqual([row('')])
  })
})

describe('the end of an open slab before this one', () => {
  test('is one less than where this one starts', () => {
    expect(endOfOpenSlab([row('60'), row('1200')], 1, 'kg')).toBe('1199')
  })

  test('leaves a quantity that was typed alone', () => {
    expect(endOfOpenSlab([row('60', '800'), row('1200')], 1, 'kg')).toBe('')
  })

  test('is never below its own start', () => {
    expect(endOfOpenSlab([row('60'), row('50')], 1, 'kg')).toBe('')
  })
})

describe('closing a gap or an overlap', () => {
  const judged = (rows: SlabFormRow[], uom: string) =>
    slabIssues(
      rows.map(({ minQty, maxQty }, index) => ({
        index: index + 1,
        minQty: Number(minQty),
        maxQty: maxQty === '' ? null : Number(maxQty),
        price: 300 - index,
        currency: 'INR',
        priceUom: uom,
      })),
      { moq: null, uom, currency: 'INR', priceUom: uom, basePrice: null },
    ).filter(({ severity }) => severity === 'error')

  test.each([
    ['kg', 'SLAB_GAP', [row('60', '500'), row('800')]],
    ['kg', 'SLAB_OVERLAP', [row('60', '500'), row('300')]],
    ['kg', 'SLAB_GAP', [row('0.5', '1.25'), row('8')]],
    ['bag', 'SLAB_OVERLAP', [row('1', '10'), row('10')]],
    ['bag', 'SLAB_GAP', [row('1', '10'), row('15')]],
  ] as const)('in %s after %s leaves nothing for the judgement to find', (uom, code, given) => {
    const rows = [...given]
    expect(judged(rows, uom).map((issue) => issue.code)).toEqual([code])
    const start = joinedStart(rows, 1, { code, uom })
    expect(judged([row(rows[0]?.minQty ?? '', rows[0]?.maxQty), row(start)], uom)).toEqual([])
  })

  test('offers nothing where the slab before has no end', () => {
    expect(joinedStart([row('60'), row('30')], 1, { code: 'SLAB_OVERLAP', uom: 'kg' })).toBe('')
  })
})
