import { describe, expect, test } from 'vitest'
import type { FieldValues } from '@/lib/domain/fields/field'
import { factsOf } from '@/lib/domain/listing/facts'
import { keyNumberOf } from '@/lib/domain/listing/finding/number-facets'
import { judgeListing } from '@/lib/domain/listing/judging/judge'
import type { SourceListing } from '@/lib/domain/listing/listing'
import { readLine } from '@/lib/domain/listing/reading/read-line'
import { builtTitle } from '@/lib/domain/listing/titles/built-title'
import { describeModule } from '@/lib/domain/modules/describe'
import { EXAMPLE_DAY } from '@/lib/testing/example-listings'
import { suggestionsNewArrivalTrending as board } from '.'
import { POINTING } from './bodies'
import { boardExamples } from './examples'
import { boardReaders } from './readers'
import { boardViews } from './views'

const judged = (body: FieldValues, source?: SourceListing | null) =>
  judgeListing({
    definition: board,
    body,
    stored: {},
    storedStatus: 'ACTIVE',
    isMicroOrSmall: false,
    day: EXAMPLE_DAY,
    ...(source === undefined ? {} : { source }),
  })
const codes = (body: FieldValues, source?: SourceListing | null) => {
  const { blocking, warnings } = judged(body, source)
  return [...blocking, ...warnings].map(({ code, field }) => `${code} ${field}`)
}

const ID = '01980000-0000-7000-8000-000000000001'
const SATIN: SourceListing = {
  listingId: ID,
  isOwn: true,
  moduleKey: 'finish_fabric',
  status: 'ACTIVE',
  title: '60s Cotton Satin Navy',
  condition: 'Lot',
  price: 142,
  currency: 'INR',
  priceUom: 'm',
  evidence: { photo: true, detail: true, identity: false },
  trendScore: 35,
}

describe('a minimal card', () => {
  test('publishes with its kind and its headline, which is its title', () => {
    const { blocking, values } = judged({ cardType: 'Forecast', headline: 'AW27 in earth tones' })
    expect(blocking).toEqual([])
    expect(values).toEqual({
      cardType: 'Forecast',
      headline: 'AW27 in earth tones',
      title: 'AW27 in earth tones',
      validFrom: EXAMPLE_DAY,
      validTo: '2026-12-21',
    })
    expect(judged({ cardType: 'Forecast', title: 'AW27 in earth tones' }).values.headline).toBe('AW27 in earth tones')
  })

  test('needs both', () => {
    expect(codes({ headline: 'No kind' })).toEqual(['REQUIRED cardType'])
    expect(codes({ cardType: 'Forecast' })).toEqual(['NAME_REQUIRED headline'])
  })

  test('has no price, no stock and no unit of sale', () => {
    const extra = { basePrice: 10, availableQuantity: 5, packageType: 'Bag' }
    expect(codes({ cardType: 'Forecast', headline: 'Earth tones', ...extra }).sort()).toEqual([
      'FIELD_NOT_APPLICABLE availableQuantity',
      'FIELD_NOT_APPLICABLE basePrice',
      'FIELD_NOT_APPLICABLE packageType',
    ])
    expect(describeModule(board)).toMatchObject({ priceBases: [], conditions: [], firstQuestions: [] })
  })
})

describe('a card that points to goods', () => {
  const [arrival = {}] = POINTING

  test('takes their condition, price, proof and score', () => {
    const { blocking, warnings, values } = judged({ ...arrival, sourceListingId: ID }, SATIN)
    expect([blocking, warnings]).toEqual([[], []])
    expect(values).toMatchObject({
      condition: 'Lot',
      trendScore: 35,
      evidence: SATIN.evidence,
      source: { state: 'Open', title: SATIN.title, price: 142, priceUom: 'm' },
    })
  })

  test('is refused where they are not open, or in another module', () => {
    const body = { ...arrival, sourceListingId: ID }
    const notFound = ['SOURCE_NOT_FOUND sourceListingId']
    expect(codes(body, null)).toEqual(notFound)
    expect(codes(body, { ...SATIN, status: 'ARCHIVED' })).toEqual(notFound)
    expect(codes({ ...body, sourceModule: 'yarn' }, SATIN)).toEqual(notFound)
    expect(codes(body, { ...SATIN, moduleKey: board.moduleKey })).toEqual(notFound)
  })

  test('is asked to name them, without being refused', () => {
    expect(codes(arrival)).toEqual(['SOURCE_MISSING sourceListingId'])
  })

  test('keeps nothing of goods that it points to no longer', () => {
    const before = judged({ ...arrival, sourceListingId: ID }, SATIN).values
    const { values } = judgeListing({
      definition: board,
      body: { sourceListingId: null },
      stored: before,
      storedStatus: 'ACTIVE',
      isMicroOrSmall: false,
      source: null,
    })
    for (const name of ['source', 'condition', 'trendScore', 'evidence']) expect(values).not.toHaveProperty(name)
  })
})

