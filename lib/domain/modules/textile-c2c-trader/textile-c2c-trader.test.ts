import { describe, expect, test } from 'vitest'
import type { FieldValues } from '@/lib/domain/fields/field'
import { factsOf } from '@/lib/domain/listing/facts'
import { searchText } from '@/lib/domain/listing/finding/search-text'
import { completeness } from '@/lib/domain/listing/judging/completeness'
import { judgeListing } from '@/lib/domain/listing/judging/judge'
import { presentCard } from '@/lib/domain/listing/presenting/card'
import { presentListing, presentStoredText } from '@/lib/domain/listing/presenting/present'
import { readLine } from '@/lib/domain/listing/reading/read-line'
import { builtTitle } from '@/lib/domain/listing/titles/built-title'
import { listingWith } from '@/lib/testing/example-listings'
import { textileC2cTrader } from '.'
import { textileC2cTraderExamples } from './examples'
import { textileC2cTraderViews } from './views'

const { whole } = textileC2cTraderExamples
const example = (name: string): FieldValues =>
  whole.find((one) => one.name === name)?.body ?? expect.fail(`no example ${name}`)
const judged = (body: FieldValues) =>
  judgeListing({ definition: textileC2cTrader, body, stored: {}, storedStatus: 'ACTIVE', isMicroOrSmall: false })
const codes = (change: FieldValues, name = 'Banarasi saree') => {
  const { blocking, warnings } = judged({ ...example(name), ...change })
  return [...blocking, ...warnings].map(({ code, field }) => `${code} ${field}`)
}

describe('a minimal listing', () => {
  const body = { title: 'Used Banarasi Silk Saree', basePrice: 3200, uom: 'piece' }

  test('publishes with a price or one slab, and is used unless it says more', () => {
    expect(judged(body)).toMatchObject({ blocking: [], values: { condition: 'Used', priceUom: 'piece' } })
    const { basePrice, ...rest } = body
    expect(judged({ ...rest, quantitySlabs: [{ minQty: 1, price: basePrice }] }).blocking).toEqual([])
  })

  test('is one of five conditions, in a draft too', () => {
    for (const condition of ['New', 'Like new', 'Used', 'Seconds', 'Claimless'])
      expect(judged({ ...body, condition }).blocking).toEqual([])
    for (const status of ['ACTIVE', 'DRAFT'])
      expect(judged({ ...body, condition: 'Fresh', status }).blocking).toMatchObject([
        { code: 'NOT_IN_LIST', field: 'condition' },
      ])
  })

  test('is of 50 at most', () => {
    expect(judged({ ...body, availableQuantity: 500 }).blocking).toMatchObject([
      { code: 'TOO_LARGE', field: 'availableQuantity' },
    ])
  })

  test.each([['hsCode'], ['incoterm'], ['taxIncluded'], ['moq'], ['creditTerms'], ['exportPrice']])(
    'asks for no %s',
    (name) => {
      expect(textileC2cTrader.fields[name]?.isHidden).toBe(true)
    },
  )
})

describe('rules', () => {
  test.each<[string, FieldValues, string]>([
    ['like new, but worn often', { condition: 'Like new', timesUsed: 'Often' }, 'LIKE_NEW_WORN condition'],
    ['faults that are not described', { condition: 'Seconds', defects: 'None' }, 'DEFECTS_MISSING defects'],
    ['a price above that of a new one', { basePrice: 9000 }, 'PRICE_ABOVE_NEW basePrice'],
    ['a phone number', { defects: 'Call 98765 43210 for pictures' }, 'CONTACT_IN_TEXT defects'],
    ['an e-mail address', { location: 'anjali@mail.example' }, 'CONTACT_IN_TEXT location'],
    ['a meeting without a place', { location: '', pin: '' }, 'HANDOVER_WITHOUT_PLACE location'],
  ])('warn of %s', (_, change, issue) => {
    expect(codes(change)).toContain(issue)
  })

  test('take a long number for no phone number, and a size for none', () => {
    expect(codes({ defects: 'Zari of 1962, border 10 12 14 cm' })).toEqual([])
  })
})

