import { describe, expect, test } from 'vitest'
import type { FieldValues } from '@/lib/domain/fields/field'
import { factsOf } from '@/lib/domain/listing/facts'
import { keyNumberOf, listingNumbers } from '@/lib/domain/listing/finding/number-facets'
import { suggestHs } from '@/lib/domain/listing/hs-suggestion'
import { completeness } from '@/lib/domain/listing/judging/completeness'
import { judgeListing } from '@/lib/domain/listing/judging/judge'
import { readLine } from '@/lib/domain/listing/reading/read-line'
import { builtTitle } from '@/lib/domain/listing/titles/built-title'
import { convertPrice } from '@/lib/domain/units/units'
import { miniWholesale } from '.'
import { miniWholesaleExamples } from './examples'
import { miniWholesaleViews } from './views'

const { whole } = miniWholesaleExamples
const example = (name: string): FieldValues =>
  whole.find((one) => one.name === name)?.body ?? expect.fail(`no example ${name}`)
const judged = (body: FieldValues) =>
  judgeListing({ definition: miniWholesale, body, stored: {}, storedStatus: 'ACTIVE', isMicroOrSmall: false })
const codes = (change: FieldValues, name = 'Dress material') => {
  const { blocking, warnings } = judged({ ...example(name), ...change })
  return [...blocking, ...warnings].map(({ code, field }) => `${code} ${field}`)
}

describe('the price of a bundle and of one piece', () => {
  const body = { title: 'Mix cotton suits', piecesPerBundle: 10, basePrice: 2450, uom: 'bundle' }

  test('agree within 1 %', () => {
    expect(judged({ ...body, pricePerPiece: 245 }).blocking).toEqual([])
    expect(judged({ ...body, pricePerPiece: 247 }).blocking).toEqual([])
    expect(judged({ ...body, pricePerPiece: 250 }).blocking).toMatchObject([
      { code: 'BUNDLE_PRICE_DIFFERS', field: 'pricePerPiece' },
    ])
  })

  test('are compared in any unit that converts to pieces', () => {
    expect(judged({ ...body, uom: 'piece', basePrice: 245, pricePerPiece: 300 }).blocking).toHaveLength(1)
    expect(judged({ ...body, uom: 'dozen', basePrice: 2940, pricePerPiece: 245 }).blocking).toEqual([])
    expect(judged({ ...body, uom: 'kg', basePrice: 500, pricePerPiece: 245 }).blocking).toEqual([])
    expect(judged({ ...body, uom: 'kg', bundleWeight: 5, basePrice: 490, pricePerPiece: 245 }).blocking).toEqual([])
  })

  test('is known by the piece, the bundle and the kg where the listing says enough', () => {
    const facts = { piecesPerBundle: 10, bundleWeight: 5 }
    expect(convertPrice(2450, 'bundle', 'piece', facts)).toBe(245)
    expect(convertPrice(2450, 'bundle', 'kg', facts)).toBe(490)
    expect(convertPrice(245, 'piece', 'kg', { piecesPerBundle: 10 })).toBeNull()
  })

  test('and the pieces are numbers to filter by', () => {
    const { values } = judged({ ...body })
    expect(keyNumberOf(miniWholesale, factsOf(miniWholesale, values))).toBe(10)
    expect(listingNumbers(values, miniWholesale)).toMatchObject({ pricePerPiece: 245 })
  })
})

describe('rules', () => {
  test.each<[string, FieldValues, string]>([
    [
      'more colours than pieces',
      { piecesPerBundle: 3, designsPerBundle: 3, basePrice: 735 },
      'SET_OVER_PIECES colourSet',
    ],
    ['a weight that the cloth cannot have', { bundleWeight: 40, gsm: 100 }, 'BUNDLE_WEIGHT_DIFFERS bundleWeight'],
    ['fresh goods that are seconds', { condition: 'Seconds', quality: { note: 'stains' } }, 'GRADE_CONDITION mixGrade'],
    ['claimless goods that are replaced', { condition: 'Claimless' }, 'CLAIMLESS_REPLACEMENT replacement'],
    ['a wholesale minimum', { moq: 50 }, 'MOQ_NOT_SMALL moq'],
    ['leftovers without a picture', { condition: 'JobLot', mixGrade: 'Lot' }, 'IMAGE_MISSING coverImage'],
  ])('warn of %s', (_, change, issue) => {
    expect(codes(change)).toContain(issue)
  })

  test('ask what a bundle holds', () => {
    const { warnings } = judged({ title: 'Mix cotton suits', basePrice: 2450, uom: 'bundle' })
    expect(warnings).toContainEqual(expect.objectContaining({ code: 'BUNDLE_UNIT', field: 'piecesPerBundle' }))
  })

  test('leave what does not apply to yarn alone, with a warning', () => {
    expect(codes({ productGroup: 'Saree', work: ['Print'] }, 'Yarn bundle')).toEqual([
      'FIELD_NOT_APPLICABLE productGroup',
      'FIELD_NOT_APPLICABLE work',
    ])
  })
})

