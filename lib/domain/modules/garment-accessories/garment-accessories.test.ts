import { describe, expect, test } from 'vitest'
import {
  CAN_COME_OFF,
  HAS_SIZE_ASKED,
  HAS_STRUCTURE,
  IS_HARDWARE,
  trimType,
} from '@/lib/domain/families/trim/vocabulary/types'
import type { Condition, FieldValues } from '@/lib/domain/fields/field'
import { factsOf } from '@/lib/domain/listing/facts'
import { facetPlan } from '@/lib/domain/listing/finding/facet-answer'
import { listingFacets } from '@/lib/domain/listing/finding/facets'
import { keyNumberOf, listingNumbers } from '@/lib/domain/listing/finding/number-facets'
import { suggestHs } from '@/lib/domain/listing/hs-suggestion'
import { completeness } from '@/lib/domain/listing/judging/completeness'
import { judgeListing } from '@/lib/domain/listing/judging/judge'
import { readLine } from '@/lib/domain/listing/reading/read-line'
import { builtTitle } from '@/lib/domain/listing/titles/built-title'
import { fieldSpec } from '@/lib/domain/modules/resolve'
import { convertPrice } from '@/lib/domain/units/units'
import { canonicalValue } from '@/lib/domain/vocabulary/vocabulary'
import { garmentAccessories } from '.'
import { garmentAccessoriesExamples } from './examples'
import { garmentAccessoriesViews } from './views'

const example = (name: string): FieldValues =>
  garmentAccessoriesExamples.whole.find((one) => one.name === name)?.body ?? expect.fail(`no example ${name}`)
const judged = (body: FieldValues, stored: FieldValues = {}) =>
  judgeListing({ definition: garmentAccessories, body, stored, storedStatus: 'ACTIVE', isMicroOrSmall: false })
const codes = (name: string, change: FieldValues) => {
  const { blocking, warnings } = judged({ ...example(name), ...change })
  return [...blocking, ...warnings].map(({ code, field }) => `${code} ${field}`)
}
const keyFact = (values: FieldValues) => garmentAccessoriesViews.keyFact?.(factsOf(garmentAccessories, values))

describe('the titles of trims', () => {
  test.each([
    ['Button', '4-Hole Polyester Shirt Button 18L, Pearl White, Glossy, Gross Box'],
    ['Metal zip', 'No. 5 Metal Zipper 20 cm Closed-End, Black 580, Antique Brass, Auto-Lock, 100 in a Bag'],
    ['Jacquard elastic', '25 mm Woven Polyester Jacquard Elastic, White, 120% Stretch, Roll'],
    ['Woven label', 'Damask Woven Label 40×20 mm, Black, End Fold, 1000 in a Bag'],
    ['Fusible interlining', '60 GSM Woven Fusible Interlining 60", White, Cotton, Roll'],
    ['Ring snap', '24L Brass Ring and Prong Snap Button, Black, Gunmetal, Gross Box'],
    ['Crochet lace', '2 inch Crochet Cotton Lace, Ecru, Roll'],
  ])('of %s is %s', (name, title) => {
    expect(builtTitle(garmentAccessories, example(name))).toBe(title)
  })

  test('repeat no word and fit, for every example', () => {
    for (const { body } of garmentAccessoriesExamples.whole) {
      const title = builtTitle(garmentAccessories, body)
      const words = title.toLowerCase().match(/\p{L}{2,}/gu) ?? []
      expect(words.length, title).toBe(new Set(words).size)
      expect(title.length, title).toBeLessThanOrEqual(140)
    }
  })

  test('are empty while the values say too little', () => {
    expect(builtTitle(garmentAccessories, {})).toBe('')
    expect(builtTitle(garmentAccessories, { material: 'Brass' })).toBe('')
  })
})

test.each([
  ['Button', '18L · 4 holes'],
  ['Metal zip', 'No. 5 · 20 cm'],
  ['Jacquard elastic', '25 mm'],
  ['Woven label', '40×20 mm'],
  ['Fusible interlining', '60 g/m²'],
  ['Ring snap', '24L'],
])('the key fact of %s is %s', (name, fact) => {
  expect(keyFact(example(name))).toBe(fact)
})

