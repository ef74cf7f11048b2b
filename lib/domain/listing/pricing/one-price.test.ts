import { expect, test } from 'vitest'
import { judgeListing } from '@/lib/domain/listing/judging/judge'
import { yarn } from '@/lib/domain/modules/yarn'

const STORED = {
  ...yarn.defaults,
  title: '30s combed cotton',
  basePrice: 285,
  quantitySlabs: [
    // In the order of keys that the database returns.
    { index: 1, price: 285, maxQty: 499, minQty: 50, currency: 'INR', priceUom: 'kg' },
    { index: 2, price: 280, minQty: 500, maxQty: null, currency: 'INR', priceUom: 'kg' },
  ],
}

function write(body: Record<string, unknown>, stored: Record<string, unknown> = STORED) {
  const { values, blocking } = judgeListing({
    definition: yarn,
    body,
    stored,
    storedStatus: 'ACTIVE',
    isMicroOrSmall: false,
  })
  const slabs = values.quantitySlabs as { price: number }[] | undefined
  return {
    base: values.basePrice,
    slabs: slabs?.map(({ price }) => price) ?? [],
    codes: blocking.map(({ code, field }) => `${code} ${field}`),
  }
}

const slab = (price: number) => [{ minQty: 50, price }]

test.each<[string, Record<string, unknown>, unknown]>([
  ['the base price alone moves the first slab', { basePrice: 282 }, { base: 282, slabs: [282, 280], codes: [] }],
  ['slabs alone move the base price', { quantitySlabs: slab(279.5) }, { base: 279.5, slabs: [279.5], codes: [] }],
  ['an empty base price is that of the first slab', { basePrice: null }, { base: 285, slabs: [285, 280], codes: [] }],
  ['without its slabs a listing keeps the base price', { quantitySlabs: null }, { base: 285, slabs: [], codes: [] }],
  [
    'two equal prices are accepted',
    { basePrice: '279.50', quantitySlabs: slab(279.5) },
    { base: 279.5, slabs: [279.5], codes: [] },
  ],
  [
    'two different prices are refused',
    { basePrice: 279, quantitySlabs: slab(286) },
    { base: 279, slabs: [286], codes: ['SLAB_BASE basePrice'] },
  ],
  [
    'a record that is posted back with another base price moves the first slab',
    { basePrice: 282, quantitySlabs: STORED.quantitySlabs },
    { base: 282, slabs: [282, 280], codes: [] },
  ],
  [
    'a record that is posted back with other slabs moves the base price',
    { basePrice: 285, quantitySlabs: slab(283) },
    { base: 283, slabs: [283], codes: [] },
  ],
  ['an edit of something else moves neither', { lot: 'A7' }, { base: 285, slabs: [285, 280], codes: [] }],
])('%s', (_, body, expected) => {
  expect(write(body)).toEqual(expected)
})

test('a new listing with slabs alone has a base price', () => {
  expect(write({ title: '30s combed cotton', quantitySlabs: slab(285) }, {})).toMatchObject({ base: 285, codes: [] })
})

test('a draft keeps both prices and lists the difference', () => {
  const { values, blocking, errors } = judgeListing({
    definition: yarn,
    body: { status: 'DRAFT', title: '30s combed', basePrice: 279, quantitySlabs: slab(285) },
    stored: {},
    storedStatus: 'ACTIVE',
    isMicroOrSmall: false,
  })
  expect(blocking).toEqual([])
  expect(errors.map(({ code }) => code)).toContain('SLAB_BASE')
  expect(values.basePrice).toBe(279)
})
