import { describe, expect, test } from 'vitest'
import type { FieldValues } from '@/lib/domain/fields/field'
import { factsOf } from '@/lib/domain/listing/facts'
import { listingFacets } from '@/lib/domain/listing/finding/facets'
import { listingNumbers } from '@/lib/domain/listing/finding/number-facets'
import { suggestHs } from '@/lib/domain/listing/hs-suggestion'
import { completeness } from '@/lib/domain/listing/judging/completeness'
import { judgeListing } from '@/lib/domain/listing/judging/judge'
import { isComparable } from '@/lib/domain/listing/pricing/comparable'
import { readLine } from '@/lib/domain/listing/reading/read-line'
import { builtTitle } from '@/lib/domain/listing/titles/built-title'
import { convertPrice } from '@/lib/domain/units/units'
import { chemicalDye } from '.'
import { chemicalExamples } from './examples'
import { priceAtFullStrength } from './strength'
import { chemicalKeyFact } from './title'
import { chemicalViews } from './views'

const judged = (body: FieldValues) =>
  judgeListing({ definition: chemicalDye, body, stored: {}, storedStatus: 'ACTIVE', isMicroOrSmall: false })
const example = (name: string): FieldValues => chemicalExamples.whole.find((one) => one.name === name)?.body ?? {}
const codes = (change: FieldValues, name = 'Reactive dye') => {
  const { blocking, warnings } = judged({ ...example(name), ...change })
  return [...blocking, ...warnings].map(({ code, field }) => `${code} ${field}`)
}

describe('the title', () => {
  test.each([
    ['Reactive dye', 'Reactive Black B 150% (C.I. 20505), Powder, 25 kg Bag'],
    ['Pigment', 'Pigment Blue B2G 40% (C.I. 74160), Paste, 50 kg Drum'],
    ['Softener', 'Silicone Softener ASM 30% Active, Emulsion, 120 kg Drum'],
    ['Enzyme', 'Bio Polish NX 10,000 U/g, Liquid, 30 kg Carboy'],
    ["Glauber's salt", "Glauber's Salt 99%, Powder, 50 kg Bag"],
    ['Caustic flakes', 'Caustic Soda Flakes 98%, 50 kg Bag'],
  ])('of %s is %s', (name, title) => {
    expect(builtTitle(chemicalDye, example(name))).toBe(title)
  })

  test('calls dissolved caustic soda lye, and a dye without a name by its C.I. name', () => {
    const lye = { ...example('Caustic flakes'), form: 'Liquid', purity: 48, packSize: null }
    expect(builtTitle(chemicalDye, lye)).toBe('Caustic Soda Lye 48%')
    const dye = { ...example('Reactive dye'), productName: null }
    expect(builtTitle(chemicalDye, dye)).toBe('Reactive Black 5 150% (C.I. 20505), Powder, 25 kg Bag')
  })
})

test.each([
  ['Reactive dye', '150 % · C.I. Reactive Black 5'],
  ['Caustic flakes', '98 % · Flakes'],
  ['Softener', '30 % active · Emulsion'],
  ['Enzyme', '10,000 U/g · Liquid'],
])('the key fact of %s is %s', (name, fact) => {
  expect(chemicalKeyFact(factsOf(chemicalDye, example(name)))).toBe(fact)
})

describe('the price at 100 % strength', () => {
  const price = (change: FieldValues) =>
    priceAtFullStrength(factsOf(chemicalDye, { ...example('Reactive dye'), ...change }))

  test('of 150 % at 300 a kg is 200 a kg', () => {
    expect(price({})).toBe(200)
    expect(price({ strength: 100 })).toBe(300)
    expect(price({ basePrice: 7500, priceUom: 'bag' })).toBe(200)
    expect(price({ basePrice: null, quantitySlabs: [{ minQty: 25, price: 330 }] })).toBe(220)
    expect(listingNumbers(example('Reactive dye'), chemicalDye)).toMatchObject({ priceAtFullStrength: 200 })
  })

  test('is absent where a fact is missing', () => {
    expect(price({ strength: null })).toBeNull()
    expect(price({ currency: 'USD' })).toBeNull()
    expect(price({ priceUom: 'L', form: 'Liquid' })).toBeNull()
  })

  test('of a liquid follows from its density', () => {
    expect(price({ priceUom: 'L', form: 'Liquid', density: 1.2, basePrice: 360 })).toBe(200)
    expect(convertPrice(100, 'L', 'kg', { density: 1.25 })).toBe(80)
    expect(convertPrice(100, 'L', 'kg', {})).toBeNull()
  })
})