describe('the size', () => {
  const sizeOf = (values: FieldValues) => keyNumberOf(garmentAccessories, factsOf(garmentAccessories, values))

  test.each<[FieldValues, number | null]>([
    [{ trimType: 'Button', ligne: 18 }, 11.43],
    [{ trimType: 'Button', size: { value: 11.5, unit: 'mm' } }, 11.43],
    [{ trimType: 'Zipper', zipper: { number: 5, length: 20 } }, 5],
    [{ trimType: 'Elastic', size: { value: 1, unit: 'in' } }, 25.4],
    [{ trimType: 'Elastic', clothWidth: { value: 1, unit: 'in' } }, 25.4],
    [{ trimType: 'Interlining', clothWidth: { value: 60, unit: 'in' }, gsm: 60 }, null],
    [{ trimType: 'Button', zipper: { number: 5 } }, null],
  ])('of %j is %s', (values, size) => {
    expect(sizeOf(values)).toBe(size)
  })

  test('fills the ligne of a button, and the diameter of a ligne, but not of an elastic', () => {
    const filled = (values: FieldValues) => factsOf(garmentAccessories, values).filled
    expect(filled({ trimType: 'Button', ligne: 18 })).toEqual({ size: { value: 11.43, unit: 'mm' } })
    expect(filled({ trimType: 'Button', size: { value: 15, unit: 'mm' } })).toEqual({ ligne: 24 })
    expect(filled({ trimType: 'Elastic', size: { value: 25, unit: 'mm' } })).toEqual({})
  })
})

describe('a field of another type', () => {
  const button = { ...example('Button'), zipper: { number: 5, teeth: 'Metal' }, stretch: 80, labelType: 'Woven' }

  test('is a warning, and in no facet, number or title', () => {
    const { blocking, warnings, values } = judged(button)
    expect(blocking).toEqual([])
    expect(warnings.map(({ code, field }) => `${code} ${field}`)).toEqual([
      'FIELD_NOT_APPLICABLE zipper',
      'FIELD_NOT_APPLICABLE labelType',
      'FIELD_NOT_APPLICABLE stretch',
    ])
    const seller = {
      sellerId: '',
      publicId: 'p',
      companyId: '',
      companyName: '',
      country: 'IN',
      city: '',
      state: '',
      isMicroOrSmall: false,
    }
    const facets = listingFacets({ values, seller }, garmentAccessories).map(({ field }) => field)
    expect(facets.filter((field) => /zipper|labelType/.test(field))).toEqual([])
    expect(
      Object.keys(listingNumbers(values, garmentAccessories)).filter((name) => /zipper|stretch/.test(name)),
    ).toEqual([])
    expect(builtTitle(garmentAccessories, values)).toBe(builtTitle(garmentAccessories, example('Button')))
  })

  test('may be a file: the artwork is that of woven labels', () => {
    const file = ['01a1f33d-0000-7000-8000-000000000001']
    expect(codes('Woven label', { designFile: file })).toEqual([])
    expect(codes('Woven label', { designFile: file, labelType: 'Printed', labelDensity: null })).toEqual([
      'FIELD_NOT_APPLICABLE designFile',
    ])
  })
})

describe('the facets', () => {
  test('are the numbers and the words of the zip', () => {
    const plan = facetPlan(garmentAccessories, { filter: { values: [], ranges: [] }, priceUnit: null } as never)
    const names = plan.facets.map(({ name }) => name)
    for (const name of [
      'trimType',
      'size',
      'ligne',
      'holes',
      'zipper.teeth',
      'zipper.ends',
      'zipper.number',
      'interlining.base',
      'material',
      'finish',
      'color',
      'nickelFree',
    ])
      expect(names, name).toContain(name)
    expect(new Set(names).size).toBe(names.length)
  })

  test('find a zip by its teeth in one spelling', () => {
    const values = { trimType: 'Zipper', zipper: { number: 5, teeth: 'nylon coil', ends: 'O/E' } }
    const seller = {
      sellerId: '',
      publicId: 'p',
      companyId: '',
      companyName: '',
      country: 'IN',
      city: '',
      state: '',
      isMicroOrSmall: false,
    }
    const found = listingFacets({ values, seller }, garmentAccessories).map(({ field, label }) => `${field} ${label}`)
    expect(found).toEqual(expect.arrayContaining(['zipper.teeth Coil', 'zipper.ends Open']))
    expect(listingNumbers(values, garmentAccessories)).toMatchObject({ 'zipper.number': 5 })
  })
})

