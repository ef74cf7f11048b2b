import { describe, expect, test } from 'vitest'
import type { FieldValues } from '@/lib/domain/fields/field'
import { factsOf } from '@/lib/domain/listing/facts'
import { keyNumberOf, listingNumbers } from '@/lib/domain/listing/finding/number-facets'
import { suggestHs } from '@/lib/domain/listing/hs-suggestion'
import { completeness } from '@/lib/domain/listing/judging/completeness'
import { judgeListing } from '@/lib/domain/listing/judging/judge'
import { presentListing } from '@/lib/domain/listing/presenting/present'
import { readLine } from '@/lib/domain/listing/reading/read-line'
import { builtTitle } from '@/lib/domain/listing/titles/built-title'
import { fieldSpec } from '@/lib/domain/modules/resolve'
import { canonicalValue } from '@/lib/domain/vocabulary/vocabulary'
import { textileRetailers } from '.'
import { textileRetailersExamples } from './examples'
import { textileRetailersViews } from './views'

const { whole } = textileRetailersExamples
const example = (name: string): FieldValues =>
  whole.find((one) => one.name === name)?.body ?? expect.fail(`no example ${name}`)
const judged = (body: FieldValues) =>
  judgeListing({ definition: textileRetailers, body, stored: {}, storedStatus: 'ACTIVE', isMicroOrSmall: false })
const codes = (change: FieldValues, name = 'Kurta fabric by the metre') => {
  const { blocking, warnings } = judged({ ...example(name), ...change })
  return [...blocking, ...warnings].map(({ code, field }) => `${code} ${field}`)
}

describe('a minimal listing', () => {
  const body = { title: 'Pure Cotton Kurta Fabric, per metre, 44"', basePrice: 449, uom: 'm' }

  test('publishes with a price that includes tax', () => {
    const { blocking, values } = judged(body)
    expect(blocking).toEqual([])
    expect(values).toMatchObject({ taxIncluded: true, priceUom: 'm', condition: 'Fresh' })
  })

  test('may not be sold above its MRP', () => {
    expect(judged({ ...body, mrp: 499 }).blocking).toEqual([])
    expect(judged({ ...body, mrp: 399 }).blocking).toMatchObject([{ code: 'MRP_BELOW_PRICE', field: 'mrp' }])
    // With 5 % GST on top the customer pays 471.45.
    expect(judged({ ...body, mrp: 460, taxIncluded: false }).blocking).toMatchObject([{ code: 'MRP_BELOW_PRICE' }])
  })

  test.each<[FieldValues, FieldValues]>([
    [{ uom: 'pair', priceUom: 'pair' }, { productGroup: 'Socks' }],
    [{ uom: 'unit', priceUom: 'unit' }, {}],
    [{ uom: 'kg', priceUom: 'kg' }, {}],
    [{ uom: 'set', priceUom: 'set', piecesPerSet: 3 }, { sealedPack: true }],
  ])('compares the MRP with the price of its own unit: %j', (sold, goods) => {
    const labelled = { ...body, ...sold, ...goods, mrp: 150 }
    expect(judged({ ...labelled, basePrice: 199 }).blocking).toMatchObject([{ code: 'MRP_BELOW_PRICE' }])
    expect(judged({ ...labelled, basePrice: 99 }).blocking).toEqual([])
  })

  test.each<[FieldValues]>([
    [{ uom: 'set', priceUom: 'set', piecesPerSet: 3 }],
    [{ uom: 'set', priceUom: 'set', piecesPerSet: 3, sealedPack: false }],
    [{ uom: 'dozen', priceUom: 'dozen' }],
    [{ uom: 'yd', priceUom: 'yd' }],
  ])('does not compare the MRP with a price of another pack: %j', (sold) => {
    expect(judged({ ...body, ...sold, mrp: 150, basePrice: 1999 }).blocking).toEqual([])
  })

  test('has the three conditions of a shop', () => {
    expect(judged({ ...body, condition: 'Seconds' }).blocking).toEqual([])
    expect(judged({ ...body, condition: 'JobLot', status: 'DRAFT' }).blocking).toMatchObject([{ code: 'NOT_IN_LIST' }])
  })
})

test('shops sell to shoppers first, and to business', () => {
  const listing = {
    listingId: 'l',
    moduleKey: 'textile_retailers',
    values: judged(example('Rayon kurti')).values,
    seller: { sellerId: 's', companyId: 'c', companyName: 'Shop', country: 'IN', city: '', state: '' },
    newArrivals: { usageCount: 0, isUsedHere: false },
    files: { attachments: [], externalLinks: [] },
    status: 'ACTIVE',
    createdAt: new Date(0),
    updatedAt: new Date(0),
  } as unknown as Parameters<typeof presentListing>[0]
  const record = presentListing(listing, textileRetailers, { purpose: 'LISTING_READ', isOwner: false })
  expect(record.businessChannel).toBe('B2C')
  expect(record.commercialValidation.allowedBusinessChannels).toEqual(['B2C', 'B2B'])
})