describe('the rules', () => {
  test.each<[string, FieldValues, string?]>([
    ['CAS_CHECK_DIGIT casNo', { casNo: '17095-24-7' }],
    ['CAS_CHECK_DIGIT casNo', { casNo: '17095-24-8 + 12225-26-3' }],
    ['BAD_FORMAT casNo', { casNo: '17095-24-8 and black' }],
    ['BAD_FORMAT ciName', { ciName: 'Black five' }],
    ['BAD_FORMAT ciName', { ciName: 'Black 5' }],
    ['CI_CLASS_DIFFERS dyeClass', { dyeClass: 'Vat' }],
    ['CI_HUE_DIFFERS color', { color: 'Yellow' }],
    ['AMINE_DYE ciName', { ciName: 'C.I. Direct Black 38', dyeClass: 'Direct', dyeSeries: null, casNo: null }],
    ['STRENGTH_USUAL strength', { strength: 5 }],
    ['HAZARD_USUAL hazardous', { hazardous: false }, 'Caustic flakes'],
    ['CAS_SUBSTANCE casNo', { casNo: '497-19-8' }, 'Caustic flakes'],
    ['PACK_WEIGHT_DIFFERS packSize', { netWeight: 30 }],
    ['DENSITY_MISSING density', { priceUom: 'L', density: null }, 'Softener'],
    ['EXPIRY_MISSING expiryDate', { condition: 'Near expiry' }],
    ['BATCH_MISSING batchNo', { condition: 'Lot', batchNo: null }],
    ['CLAIM_CONTRADICTS declarations', { declarations: ['Silicone-free'] }, 'Softener'],
    ['SDS_REQUIRED complianceDocument', { hazardous: true }],
    ['AUTHORISATION_REQUIRED authorisationNo', { regulated: true }],
    ['DATES_REVERSED expiryDate', { mfgDate: '2026-06-01', expiryDate: '2026-05-31' }],
    ['SHELF_LIFE_DIFFERS shelfLife', { mfgDate: '2026-01-01', expiryDate: '2027-01-01', shelfLife: 24 }],
    ['FIELD_NOT_APPLICABLE purity', { purity: 98 }],
    ['FIELD_NOT_APPLICABLE unNumber', { unNumber: 'UN 1823' }],
    ['NOT_IN_LIST condition', { condition: 'Seconds' }],
  ])('say %s', (code, change, name) => {
    expect(codes(change, name)).toContain(code)
  })

  test.each<[FieldValues, string?]>([
    [{ casNo: '17095–24–8' }],
    [{ ciName: 'CI Reactive Black 5' }],
    [{ ciName: 'C.I. Reactive Black 5 (20505)' }],
    [{ ciName: 'C.I. Reactive Red 195, C.I. Reactive Yellow 145', casNo: null }],
    [{ ciName: 'C.I. Reduced Vat Blue 1', dyeClass: 'Indigo', color: 'Blue', dyeSeries: null, casNo: null }],
    [{ casNo: '17095-24-8 + 12225-26-2' }],
    [{ casNo: 'CAS No. 17095-24-8, 12225-26-2' }],
    [{ ciName: 'Reactive Black 5 + C.I. Reactive Orange 72' }],
    [{ ciName: 'C.I. Leuco Sulphur Black 1', dyeClass: 'Sulphur', dyeSeries: null, casNo: null }],
    [{ ciName: 'C.I. Acid Black 194', dyeClass: 'Metal-complex', dyeSeries: null, saltAlkali: null, casNo: null }],
    [{ ciName: 'C.I. Vat Blue 1', dyeClass: 'Indigo', color: 'Blue', dyeSeries: null, casNo: null }],
    [{ color: 'Navy' }],
    [{ netWeight: 25 }],
    [{ mfgDate: '2026-01-01', expiryDate: '2028-12-31', shelfLife: 36 }],
    [{ condition: 'near-expiry', expiryDate: '2027-01-31' }],
    [{ hazardous: true, complianceDocument: ['8e1ff3a2-6c1e-4f9a-9a55-2f6f27b3c111'], unNumber: '1823' }],
  ])('say nothing of %j', (change, name) => {
    expect(codes(change, name)).toEqual([])
  })
})