describe('the rules', () => {
  test.each<[string, string, FieldValues]>([
    ['LIGNE_UNUSUAL ligne', 'Button', { ligne: 120 }],
    ['ZIP_NUMBER_UNUSUAL zipper.number', 'Metal zip', { zipper: { number: 18, teeth: 'Metal' } }],
    ['ZIP_MATERIAL material', 'Metal zip', { material: 'Nylon' }],
    ['ZIP_INVISIBLE_TEETH zipper.teeth', 'Metal zip', { zipper: { number: 3, teeth: 'Metal', ends: 'Invisible' } }],
    ['ZIP_UNIT uom', 'Metal zip', { uom: 'm', priceUom: 'm', moqUom: 'm' }],
    ['NICKEL_CLAIM_TEST nickelFree', 'Ring snap', { industryStandard: ['EN 71-1'] }],
    ['PULL_STRENGTH_LOW pullStrength', 'Ring snap', { pullStrength: 60 }],
    ['PULL_STRENGTH_LOW pullStrength', 'Ring snap', { pullStrength: 80 }],
    ['NEEDLE_DETECTOR needleDetectable', 'Ring snap', { material: 'Iron' }],
    ['PLATING_MATERIAL finish', 'Button', { material: 'Wood', finish: 'Chrome' }],
    ['TAPE_TOO_WIDE size', 'Jacquard elastic', { size: { value: 25, unit: 'in' } } as FieldValues],
    ['STRETCH_LOW stretch', 'Jacquard elastic', { stretch: 10 }],
    [
      'FUSE_TEMPERATURE interlining.temperature',
      'Fusible interlining',
      { interlining: { fusing: 'Fusible', base: 'Woven', adhesive: 'EVA', temperature: 180 } },
    ],
    ['UNIT_UNUSUAL uom', 'Crochet lace', { uom: 'gross', priceUom: 'gross', moqUom: 'gross' }],
    ['CHILDREN_CORD endUse', 'Crochet lace', { trimType: 'Drawcord', trimStyle: 'Round cord', endUse: ['Kids wear'] }],
    ['DEFECTS_MISSING quality', 'Button', { condition: 'Seconds' }],
    ['NOT_USUAL trimStyle', 'Button', { trimStyle: 'Guipure' }],
  ])('%s: %s with %j', (issue, name, change) => {
    const size = issue.startsWith('TAPE') ? { size: { value: 400, unit: 'mm' } } : change
    expect(codes(name, size)).toContain(issue)
  })

  test.each<[string, FieldValues]>([
    ['Button', { ligne: 18, size: { value: 11.5, unit: 'mm' } }],
    ['Button', { finish: 'Silver' }],
    ['Button', { finish: 'nickel-free silver' }],
    ['Button', { nickelFree: false, finish: 'Nickel', material: 'Brass' }],
    ['Button', { holes: 0, shank: 'Tunnel' }],
    ['Ring snap', { pullStrength: 92 }],
    ['Metal zip', { material: 'Aluminium' }],
  ])('are silent on %s with %j', (name, change) => {
    expect(codes(name, change)).toEqual([])
  })
})

describe('completeness', () => {
  const FILES = { coverImage: ['01a1f33d-0000-7000-8000-000000000001'] }

  test.each(garmentAccessoriesExamples.whole.map(({ name }) => [name]))('of %s can reach 100', (name) => {
    const values = { ...judged(example(name)).values, ...FILES }
    const missing = completeness(garmentAccessories, values).sections.flatMap(({ missing: fields }) => fields)
    expect(missing).toEqual([])
  })

  test('asks each type only for fields that it has', () => {
    for (const { value } of trimType.options) {
      const { sections } = completeness(garmentAccessories, { ...garmentAccessories.defaults, trimType: value })
      const { applicable } = factsOf(garmentAccessories, { trimType: value })
      const own = new Set(garmentAccessories.groups.specifications)
      const asked = sections.flatMap(({ missing }) => missing).filter((name) => own.has(name))
      expect(
        asked.filter((name) => !applicable.has(name)),
        value,
      ).toEqual([])
    }
  })
})

