import { describe, expect, test } from 'vitest'
import { scrapClass } from '@/lib/domain/families/scrap/vocabulary'
import type { FieldValues } from '@/lib/domain/fields/field'
import { factsOf } from '@/lib/domain/listing/facts'
import { listingNumbers } from '@/lib/domain/listing/finding/number-facets'
import { completeness } from '@/lib/domain/listing/judging/completeness'
import { judgeListing } from '@/lib/domain/listing/judging/judge'
import { readLine } from '@/lib/domain/listing/reading/read-line'
import { builtTitle } from '@/lib/domain/listing/titles/built-title'
import { convertPrice } from '@/lib/domain/units/units'
import { scrapReusables } from '.'
import { scrapExamples } from './examples'
import { scrapViews } from './views'

const example = (name: string): FieldValues =>
  scrapExamples.whole.find((one) => one.name === name)?.body ?? expect.fail(`no example ${name}`)
const judged = (body: FieldValues) =>
  judgeListing({ definition: scrapReusables, body, stored: {}, storedStatus: 'ACTIVE', isMicroOrSmall: false })
const codes = (change: FieldValues, name = 'Paper cones') => {
  const { blocking, warnings } = judged({ ...example(name), ...change })
  return [...blocking, ...warnings].map(({ code, field }) => `${code} ${field}`)
}

describe('the titles of scrap', () => {
  test.each([
    ['Paper cones', 'Once-Used Paper Cones 5°57′ 170 mm, 50,000 pcs, After circular knitting, 38 g, Blue'],
    ['Plastic drums', 'Once-Used HDPE Plastic Drums 200 L, 240 pcs, With lid and ring, Open top, Blue'],
    ['SS scrap', 'SS Scrap 304, 6,500 kg, Dyeing vessel plates and pipes'],
    ['Loom scrap', 'Machine Scrap Heavy, 12 MT, 24 shuttle looms, dismantled'],
    ['Reeds', 'Used SS Reeds, 60 pcs, Air-jet profile reeds, 190 cm, 64 dents per 2 in'],
  ])('of %s is %s', (name, title) => {
    expect(builtTitle(scrapReusables, example(name))).toBe(title)
  })

  test('are empty without a class, and have the quantity of every class', () => {
    expect(builtTitle(scrapReusables, { material: 'MS' })).toBe('')
    for (const { value } of scrapClass.options)
      expect(builtTitle(scrapReusables, { scrapClass: value, availableQuantity: 1200, uom: 'kg' })).toContain(
        '1,200 kg',
      )
  })
})

test.each([
  ['Paper cones', '5°57′ · 170 mm · 50,000 pcs'],
  ['Plastic drums', '200 L · 240 pcs'],
])('the key fact of %s is %s', (name, fact) => {
  expect(scrapViews.keyFact?.(factsOf(scrapReusables, example(name)))).toBe(fact)
})

describe('the authorisation', () => {
  test.each<FieldValues>([
    { scrapClass: 'Battery', regulated: true },
    { scrapClass: 'E-waste' },
    { scrapClass: 'Used oil' },
    { scrapClass: 'Paper cones', hazardous: true },
    { scrapClass: 'Steel drums', regulated: true },
  ])('is asked for %j', (values) => {
    const body = { title: 'Goods of the yard', basePrice: 10, uom: 'kg', ...values }
    expect(judged(body).blocking).toContainEqual(
      expect.objectContaining({ code: 'AUTHORISATION_REQUIRED', field: 'authorisationNo' }),
    )
    expect(judged({ ...body, authorisationNo: 'SPCB/1' }).blocking).toEqual([])
  })

  test('is not asked for other goods, and a seller who denies it is warned', () => {
    expect(judged({ title: 'Goods of the yard', basePrice: 10, uom: 'kg' }).blocking).toEqual([])
    const { blocking, warnings } = judged({ ...example('Battery'), regulated: false, authorisationNo: null })
    expect(blocking).toEqual([])
    expect(warnings.map(({ code }) => code)).toContain('REGULATED_CLASS')
  })
})