test('a card ends at most thirty days after it begins, and not before', () => {
  const at = (validFrom: string, validTo: string) =>
    codes({ cardType: 'Forecast', headline: 'Earth tones', validFrom, validTo })
  expect(at('2026-12-01', '2026-12-31')).toEqual([])
  expect(at('2026-12-01', '2027-01-01')).toEqual(['VALIDITY_TOO_LONG validTo'])
  expect(at('2026-12-05', '2026-12-01')).toEqual(['DATES_REVERSED validTo'])
  expect(at('2026-10-20', '2026-11-20')).toEqual(['VALIDITY_TOO_LONG validTo', 'VALIDITY_OVER validTo'])
  expect(at('2026-11-01', EXAMPLE_DAY)).toEqual([])
})

test('a wish says how much, and by when it makes sense', () => {
  const wish = { cardType: 'Buyer wish', headline: 'White poplin wanted' }
  expect(codes(wish)).toEqual(['WISH_QUANTITY_MISSING quantityWanted'])
  expect(codes({ ...wish, quantityWanted: 500, uom: 'm', wantedBy: '2026-11-01' })).toEqual([
    'WANTED_BEFORE_END wantedBy',
  ])
  expect(codes({ cardType: 'Forecast', headline: 'Earth tones', quantityWanted: 5 })).toEqual([
    'FIELD_NOT_APPLICABLE quantityWanted',
  ])
})

test('what the service computes is ignored when it is sent, with a warning', () => {
  const sent = { trendScore: 80, cardState: 'Expired', evidence: { photo: true }, condition: 'Fresh', source: {} }
  const { values, warnings } = judged({ cardType: 'Forecast', headline: 'Earth tones', ...sent })
  expect(warnings.map(({ code, field }) => `${code} ${field}`)).toEqual(
    Object.keys(sent).map((name) => `SERVER_OWNED_FIELD ${name}`),
  )
  for (const name of Object.keys(sent)) expect(values).not.toHaveProperty(name)
})

test.each([
  [0, 'Festive Handmade Sustainable Khadi Denim Kurta, until 21 Dec 2026, Blue and Ecru'],
  [1, 'Wanted 5,000 m School season Solids Poplin Shirt, until 21 Dec 2026, White, for Weaver'],
  [2, 'AW27 Earth tones Dobbies and textures Tweed Jacket, until 21 Dec 2026, Brown and Olive'],
])('the headline and the key fact of example %i', (place, headline) => {
  const { values } = judged(boardExamples.whole[place]?.body ?? {})
  expect(builtTitle(board, values)).toBe(headline)
  expect(boardViews.keyFact?.(factsOf(board, values))).toContain('until 21 Dec 2026')
  // Days since the beginning of 1970.
  expect(keyNumberOf(board, factsOf(board, values))).toBe(20_808)
})

describe('searches and lines', () => {
  const read = (text: string) => {
    const { values, rest } = readLine(board, text)
    const { title: _title, ...own } = values
    return { ...own, rest }
  }

  test.each<[string, FieldValues]>([
    ['ss26 print', { season: 'SS26', theme: ['Prints'] }],
    ['aw25 checks trending', { season: 'AW25', theme: ['Checks'], cardType: 'Trending' }],
    ['new arrival khadi denim', { cardType: 'New arrival', fabricName: ['Khadi', 'Denim'] }],
    ['S/S 2026 florals', { season: 'SS26', theme: ['Florals'] }],
    ['spring summer 27 stripes for boutiques', { season: 'SS27', theme: ['Stripes'], targetBuyer: ['Boutique'] }],
    ['fall winter 2026 plaid', { season: 'AW26', theme: ['Checks'] }],
    ['wedding sequins', { season: 'Wedding', theme: ['Sequins and shine'] }],
    ['diwali saree collection', { season: 'Diwali', productGroup: ['Saree'] }],
    ['pantone 17-1463', { colourStory: ['17-1463 TCX'] }],
    ['tie and dye kurti', { theme: ['Tie and dye'], productGroup: ['Kurti'] }],
    ['wanted 5000 m poplin', { quantityWanted: 5000, uom: 'm', cardType: 'Buyer wish', fabricName: ['Poplin'] }],
    ['earth tones navy', { theme: ['Earth tones'], colourStory: ['Navy'] }],
    ['block print mulmul', { theme: ['Block prints'] }],
    ['aw 26-27 jacquard shawls', { season: 'AW26', theme: ['Jacquards'] }],
    ['latest festive kurti designs', { season: 'Festive', productGroup: ['Kurti'] }],
    ['top summer 2027 colours pastel', { season: 'SS27', theme: ['Pastels'] }],
    ['charkhana', { theme: ['Checks'] }],
  ])('%s', (text, values) => {
    expect(read(text)).toMatchObject({ rest: '', ...values })
  })

  test('every reader reads its own examples whole', () => {
    for (const { examples } of boardReaders)
      for (const example of examples) expect(read(example).rest, example).toBe('')
  })
})