describe('what a trims dealer says of', () => {
  const written = (change: FieldValues) => judged({ ...example('Button'), ...NOT_BUTTON, ...change }).values
  const NOT_BUTTON = {
    ligne: null,
    holes: null,
    trimStyle: null,
    category: null,
    pullStrength: null,
    nickelFree: null,
    needleDetectable: null,
    finish: null,
    shade: null,
    packing: null,
  } as const

  test.each<[string, FieldValues, string, string, string]>([
    [
      'an eyelet',
      { trimType: 'grommet', trimStyle: 'with washer', material: 'Brass', tradeSize: 'No. 22', finish: 'Nickel' },
      'Brass Eyelet With Washer No. 22, White, Nickel',
      'No. 22',
      '830810',
    ],
    [
      'a stone',
      { trimType: 'Stone', trimStyle: 'Hotfix', tradeSize: 'SS16', material: 'Glass', color: 'crystal' },
      'Glass Hotfix Stone SS16, Transparent',
      'SS16',
      '701810',
    ],
    [
      'an underwire',
      { trimType: 'Bra accessory', trimStyle: 'Underwire', tradeSize: '34B', material: 'Steel', color: 'nude' },
      'Steel Underwire 34B, Skin',
      '34B',
      '',
    ],
    [
      'a hangtag',
      { trimType: 'Hangtag', material: 'art card', gsm: 350, size: { value: 50, unit: 'mm' }, finish: 'spot uv' },
      '350 GSM Paper Hangtag 50 mm, White, Spot UV',
      '50 mm · 350 g/m²',
      '4821',
    ],
    [
      'a wash care label',
      { trimType: 'Label', labelType: 'wash care', material: 'Satin', size: { value: 25, unit: 'mm' } },
      'Satin Care Label 25 mm, White',
      '25 mm',
      '580790',
    ],
    [
      'a puller',
      { trimType: 'Zipper slider', trimStyle: 'Puller only', material: 'PVC', color: 'Black' },
      'PVC Zip Puller, Black',
      '',
      '960720',
    ],
    [
      'a safety pin',
      { trimType: 'safety pins', material: 'Iron', size: { value: 28, unit: 'mm' }, color: 'Silver' },
      '28 mm Iron Safety Pin, Silver',
      '28 mm',
      '731940',
    ],
    [
      'knitted collars',
      { trimType: 'flat knit collars', material: 'Cotton', color: 'Navy' },
      'Cotton Rib Collar and Cuff, Navy',
      '',
      '611790',
    ],
  ])('%s is in the title, the key fact and the customs code', (_, change, title, fact, code) => {
    const values = written(change)
    expect(builtTitle(garmentAccessories, values)).toBe(title)
    expect(keyFact(values)).toBe(fact)
    const answer = suggestHs(garmentAccessories, values)
    expect(answer?.ok ? answer.code : '').toBe(code)
  })

  test.each<[string, string, string]>([
    ['trimStyle', 'cup chain', 'Stone chain'],
    ['trimStyle', 'gota', 'Gota'],
    ['trimStyle', 'bra straps', 'Bra strap'],
    ['trimType', 'trouser waistbands', 'Trouser waistband'],
    ['finish', 'nylon coating', 'Nylon coated'],
    ['finish', 'holographic', 'Hologram'],
    ['material', 'jacron paper', 'Jacron'],
    ['color', 'clear', 'Transparent'],
    ['endUse', 'hoodies', 'Sweaters and hoodies'],
    ['packing', '10 gross', '10 gross packet'],
  ])('its %s "%s" is on the list', (field, typed, value) => {
    const spec = fieldSpec(garmentAccessories, field)
    expect(spec && 'vocabulary' in spec ? canonicalValue(spec.vocabulary, typed) : null).toBe(value)
  })

  test('what is clear is found by its finish too', () => {
    const { filled } = factsOf(garmentAccessories, { trimType: 'Button', color: 'clear' })
    expect(filled.finish).toBe('Transparent')
  })

  test('a coil zip, a heat transfer and a cut cord needs no plating, fold or roll length', () => {
    const missing = (values: FieldValues) =>
      completeness(garmentAccessories, { ...garmentAccessories.defaults, ...values }).sections.flatMap(
        (section) => section.missing,
      )
    expect(missing({ trimType: 'Zipper', material: 'Nylon' })).not.toContain('finish')
    expect(missing({ trimType: 'Zipper', material: 'Brass' })).toContain('finish')
    expect(missing({ trimType: 'Label', labelType: 'Heat-transfer' })).not.toContain('fold')
    expect(missing({ trimType: 'Label', labelType: 'Woven' })).toContain('fold')
    expect(missing({ trimType: 'Drawcord', uom: 'piece' })).not.toContain('pieceLength')
    expect(missing({ trimType: 'Drawcord', uom: 'm' })).toContain('pieceLength')
  })
})

