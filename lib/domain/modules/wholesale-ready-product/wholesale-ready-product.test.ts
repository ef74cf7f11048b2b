import { describe, expect, test } from 'vitest'
import type { FieldValues } from '@/lib/domain/fields/field'
import { factsOf } from '@/lib/domain/listing/facts'
import { listingFacets } from '@/lib/domain/listing/finding/facets'
import { listingNumbers } from '@/lib/domain/listing/finding/number-facets'
import { suggestHs } from '@/lib/domain/listing/hs-suggestion'
import { completeness } from '@/lib/domain/listing/judging/completeness'
import { judgeListing } from '@/lib/domain/listing/judging/judge'
import { readLine } from '@/lib/domain/listing/reading/read-line'
import { builtTitle } from '@/lib/domain/listing/titles/built-title'
import { fieldSpec } from '@/lib/domain/modules/resolve'
import { convertPrice } from '@/lib/domain/units/units'
import { canonicalValue } from '@/lib/domain/vocabulary/vocabulary'
import { wholesaleReadyProduct as ready } from '.'
import { readyExamples } from './examples'
import { readyViews } from './views'

const example = (name: string): FieldValues =>
  readyExamples.whole.find((one) => one.name === name)?.body ?? expect.fail(`no example ${name}`)
const judged = (body: FieldValues) =>
  judgeListing({ definition: ready, body, stored: {}, storedStatus: 'ACTIVE', isMicroOrSmall: false })
const codes = (change: FieldValues, name = 'Georgette saree') => {
  const { blocking, warnings } = judged({ ...example(name), ...change })
  return [...blocking, ...warnings].map(({ code, field }) => `${code} ${field}`)
}

describe('the titles of ready products', () => {
  test.each([
    ['Georgette saree', 'Digital Printed Lace Designer Georgette Saree with Blouse, 6.3 m, Set of 8 Designs'],
    ['Polo T-shirt', 'Men’s Cotton-Polyester 60/40 Piqué Polo T-shirt 220 GSM, M–XXL, Set of 8'],
    ['King bedsheet', 'Cotton Satin Bedsheet King 108×108", 300 TC, Set of 3'],
    ['Bath towel', 'Cotton Terry Towelling Bath Towel 30×60", 500 GSM, Set of 6'],
    ['Hand-knotted rug', 'Hand-knotted Wool Rug 5×7 ft, 100 Knots/sq in'],
    ['Dress material', 'Printed Embroidered Cotton Cambric Dress Material, Ganga Vol. 2, Set of 10 Designs'],
  ])('of %s is %s', (name, title) => {
    expect(builtTitle(ready, example(name))).toBe(title)
  })

  test.each<[FieldValues, string]>([
    [{}, ''],
    [{ productGroup: 'Saree', sareeLength: 5.5, blouseLength: 0 }, 'Saree without Blouse, 5.5 m'],
    [{ productGroup: 'Kurta set', subcategory: 'Two-piece set', piecesPerSet: 4 }, 'Two-piece Kurta Set, Pack of 4'],
    [{ productGroup: 'Leggings', fabricName: 'Lycra jersey' }, 'Stretch Jersey Leggings'],
    [{ productGroup: 'Poncho set', fiberType: ['Silk'] }, 'Silk Poncho Set'],
  ])('of %j is "%s"', (values, title) => {
    expect(builtTitle(ready, values)).toBe(title)
  })
})

describe('the key fact', () => {
  test.each([
    ['Georgette saree', '6.3 m · set of 8'],
    ['Polo T-shirt', 'M–XXL · set of 8'],
    ['King bedsheet', '300 TC · set of 3'],
    ['Bath towel', '500 g/m² · set of 6'],
    ['Hand-knotted rug', '5×7 ft'],
  ])('of %s is %s', (name, fact) => {
    expect(readyViews.keyFact?.(factsOf(ready, example(name)))).toBe(fact)
  })
})