test('a C.I. name is one value to filter and compare by, however it is written', () => {
  const spellings = ['C.I. Reactive Black 5', 'CI Reactive Black 5', 'reactive black 5 (20505)']
  const seller = { state: '', country: 'IN' }
  const keys = spellings.flatMap((ciName) => {
    const listing = { values: judged({ ...example('Reactive dye'), ciName }).values, seller }
    const facets = listingFacets(listing as unknown as Parameters<typeof listingFacets>[0], chemicalDye)
    return facets.filter(({ field }) => field === 'ciName').map(({ valueKey, label }) => `${valueKey} ${label}`)
  })
  expect(keys).toHaveLength(3)
  expect(new Set(keys)).toEqual(new Set(['c.i. reactive black 5 C.I. Reactive Black 5']))
  const [own, other] = spellings.map((ciName) => ({ chemClass: 'Dye', ciName }))
  expect(isComparable(chemicalDye, own ?? {}, other ?? {})).toBe(true)
})

describe('the date of a batch', () => {
  const warned = (change: FieldValues, day?: string) => {
    const body = { ...example('Reactive dye'), ...change }
    const asked = { definition: chemicalDye, body, stored: {}, storedStatus: 'ACTIVE' as const, isMicroOrSmall: false }
    const { blocking, warnings } = judgeListing({ ...asked, ...(day === undefined ? {} : { day }) })
    expect(blocking).toEqual([])
    return warnings.map(({ code, field, message }) => `${code} ${field} ${message}`)
  }

  test.each<[string, FieldValues, RegExp]>([
    ['is over', { expiryDate: '2021-05-31' }, /^EXPIRED expiryDate The batch expired on 31 May 2021\./],
    [
      'is over, near expiry or not',
      { condition: 'Near expiry', expiryDate: '2026-11-26' },
      /^EXPIRED expiryDate .* 26 Nov 2026\./,
    ],
    ['is today', { expiryDate: '2026-11-27' }, /^EXPIRY_NEAR expiryDate .* 27 Nov 2026\./],
    ['is 30 days away', { expiryDate: '2026-12-27' }, /^EXPIRY_NEAR expiryDate .* 27 Dec 2026\./],
  ])('warns where it %s', (_what, change, warning) => {
    expect(warned(change, '2026-11-27')).toEqual([expect.stringMatching(warning)])
  })

  test.each<[string, FieldValues]>([
    ['is 31 days away', { expiryDate: '2026-12-28' }],
    ['is near, and the condition says so', { condition: 'Near expiry', expiryDate: '2026-12-01' }],
  ])('says nothing where it %s', (_what, change) => {
    expect(warned(change, '2026-11-27')).toEqual([])
  })

  test('is compared with no day where none is given', () => {
    expect(warned({ expiryDate: '2021-05-31' })).toEqual([])
  })
})

test('every branch can be complete but for its files', () => {
  const missing = chemicalExamples.whole.flatMap(({ name, body }) =>
    completeness(chemicalDye, judged(body).values).sections.flatMap((section) =>
      section.missing.map((field) => `${name} ${field}`),
    ),
  )
  // Whoever says that caustic soda is hazardous uploads its safety data sheet first.
  expect([...new Set(missing)]).toEqual(['Caustic flakes hazardous'])
})

test.each([
  ['Reactive dye', '320416'],
  ['Pigment', '320417'],
  ['Softener', '380991'],
  ['Enzyme', '350790'],
  ["Glauber's salt", '283311'],
  ['Caustic flakes', '281511'],
])('the customs code of %s is %s', (name, code) => {
  const hs = suggestHs(chemicalDye, example(name))
  expect(hs?.ok ? hs.code : '').toBe(code)
})

test('the line of the definition is read whole', () => {
  const { values, rest, issues } = readLine(chemicalDye, chemicalDye.lineExample ?? '')
  expect(rest).toBe('')
  expect(issues.filter(({ severity }) => severity === 'error')).toEqual([])
  expect(values).toMatchObject({
    title: 'Reactive Black B 150%, Powder, 25 kg Bag',
    dyeClass: 'Reactive',
    ciName: 'C.I. Reactive Black 5',
    strength: 150,
    packSize: 25,
    basePrice: 300,
    priceUom: 'kg',
    availableQuantity: 2000,
  })
})

test('drawings are of the pack, in few characters', () => {
  for (const { name, body } of chemicalExamples.whole) {
    const drawing = chemicalViews.drawing?.(factsOf(chemicalDye, body), 'a')
    expect(JSON.stringify(drawing).length, name).toBeLessThan(3000)
  }
})