describe('rules', () => {
  test.each<[string, FieldValues, string]>([
    ['steps that miss the shortest cut', { minimumCut: 0.5, cutStep: 0.3 }, 'CUT_STEP cutStep'],
    ['an order below one cut', { minimumCut: 1, cutStep: 0.5, moq: 0.5 }, 'MOQ_UNDER_CUT moq'],
    ['a price of a fraction of the MRP', { mrp: 2000, basePrice: 129 }, 'DISCOUNT_UNUSUAL basePrice'],
    ['tax on top for shoppers', { taxIncluded: false, basePrice: 120 }, 'TAX_NOT_INCLUDED taxIncluded'],
    ['a sealed pack without its quantity', { sealedPack: true }, 'PACK_LABEL_INCOMPLETE netQuantity'],
    ['home delivery without an area', { deliveryRadius: null }, 'DELIVERY_AREA_MISSING deliveryRadius'],
    ['the width of cloth as that of a package', { clothWidth: null, width: 44 }, 'WIDTH_IS_PACKAGE width'],
    [
      'colours above the stock',
      { stockByColour: [{ color: 'Navy', shadeNo: '1', quantity: 999 }] },
      'STOCK_BY_COLOUR stockByColour',
    ],
    ['seconds without their faults', { condition: 'Seconds', quality: null }, 'DEFECTS_MISSING quality'],
  ])('warn of %s', (_, change, issue) => {
    expect(codes(change)).toContain(issue)
  })

  test('accept steps of a tenth of a metre', () => {
    expect(codes({ minimumCut: 0.3, cutStep: 0.1, moq: 0.3 })).toEqual([])
  })

  test('ask no Incoterm of a shop that ships abroad', () => {
    const abroad = codes({ tradeMode: 'Both', exportDocumentationReadiness: ['Commercial invoice'] })
    expect(abroad.filter((issue) => issue.includes('incoterm'))).toEqual([])
  })

  test('leave fields of another product alone, with a warning', () => {
    expect(codes({ sareeLength: 1 })).toEqual(['FIELD_NOT_APPLICABLE sareeLength'])
    expect(codes({ minimumCut: 0.5 }, 'Rayon kurti')).toEqual(['FIELD_NOT_APPLICABLE minimumCut'])
  })
})

describe('titles and key facts', () => {
  test.each([
    [
      'Kurta fabric by the metre',
      'Pure Cotton Cambric Kurti Fabric, per metre, 44", Print, Navy, MRP 149',
      'MRP ₹149 · 13 % off',
    ],
    ['Georgette saree', 'Embroidered Georgette Saree, 6.3 m with blouse, Maroon, MRP 2499', 'MRP ₹2,499 · 24 % off'],
    ['Rayon kurti', 'Women’s Printed Rayon Kurti, M to XXL, Mustard, MRP 999', 'MRP ₹999 · 30 % off'],
    ['King bedsheet', 'Bagru Percale Bedsheet, King, 108x108 in, 210 TC, Blue, MRP 1799', 'MRP ₹1,799 · 27 % off'],
    [
      'Linen shirt piece',
      'Pure Linen Chambray Shirting Cut piece, 1.6 m, 58", White, MRP 1450',
      'MRP ₹1,450 · 11 % off',
    ],
  ])('of %s', (name, title, fact) => {
    const { values } = judged(example(name))
    expect(builtTitle(textileRetailers, values)).toBe(title)
    expect(textileRetailersViews.keyFact?.(factsOf(textileRetailers, values))).toBe(fact)
  })

  test('are empty while the values say too little', () => {
    expect(builtTitle(textileRetailers, {})).toBe('')
    expect(builtTitle(textileRetailers, { productGroup: 'Fabric', clothWidth: { value: 44, unit: 'in' } })).toBe('')
  })
})

test('MRP and the discount are numbers to filter by, in rupees alone', () => {
  const { values } = judged(example('Rayon kurti'))
  expect(keyNumberOf(textileRetailers, factsOf(textileRetailers, values))).toBe(999)
  expect(listingNumbers(values, textileRetailers)).toMatchObject({ discount: 30 })
  const pair = { ...values, uom: 'pair', priceUom: 'pair', mrp: 120, basePrice: 99 }
  expect(listingNumbers(pair, textileRetailers)).toMatchObject({ discount: 17.5 })
  const set = { ...values, uom: 'set', priceUom: 'set', piecesPerSet: 3 }
  expect(listingNumbers(set, textileRetailers)).not.toHaveProperty('discount')
  expect(listingNumbers({ ...set, sealedPack: true }, textileRetailers)).toMatchObject({ discount: 30 })
  const abroad = { ...values, currency: 'EUR' }
  expect(keyNumberOf(textileRetailers, factsOf(textileRetailers, abroad))).toBeNull()
})