describe('titles and key facts', () => {
  test.each([
    [
      'Dress material',
      'Mix Printed Cambric Dress material, 10-pc Bundle, 4.5 m each, Unstitched',
      '10 pcs · ₹245 each',
    ],
    ['Kurti size set', 'Mix Women Printed Rayon Kurti, 6-pc Bundle, M to XXL', '6 pcs · ₹285 each'],
    ['Cut pack by weight', 'Mix Poplin Cut piece, 5 kg Bundle, 2 m each, Fresh-mix', '5 kg'],
    ['Yarn bundle', 'Mix 2/32 Nm Acrylic Yarn, 12-pc Bundle', '12 pcs · ₹38 each'],
  ])('of %s', (name, title, fact) => {
    const { values } = judged(example(name))
    expect(builtTitle(miniWholesale, values)).toBe(title)
    expect(miniWholesaleViews.keyFact?.(factsOf(miniWholesale, values))).toBe(fact)
  })

  test('are empty without goods', () => {
    expect(builtTitle(miniWholesale, { piecesPerBundle: 10, sourceModule: 'Ready product' })).toBe('')
  })
})

test.each<[string, FieldValues, string]>([
  ['Dress material', { gsm: 95 }, '5208'],
  ['Cut pack by weight', { gsm: 115 }, '5208'],
  ['Cut pack by weight', { gsm: 115, sourceModule: 'Grey fabric', productGroup: null }, '520812'],
  ['Yarn bundle', {}, ''],
  ['Kurti size set', {}, ''],
])('the customs code of %s with %j is "%s"', (name, change, code) => {
  const answer = suggestHs(miniWholesale, judged({ ...example(name), ...change }).values)
  expect(answer?.ok ? answer.code : '').toBe(code)
})

test.each(whole.map(({ name }) => [name]))('%s can be completed', (name) => {
  const { values } = judged({ ...example(name), sampleAvailable: false })
  expect(completeness(miniWholesale, { ...values, coverImage: ['a'] })).toMatchObject({ score: 100, next: null })
})

describe('a line of a price list', () => {
  test('is read whole', () => {
    const { values, rest, issues } = readLine(miniWholesale, miniWholesale.lineExample ?? '')
    expect(rest).toBe('')
    expect(issues).toEqual([])
    expect(values).toMatchObject({
      piecesPerBundle: 10,
      basePrice: 2450,
      priceUom: 'bundle',
      availableQuantity: 40,
      uom: 'bundle',
      moq: 2,
      bundleType: 'Assorted designs',
      sourceModule: 'Ready product',
    })
  })

  test.each<[string, FieldValues]>([
    ['Surat georgette saree 8 pc set 325 per pc', { piecesPerBundle: 8, basePrice: 325, priceUom: 'piece' }],
    ['Cotton katpis 5 kg bundle 260 per kg', { bundleWeight: 5, basePrice: 260, priceUom: 'kg', uom: 'kg' }],
    ['handkerchief 12 pcs pack 180 per pack', { piecesPerBundle: 12, basePrice: 180, priceUom: 'bundle' }],
    ['dupatta 24 pcs 2400 per bundle (100/pc)', { piecesPerBundle: 24, pricePerPiece: 100, basePrice: 2400 }],
    ['cotton nighty 50 pcs bundle Rs 5500', { piecesPerBundle: 50, basePrice: 5500, uom: 'bundle' }],
    ['saree catalogue 12 pcs rate 425', { piecesPerBundle: 12, basePrice: 425, uom: 'piece' }],
    ['dress material 12 pcs set 310 per piece 20 sets ready', { availableQuantity: 20, uom: 'bundle' }],
    ['kids wear 50 pcs lot 99 each', { piecesPerBundle: 50, basePrice: 99, uom: 'piece' }],
  ])('%s', (line, values) => {
    expect(readLine(miniWholesale, line).values).toMatchObject(values)
  })
})