describe('the rules', () => {
  test.each<[string, FieldValues, string?]>([
    ['THREAD_COUNT_HIGH threadCount', { threadCount: 600 }, 'King bedsheet'],
    ['SAREE_LENGTH sareeLength', { sareeLength: 3.5 }],
    ['BED_SIZE_DIFFERS size', { size: '60x90 in' }, 'King bedsheet'],
    ['SIZE_UNREADABLE size', { size: 'large' }, 'Bath towel'],
    ['PIECE_WEIGHT_DIFFERS garmentWeight', { garmentWeight: 200 }, 'Bath towel'],
    ['TOWEL_GSM gsm', { gsm: 90 }, 'Bath towel'],
    ['STRUCTURE_UNUSUAL fabricStructure', { fabricStructure: 'Woven' }, 'Polo T-shirt'],
    ['OVERRUN_PROOF complianceDocument', { brandLabel: 'export surplus' }],
    ['STOCK_BY_COLOUR stockByColour', { availableQuantity: 900 }, 'Polo T-shirt'],
    ['STOCK_BY_SIZE stockBySize', { availableQuantity: 300 }, 'Polo T-shirt'],
    ['RATIO_SIZE_UNKNOWN sizeRatio', { sizes: ['M', 'L', 'XL'] }, 'Polo T-shirt'],
    ['FULL_SET_MINIMUM moq', { moq: 12 }],
    ['SET_PARTS_MISSING setPieces', { setPieces: [{ item: 'Top' }] }, 'Dress material'],
    ['DEFECTS_MISSING quality', { condition: 'Seconds' }],
    ['IMAGE_MISSING coverImage', { condition: 'JobLot' }],
    ['HS_SUGGESTION hsCode', { hsCode: '6204' }],
    ['FIELD_NOT_APPLICABLE threadCount', { threadCount: 300 }],
    ['FIELD_NOT_APPLICABLE sizes', { sizes: ['M'] }],
    ['FIELD_NOT_APPLICABLE bedSize', { bedSize: 'King' }, 'Bath towel'],
    ['FIELD_NOT_APPLICABLE jacquardDesignNo', { jacquardDesignNo: 'J-1' }],
    ['FIELD_NOT_APPLICABLE knots', { rugMake: 'Hand-tufted' }, 'Hand-knotted rug'],
  ])('say %s', (code, change, name) => {
    expect(codes(change, name)).toContain(code)
  })

  test.each<[FieldValues, string?]>([
    // A ratio for each of the colours of the set.
    [{ piecesPerSet: 24, coloursPerSet: 3, moq: 48 }, 'Polo T-shirt'],
    [{ sareeLength: 8.25, work: ['Print'] }],
    [{ hsCode: '540752' }],
    [{ mrp: 682, basePrice: 649 }],
    // The price of a whole set of eight.
    [{ mrp: 1299, basePrice: 5192, priceUom: 'set' }],
    [{ mrp: 650, basePrice: 650, taxIncluded: true }],
    [{ priceUom: 'dozen', basePrice: 7788 }],
    [{ threadCount: 310 }, 'King bedsheet'],
  ])('say nothing of %j', (change, name) => {
    expect(codes(change, name)).toEqual([])
  })

  test.each<[number, FieldValues]>([
    [649, { basePrice: 649 }],
    [681, { basePrice: 649 }],
    [649, { basePrice: 5192, priceUom: 'set' }],
    [600, { basePrice: 650, taxIncluded: true }],
  ])('refuse an MRP of %d with %j', (mrp, change) => {
    expect(codes({ mrp, ...change })).toContain('MRP_BELOW_PRICE mrp')
  })

  test('judge a field of a branch for goods in words of the seller’s own', () => {
    const own = { title: 'Poncho set of eight', basePrice: 400, uom: 'piece', productGroup: 'Poncho', piecesPerSet: 8 }
    const ratio = { sizeRatio: [{ size: 'S', pieces: 1 }] }
    expect(judged({ ...own, ...ratio }).errors.map(({ code }) => code)).toEqual(['SIZE_RATIO_SUM'])
    expect(judged(own).errors).toEqual([])
  })
})

test('the least that publishes is a title, a price and a unit', () => {
  const { blocking, errors } = judged({ title: 'Cotton saree', basePrice: 450, uom: 'piece' })
  expect([...blocking, ...errors]).toEqual([])
})

test('every branch can be complete but for its files and samples', () => {
  const missing = readyExamples.whole.flatMap(({ name, body }) =>
    completeness(ready, judged(body).values).sections.flatMap((section) =>
      section.missing.map((field) => `${name} ${field}`),
    ),
  )
  expect(missing.filter((text) => !/(?:coverImage|sampleAvailable)$/.test(text))).toEqual([])
})

test.each([
  ['Georgette saree', '5407'],
  ['Polo T-shirt', '610510'],
  ['King bedsheet', '6302'],
  ['Bath towel', '630260'],
  ['Hand-knotted rug', '570110'],
  ['Dress material', ''],
])('the customs code of %s is %s', (name, code) => {
  const hs = suggestHs(ready, example(name))
  expect(hs?.ok ? hs.code : '').toBe(code)
})