test.each([
  ['Kurta fabric by the metre', '520851'],
  ['King bedsheet', '6302'],
  ['Linen shirt piece', '5309'],
  ['Rayon kurti', ''],
])('the customs code of %s is "%s"', (name, code) => {
  const answer = suggestHs(textileRetailers, judged(example(name)).values)
  expect(answer?.ok ? answer.code : '').toBe(code)
})

test.each(whole.map(({ name }) => [name]))('%s can be completed', (name) => {
  const rest = {
    sampleAvailable: false,
    coverImage: 'image',
    sealedPack: false,
    netQuantity: '',
    packedBy: '',
    packedOn: '',
  }
  const { sealedPack, ...packed } = rest
  const body = example(name)
  const full = body.sealedPack === true ? { ...packed, ...body } : { sealedPack, ...packed, ...body }
  const { values } = judged({ ...full, coverImage: null })
  expect(completeness(textileRetailers, { ...values, coverImage: ['a'] })).toMatchObject({ score: 100, next: null })
})

describe('a line of a price list', () => {
  test('is read whole', () => {
    const { values, rest, issues } = readLine(textileRetailers, textileRetailers.lineExample ?? '')
    expect(rest).toBe('')
    expect(issues).toEqual([])
    expect(values).toMatchObject({ mrp: 149, basePrice: 129, priceUom: 'm', availableQuantity: 400, uom: 'm' })
  })

  test.each<[string, FieldValues]>([
    ['Silk dupatta bandhani red 750', { basePrice: 750, uom: 'piece', productGroup: 'Dupatta', color: 'Red' }],
    ['shirt piece 1.6 mtr giza cotton 699 10 pcs ready', { cutLength: 1.6, availableQuantity: 10, uom: 'piece' }],
    ['velvet fabric 44 inch maroon 280/m', { basePrice: 280, priceUom: 'm', uom: 'm' }],
    ['Terry bath towel 30x60 500 gsm 349 per piece', { basePrice: 349, priceUom: 'piece', uom: 'piece', gsm: 500 }],
  ])('%s takes the unit of its goods', (line, values) => {
    expect(readLine(textileRetailers, line).values).toMatchObject(values)
  })

  test.each([
    ['cotton poplin 12 screens print 44"'],
    ['poplin 45 colours'],
    ['cambric 72 inch'],
    ['kids frock 4 years'],
  ])('%s: a measure is no price', (line) => {
    expect(readLine(textileRetailers, line).values).not.toHaveProperty('basePrice')
  })
})

describe('a line as the trade types it', () => {
  test.each<[string, FieldValues]>([
    ['Blouse piece 80 cm Rs 95', { productGroup: 'Blouse piece', cutLength: 0.8 }],
    ['Blouse cloth 2x2 rubia 36 inch 85/m', { fabricName: 'Rubia' }],
    ['Poplin 36" 42 colours Rs 70 per mtr', { coloursAvailable: 42 }],
    ['Linen trouser length 1.3 m Rs 900', { productGroup: 'Shirt and trouser piece', cutLength: 1.3 }],
    ['Kanjivaram saree Rs 12500 tax included', { taxIncluded: true }],
    ['Shirt piece 1.6 m linen MRP 899 our price 749', { mrp: 899, basePrice: 749 }],
  ])('%s', (line, values) => {
    const reading = readLine(textileRetailers, line)
    expect(reading.values).toMatchObject(values)
    expect(reading.rest).toBe('')
  })
})

test('a set in one pack has one MRP', () => {
  const set = { uom: 'set', priceUom: 'set', moqUom: 'set', piecesPerSet: 5, mrp: 999 }
  expect(codes({ ...set, basePrice: 499 }, 'King bedsheet')).not.toContain('DISCOUNT_UNUSUAL basePrice')
  const pair = { uom: 'pair', priceUom: 'pair', moqUom: 'pair', mrp: 200 }
  expect(codes({ ...pair, basePrice: 30 })).not.toContain('DISCOUNT_UNUSUAL basePrice')
  expect(codes({ ...set, basePrice: 49 }, 'King bedsheet')).toContain('DISCOUNT_UNUSUAL basePrice')
})

test.each<[string, string, string]>([
  ['packageType', 'courier cover', 'Courier bag'],
  ['packageType', 'saree box', 'Box'],
  ['shopType', 'matching shop', 'Matching centre'],
  ['shopType', 'curtain shop', 'Furnishing'],
  ['shopType', 'suiting shop', 'Suiting and shirting'],
  ['shopType', 'burqa shop', 'Abaya and hijab shop'],
  ['color', 'skin colour', 'Skin'],
  ['size', '36C', '36C'],
])('a shopkeeper: its %s "%s" is on the list', (field, typed, value) => {
  const spec = fieldSpec(textileRetailers, field)
  expect(spec && 'vocabulary' in spec ? canonicalValue(spec.vocabulary, typed) : null).toBe(value)
})