describe('the rules', () => {
  test.each<[string, FieldValues, string?]>([
    ['DRUM_RESIDUE hazardous', { residue: 'Hazardous residue' }, 'Plastic drums'],
    ['UNIT_WEIGHT_USUAL unitWeight', { unitWeight: { value: 38, unit: 'kg' } }],
    ['PRICE_UNIT_USE priceUom', { reuseOrScrap: 'Scrap' }],
    ['PRICE_UNIT_USE unitWeight', { priceUom: 'kg', unitWeight: null }],
    ['USABLE_LOW usablePercent', { usablePercent: 30 }],
    ['CONTAMINATION_HIGH contamination', { contamination: 35 }, 'SS scrap'],
    ['WASTE_ELSEWHERE title', { title: 'Hosiery clips and paper cones' }],
    ['IMAGE_MISSING coverImage', { condition: 'JobLot' }],
    ['NOT_IN_LIST condition', { condition: 'Fresh' }],
    ['FIELD_NOT_APPLICABLE coneTaper', { coneTaper: '5°57′' }, 'SS scrap'],
    ['FIELD_NOT_APPLICABLE drumVolume', { drumVolume: 200 }],
    ['HS_SUGGESTION hsCode', { hsCode: '720449' }],
    ['MATERIAL_DIFFERS material', { material: 'Copper' }, 'SS scrap'],
  ])('say %s', (code, change, name) => {
    expect(codes(change, name)).toContain(code)
  })

  test.each<[FieldValues, string?]>([
    [{ material: 'Virgin kraft 400 g' }],
    [{ coneTaper: '4-20' }],
    [{ priceUom: 'kg', basePrice: 12 }],
    [
      { uom: 'lot', priceUom: 'lot', moqUom: 'lot', basePrice: 430_000, availableQuantity: 1, moq: 1, lotItems: [] },
      'Loom scrap',
    ],
    [{ taxNote: 'TCS as per law' }],
  ])('say nothing of %j', (change, name) => {
    expect(codes(change, name)).toEqual([])
  })
})

test('every example is complete but for its pictures', () => {
  const missing = scrapExamples.whole.flatMap(({ name, body }) =>
    completeness(scrapReusables, judged(body).values).sections.flatMap(({ missing }) =>
      missing.map((field) => `${name} ${field}`),
    ),
  )
  expect(missing).toEqual(scrapExamples.whole.flatMap(({ name }) => [`${name} coverImage`, `${name} galleryImages`]))
})

test('a price per piece is one per kg by the weight of a piece', () => {
  const cones = example('Paper cones')
  expect(convertPrice(0.38, 'piece', 'kg', cones)).toBeCloseTo(10, 9)
  expect(convertPrice(450, '1000', 'piece', cones)).toBeCloseTo(0.45, 9)
  expect(convertPrice(0.38, 'piece', 'kg', { scrapClass: 'Paper cones' })).toBeNull()
})

test('the numbers of a field that does not apply are left out', () => {
  const numbers = listingNumbers({ ...example('SS scrap'), drumVolume: 200 }, scrapReusables)
  expect(numbers).toMatchObject({ unitWeight: 40, contamination: 2 })
  expect(numbers.drumVolume).toBeUndefined()
})

describe('a price-list line', () => {
  test('of the example is read whole', () => {
    const { values, rest, issues } = readLine(scrapReusables, scrapReusables.lineExample ?? '')
    expect({ rest, errors: issues.filter(({ severity }) => severity === 'error') }).toEqual({ rest: '', errors: [] })
    expect(values).toMatchObject({ coneTaper: '5°57′', basePrice: 0.45, priceUom: 'piece', availableQuantity: 50_000 })
  })

  test.each<[string, FieldValues]>([
    ['used drums 200 l 750 each 120 nos', { basePrice: 750, priceUom: 'piece', availableQuantity: 120, uom: 'piece' }],
    ['ms scrap 34/kg 12 MT', { basePrice: 34, priceUom: 'kg', availableQuantity: 12_000, uom: 'kg' }],
    ['50000 used cones 5°57 at 0.40', { availableQuantity: 50_000, basePrice: 0.4, priceUom: 'piece' }],
    ['500 empty ms drums 210 l 620 per drum', { scrapClass: 'Steel drums', basePrice: 620, availableQuantity: 500 }],
    ['gunny bags 50 kg used 2000 pcs 22', { size: '50 kg', availableQuantity: 2000, basePrice: 22 }],
    ['ring frame scrap LMW 10 MT', { suitsMachine: 'LMW', availableQuantity: 10_000, uom: 'kg' }],
  ])('%s is read', (line, values) => {
    expect(readLine(scrapReusables, line).values).toMatchObject(values)
  })
})