describe('a listing in facets and numbers', () => {
  const seller = { companyName: 'Mill', city: 'Surat', state: 'Gujarat', country: 'IN' }
  const facetsOf = (values: FieldValues) =>
    listingFacets({ values, seller } as unknown as Parameters<typeof listingFacets>[0], ready).map(
      ({ field, label }) => `${field} ${label}`,
    )

  test('has the sides of one piece and the margin on MRP', () => {
    expect(listingNumbers(example('Bath towel'), ready)).toMatchObject({ sizeWidth: 76.2, sizeLength: 152.4 })
    expect(listingNumbers(example('Georgette saree'), ready)).toMatchObject({ mrp: 1299, retailMargin: 47.5 })
    const pair = { ...example('Georgette saree'), uom: 'pair', priceUom: 'pair' }
    expect(listingNumbers(pair, ready)).not.toHaveProperty('retailMargin')
    // The price of a set and the MRP of a piece are not of the same pack.
    expect(listingNumbers(example('King bedsheet'), ready)).not.toHaveProperty('retailMargin')
  })

  test('has no value of a branch that was left', () => {
    const facets = facetsOf({ ...example('Georgette saree'), sizes: ['M'], bedSize: 'King', threadCount: 300 })
    expect(facets).toContain('productGroup Saree')
    expect(facets.filter((text) => /^(?:sizes|bedSize) /.test(text))).toEqual([])
  })

  test('takes the structure from the name of the cloth', () => {
    expect(facetsOf({ productGroup: 'Saree', fabricName: 'georgett' })).toContain('fabricStructure Woven')
  })
})

test('a price per set is a price per piece by the pieces of the set', () => {
  expect(convertPrice(5192, 'set', 'piece', example('Georgette saree'))).toBe(649)
  expect(convertPrice(7788, 'dozen', 'piece', {})).toBe(649)
  expect(convertPrice(5192, 'set', 'piece', {})).toBeNull()
})

describe('a line', () => {
  test.each<[string, FieldValues]>([
    [
      ready.lineExample ?? '',
      { productGroup: 'Saree', piecesPerSet: 8, sareeLength: 5.5, basePrice: 649, availableQuantity: 240 },
    ],
    ['king bedsheet 300 tc', { productGroup: 'Bedsheet', bedSize: 'King', threadCount: 300 }],
    ['polo 220 gsm M-XXL min 24 pcs 238', { gsm: 220, sizes: ['M', 'L', 'XL', 'XXL'], basePrice: 238 }],
    ['500 gsm towel 30x60 rs 189/pc', { gsm: 500, size: '30x60 in', basePrice: 189, priceUom: 'piece' }],
    ['rayon kurti set of 4 mrp 999 385+gst', { piecesPerSet: 4, mrp: 999, basePrice: 385, taxIncluded: false }],
  ])('%s is read whole', (line, values) => {
    const reading = readLine(ready, line)
    expect(reading.values).toMatchObject(values)
    expect(reading.rest).toBe('')
  })
})

describe('a line as the trade types it', () => {
  test.each<[string, FieldValues]>([
    [
      'Mens polo t-shirt matty S M L XL ratio 1:2:2:1, Rs 210',
      {
        sizeRatio: [
          { size: 'S', pieces: 1 },
          { size: 'M', pieces: 2 },
          { size: 'L', pieces: 2 },
          { size: 'XL', pieces: 1 },
        ],
      },
    ],
    [
      'Kurti rayon 14kg M L XL, catalogue Sanskruti vol 5, 245/- per pc',
      { catalogueName: 'Sanskruti vol 5', quality: { note: 'rayon 14kg' } },
    ],
    ['Lungi 2.25 m cotton Rs 160 pc', { basePrice: 160, priceUom: 'piece' }],
    ['School shirt white size 40 Rs 185', { sizes: ['40'] }],
    ['Salwar suit 3 pc cotton Rs 850', { subcategory: 'Three-piece set' }],
  ])('%s', (line, values) => {
    const reading = readLine(ready, line)
    expect(reading.values).toMatchObject(values)
    expect(reading.rest).toBe('')
  })
})

test.each<[string, string, string]>([
  ['sizes', '34b', '34B'],
  ['fit', 'boot cut', 'Bootcut'],
  ['fit', 'skinny', 'Skinny'],
  ['work', 'ripped', 'Distressed'],
  ['work', 'gota work', 'Lace'],
  ['work', 'cutdana', 'Cutdana work'],
  ['pattern', 'slogan', 'Graphic'],
  ['subcategory', 'pinafores', 'Pinafore'],
  ['color', 'nude', 'Skin'],
])('a garment maker: its %s "%s" is on the list', (field, typed, value) => {
  const spec = fieldSpec(ready, field)
  expect(spec && 'vocabulary' in spec ? canonicalValue(spec.vocabulary, typed) : null).toBe(value)
})

test('what is sold piece by piece is not asked how many pieces a set has', () => {
  const missing = (values: FieldValues) =>
    completeness(ready, { productGroup: 'Blanket', uom: 'piece', ...values }).sections.flatMap((one) => one.missing)
  expect(missing({})).toContain('piecesPerSet')
  expect(missing({ fullSetOnly: false })).not.toContain('piecesPerSet')
  expect(missing({ fullSetOnly: true })).toContain('piecesPerSet')
  expect(missing({ fullSetOnly: false, uom: 'set' })).toContain('piecesPerSet')
})