describe('titles and key facts', () => {
  test.each([
    [
      'Banarasi saree',
      'Used Zari Katan silk Banarasi Saree, 5.5 m, Maroon, one time worn, 2 years old',
      'Used once · 2 years old · 62 % below new',
    ],
    [
      'Lehenga',
      'Like new Women Embroidered Net fabric Lehenga, M, Pink, one time worn, 1 year old',
      'Used once · 1 year old · 64 % below new',
    ],
    [
      'Khadi kurta',
      'New Men Khadi Kurta, 40, White, with tags, 6 months old',
      'Never used · 6 months old · 37 % below new',
    ],
    [
      'Sewing machine',
      'Used Usha Sewing machine, Janome Dream Stitch, White, used often, 5 years old',
      'Used often · 5 years old · 60 % below new',
    ],
    ['Knitting wool', 'New Acrylic Knitting wool, 100 g, Red, 1 year old', 'Never used · 1 year old · 44 % below new'],
  ])('of %s', (name, title, fact) => {
    const { values } = judged(example(name))
    expect(builtTitle(textileC2cTrader, values)).toBe(title)
    expect(textileC2cTraderViews.keyFact?.(factsOf(textileC2cTrader, values))).toBe(fact)
  })

  test('are empty while nothing is known', () => {
    expect(builtTitle(textileC2cTrader, {})).toBe('')
  })
})

test('who sells is in no public form of a listing', () => {
  const listing = listingWith('textile_c2c_trader', 'Banarasi saree', judged(example('Banarasi saree')).values)
  const { sellerId, companyId, publicId } = listing.seller
  for (const text of [
    presentStoredText(listing, textileC2cTrader),
    JSON.stringify(presentCard(listing, textileC2cTrader, textileC2cTraderViews)),
    JSON.stringify(presentListing(listing, textileC2cTrader, { purpose: 'LISTING_READ', isOwner: false })),
    searchText(listing, textileC2cTrader),
  ]) {
    expect([sellerId, companyId, 'Tapi Mills'].filter((secret) => text.includes(secret))).toEqual([])
  }
  const record = presentListing(listing, textileC2cTrader, { purpose: 'LISTING_READ', isOwner: false })
  expect(record).toMatchObject({ sellerId: publicId, userId: publicId, companyId: publicId, businessChannel: 'C2C' })
  const own = presentListing(listing, textileC2cTrader, { purpose: 'LISTING_READ', isOwner: true })
  expect(own).toMatchObject({ sellerId, companyId })
})

test.each(whole.map(({ name }) => [name]))('%s can be completed with pictures', (name) => {
  const { values } = judged(example(name))
  const { score } = completeness(textileC2cTrader, { ...values, coverImage: ['a'], galleryImages: ['b', 'c'] })
  expect(score).toBeGreaterThanOrEqual(90)
})

describe('what people write', () => {
  test.each<[string, FieldValues]>([
    ['banarasi silk saree used', { itemType: 'Saree', subcategory: 'Banarasi', condition: 'Used' }],
    ['lehenga size m used once', { itemType: 'Lehenga', size: ['M'], timesUsed: 'Once' }],
    ['khadi kurta like new', { itemType: 'Kurta', fabricName: 'Khadi', condition: 'Like new' }],
    ['levis jeans 32 waist good condition 600', { brandManufacturer: 'Levis', size: ['32'], basePrice: 600 }],
    ['preloved kanjivaram saree 10 years old 3500', { condition: 'Used', age: 10, basePrice: 3500 }],
    ['bridal lehenga worn once bought for 45000 selling 15000', { originalPrice: 45_000, basePrice: 15_000 }],
    ['silk saree small stain near pallu, price negotiable', { defects: 'small stain near pallu', negotiable: true }],
    ['cotton saree no stains, with bill', { defects: 'None', originalBill: true }],
    ['second hand sewing machine in working condition', { itemType: 'Sewing machine', isWorking: true }],
    ['acrylic knitting wool 100 g 5 balls', { itemType: 'Knitting wool', woolWeight: 100, availableQuantity: 5 }],
    ['anarkali suit bust 38 length 50 inch', { measurements: { chest: 38, fullLength: 50 } }],
    ['brand new kurti with tags size L', { condition: 'New', tagsAttached: true, size: ['L'] }],
    ['6 months old denim jacket bought in 2025', { age: 0.5, purchaseYear: 2025 }],
  ])('%s', (line, values) => {
    expect(readLine(textileC2cTrader, line).values).toMatchObject(values)
  })

  test.each([
    ['10 year old girl lehenga', 'age'],
    ['wedding sherwani 38', 'basePrice'],
    ['new arrival silk saree', 'condition'],
  ])('%s says no %s', (line, name) => {
    expect(readLine(textileC2cTrader, line).values).not.toHaveProperty(name)
  })

  test('the example of a line is read whole', () => {
    const { values, rest, issues } = readLine(textileC2cTrader, textileC2cTrader.lineExample ?? '')
    expect({ rest, issues }).toEqual({ rest: '', issues: [] })
    expect(values).toMatchObject({ originalPrice: 8500, basePrice: 3200, cleaned: 'Dry cleaned', uom: 'piece' })
  })
})