test('the branches name types of the list', () => {
  const known = new Set(trimType.options.map(({ value }) => value))
  const named = (condition: Condition): readonly string[] =>
    'in' in condition ? condition.in : 'not' in condition ? named(condition.not) : []
  const all = [CAN_COME_OFF, HAS_SIZE_ASKED, HAS_STRUCTURE, IS_HARDWARE].flatMap(named)
  expect(all.filter((type) => !known.has(type))).toEqual([])
})

describe('a price list', () => {
  test('is read whole, with the line that the form shows', () => {
    const { values, rest, issues } = readLine(garmentAccessories, garmentAccessories.lineExample ?? '')
    expect(rest).toBe('')
    expect(issues.filter(({ severity }) => severity === 'error')).toEqual([])
    expect(values).toMatchObject({
      trimType: 'Button',
      ligne: 18,
      holes: 4,
      material: 'Polyester',
      basePrice: 12,
      priceUom: 'gross',
    })
  })

  test('keeps the parts of a zip together', () => {
    const { values, understood, rest } = readLine(
      garmentAccessories,
      'metal zip no 5 18 cm closed end antique brass 14.50 per pc',
    )
    expect(rest).toBe('')
    expect(values).toMatchObject({
      trimType: 'Zipper',
      zipper: { teeth: 'Metal', number: 5, length: 18, ends: 'Closed' },
      basePrice: 14.5,
      priceUom: 'piece',
    })
    expect(understood.map(({ name }) => name)).toContain('zipper.number')
  })

  test('sells goods by the unit of their price and stock where that does not convert', () => {
    const elastic = readLine(garmentAccessories, 'elastic 1 inch white 6.50 per m, 5000 m ready')
    expect(elastic.values).toMatchObject({ uom: 'm', priceUom: 'm', basePrice: 6.5, availableQuantity: 5000 })
    expect(readLine(garmentAccessories, 'velcro 1 inch 6.50 per m').values).toMatchObject({ uom: 'm', priceUom: 'm' })
  })
})

test('units of number convert exactly, and metres of a roll by its length', () => {
  expect(convertPrice(14.4, 'gross', 'piece', {})).toBeCloseTo(0.1, 12)
  expect(convertPrice(1728, 'great gross', 'gross', {})).toBeCloseTo(144, 9)
  expect(convertPrice(500, '1000', 'gross', {})).toBeCloseTo(72, 9)
  expect(convertPrice(500, 'roll', 'm', { pieceLength: 25 })).toBeCloseTo(20, 9)
  expect(convertPrice(500, 'roll', 'm', {})).toBeNull()
  expect(convertPrice(6.2, 'm', 'kg', { glm: 14 })).toBeCloseTo(442.857, 3)
  expect(convertPrice(12, 'gross', 'm', {})).toBeNull()
})

test('the customs code follows from type and material, and is open for lace by the metre', () => {
  const code = (name: string) => {
    const answer = suggestHs(garmentAccessories, example(name))
    return answer?.ok ? answer.code : ''
  }
  expect(['Button', 'Metal zip', 'Jacquard elastic', 'Woven label', 'Ring snap', 'Crochet lace'].map(code)).toEqual([
    '960621',
    '960711',
    '580620',
    '580710',
    '960610',
    '',
  ])
})

describe('a line as the trade types it', () => {
  test.each<[string, FieldValues]>([
    [
      'No 5 metal zipper closed end 6" YG slider Rs 9.50 pc',
      { zipper: { number: 5, teeth: 'Metal', ends: 'Closed', slider: 'Auto-lock', length: 15.2 }, priceUom: 'piece' },
    ],
    [
      'Plastic zip #8 open end 2 way 70 cm Rs 28',
      { zipper: { number: 8, teeth: 'Vislon', ends: 'Two-way', length: 70 } },
    ],
    ['Velcro 1" white 25 mtr Rs 180/roll', { pieceLength: 25, priceUom: 'roll' }],
    ['Satin ribbon 12mm 24 colours Rs 65/roll', { coloursAvailable: 24 }],
    [
      'Draw cord 5mm polyester braided with metal tip 130 cm Rs 6 pc',
      { trimStyle: 'Tipped cord', dimensions: { length: 1300 } },
    ],
    ['Micro dot fusible interlining 30 gsm 60" Rs 38/mtr', { interlining: { dot: 'Micro dot', fusing: 'Fusible' } }],
    ['Coconut shell button 24L 2 hole Rs 55 gross', { basePrice: 55, priceUom: 'gross' }],
  ])('%s', (line, values) => {
    const reading = readLine(garmentAccessories, line)
    expect(reading.values).toMatchObject(values)
    expect(reading.rest).toBe('')
  })
})
