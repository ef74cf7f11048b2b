import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readCell, writeCell } from '@/lib/domain/bulk/cells'
import { factsOf } from '@/lib/domain/listing/facts'
import { parseCatalogueQuery } from '@/lib/domain/listing/finding/catalogue-query'
import { listingFacets, valueFacetNames } from '@/lib/domain/listing/finding/facets'
import { keyNumberOf, listingNumbers, numberFacets, promotedNumber } from '@/lib/domain/listing/finding/number-facets'
import { rangesOf } from '@/lib/domain/listing/finding/read-parts'
import { judgeListing } from '@/lib/domain/listing/judging/judge'
import type { Listing } from '@/lib/domain/listing/listing'
import { valueText } from '@/lib/domain/listing/presenting/value-text'
import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import { describeModule } from '@/lib/domain/modules/describe'
import { commonDefinition } from '@/lib/domain/modules/every-module/common-definition'
import { judgeRequirement } from '@/lib/domain/rfq/comparison/verdict'
import { requirementsOf } from '@/lib/domain/rfq/requests/requirement-lines'
import { requirementIssues } from '@/lib/domain/rfq/requests/requirements'
import { specificationPoint } from '@/lib/domain/rfq/requests/specification-point'
import { fibres } from '@/lib/domain/vocabulary/fibres'
import { openVocabulary, option } from '@/lib/domain/vocabulary/vocabulary'
import type { FieldSpec, FieldValues } from './field'

const ID = '019756f0-8a3c-7c1e-9d41-2b6f0c5e8a10'

const FIELDS = {
  fiberType: { kind: 'choices', label: 'Fibre', vocabulary: fibres },
  slotFrom: { kind: 'date', label: 'Slot from', rule: { earliest: '2020-01-01', latest: '2040-12-31' } },
  batchSize: { kind: 'range', label: 'Batch size', unit: 'kg', facet: 'range', rule: { min: 0, max: 5000 } },
  countRange: { kind: 'range', of: 'count', label: 'Count range', facet: 'range' },
  clothWidth: {
    kind: 'measure',
    dimension: 'length',
    label: 'Cloth width',
    unit: 'in',
    base: 'cm',
    facet: 'range',
    rule: { min: 20, max: 130 },
  },
  piecesPerSet: { kind: 'number', label: 'Pieces per set' },
  shortestCut: { kind: 'number', label: 'Shortest cut', unit: 'm', rule: { min: 0.1, step: 0.1 } },
  sizeRatio: {
    kind: 'rows',
    label: 'Size ratio',
    parts: [
      {
        name: 'size',
        label: 'Size',
        kind: 'choice',
        vocabulary: openVocabulary([option('S', 'small'), 'M']),
        facet: 'values',
      },
      { name: 'pieces', label: 'Pieces', kind: 'number', rule: { min: 1, isInteger: true } },
      { name: 'until', label: 'Valid until', kind: 'date' },
    ],
    key: 'size',
    sum: { column: 'pieces', equalsField: 'piecesPerSet', code: 'SIZE_RATIO_SUM' },
    rule: { itemsMax: 4 },
  },
  weave: { kind: 'construction', label: 'Construction', placeholder: '40 x 40 / 132 x 72' },
  source: { kind: 'reference', label: 'Source listing' },
} as const satisfies Record<string, FieldSpec>

const names = Object.keys(FIELDS).filter((name) => name !== 'fiberType')
const common = commonDefinition('grey_fabric')
const cloth: ModuleDefinition = {
  ...common,
  groups: { ...common.groups, specifications: [...names, 'fiberType', ...common.groups.specifications] },
  sections: {
    ...common.sections,
    technical_specifications: [...names, 'fiberType', ...common.sections.technical_specifications],
  },
  fields: FIELDS,
}

const judged = (body: FieldValues) =>
  judgeListing({
    definition: cloth,
    body: { title: 'Cloth', fiberType: ['Cotton'], ...body },
    stored: {},
    storedStatus: 'DRAFT',
    isMicroOrSmall: false,
  })
const stored = (name: keyof typeof FIELDS, value: unknown) => judged({ [name]: value }).values[name]
/** [code, path] of what is wrong with these fields; whether a draft can store it. */
const wrong = (body: FieldValues) => {
  const { blocking, errors } = judged(body)
  const own = [...blocking, ...errors].filter(({ field }) => names.some((name) => field.startsWith(name)))
  return own.map(({ code, field }) => `${code} ${field}`)
}

describe('what is stored', () => {
  test.each<[keyof typeof FIELDS, unknown, unknown]>([
    ['slotFrom', ' 2026-12-05 ', '2026-12-05'],
    ['batchSize', { from: 200, to: '1500' }, { from: 200, to: 1500 }],
    ['batchSize', { from: 200, to: null }, { from: 200 }],
    ['batchSize', { from: '', to: 60 }, { to: 60 }],
    ['batchSize', 300, { from: 300, to: 300 }],
    ['batchSize', '300', { from: 300, to: 300 }],
    ['countRange', { from: '30s', to: '60s' }, { from: '30s', to: '60s' }],
    ['countRange', { from: 30, to: 60 }, { from: '30', to: '60' }],
    ['countRange', '40s', { from: '40s', to: '40s' }],
    ['clothWidth', 63, { value: 63, unit: 'in' }],
    ['clothWidth', '63.5', { value: 63.5, unit: 'in' }],
    ['clothWidth', { value: '160', unit: 'CM' }, { value: 160, unit: 'cm' }],
    ['clothWidth', { value: 63, unit: 'inch' }, { value: 63, unit: 'in' }],
    ['clothWidth', { value: 63 }, { value: 63, unit: 'in' }],
    ['sizeRatio', [{ size: 'S', pieces: '2', until: '' }], [{ size: 'S', pieces: 2 }]],
    ['weave', ' 40 x 40 / 132 x 72 ', '40 x 40 / 132 x 72'],
    ['source', ID.toUpperCase(), ID],
  ])('%s: %j', (name, value, expected) => {
    expect(stored(name, value)).toEqual(expected)
  })
})

describe('what is refused', () => {
  test.each<[FieldValues, string[]]>([
    [{ slotFrom: '2026-02-31' }, ['BAD_DATE slotFrom']],
    [{ slotFrom: '5 Dec 2026' }, ['BAD_DATE slotFrom']],
    [{ slotFrom: '2019-12-31' }, ['TOO_EARLY slotFrom']],
    [{ slotFrom: '2041-01-01' }, ['TOO_LATE slotFrom']],
    [{ batchSize: { from: 1500, to: 200 } }, ['RANGE_REVERSED batchSize.to']],
    [{ batchSize: { from: -1, to: 9000 } }, ['TOO_SMALL batchSize.from', 'TOO_LARGE batchSize.to']],
    [{ batchSize: { from: 'few' } }, ['NOT_A_NUMBER batchSize.from']],
    [{ batchSize: { least: 5 } }, ['UNKNOWN_FIELD batchSize.least']],
    [{ batchSize: '30-60' }, ['NOT_A_NUMBER batchSize']],
    [{ countRange: { from: '60s', to: '30s' } }, ['RANGE_REVERSED countRange.to']],
    [{ countRange: { from: 60, to: 30 } }, ['RANGE_REVERSED countRange.to']],
    [{ countRange: { from: 'fine', to: '60s' } }, ['NO_COUNT countRange.from']],
    [{ shortestCut: 0.25 }, ['NOT_IN_STEPS shortestCut']],
    [{ shortestCut: 0 }, ['TOO_SMALL shortestCut']],
    [{ shortestCut: 0.3 }, []],
    [{ clothWidth: 500 }, ['TOO_LARGE clothWidth']],
    [{ clothWidth: { value: 20, unit: 'cm' } }, ['TOO_SMALL clothWidth']],
    [{ clothWidth: { value: 63, unit: 'hands' } }, ['NOT_IN_LIST clothWidth.unit']],
    [{ clothWidth: { value: 'wide', unit: 'in' } }, ['NOT_A_NUMBER clothWidth.value']],
    [{ clothWidth: { unit: 'in' } }, ['REQUIRED clothWidth.value']],
    [
      {
        sizeRatio: [
          { size: 'S', pieces: 1 },
          { size: ' s ', pieces: 0 },
        ],
      },
      ['ROW_REPEATED sizeRatio[1].size', 'TOO_SMALL sizeRatio[1].pieces'],
    ],
    [{ sizeRatio: [{ pieces: 1.5 }] }, ['REQUIRED sizeRatio[0].size', 'NOT_WHOLE sizeRatio[0].pieces']],
    [{ sizeRatio: [{ size: 'S', pieces: 'two' }] }, ['NOT_A_NUMBER sizeRatio[0].pieces']],
    [{ sizeRatio: [{ size: 'S', until: '2026-02-30' }] }, ['BAD_DATE sizeRatio[0].until']],
    [
      {
        sizeRatio: [
          { size: 'S', pieces: 1 },
          { size: 'M', pieces: 2 },
        ],
        piecesPerSet: 8,
      },
      ['SIZE_RATIO_SUM sizeRatio'],
    ],
    [{ sizeRatio: Array.from({ length: 5 }, (_, n) => ({ size: String(n) })) }, ['TOO_MANY sizeRatio']],
    [{ sizeRatio: { size: 'S' } }, ['WRONG_TYPE sizeRatio']],
    [{ weave: 'x'.repeat(201) }, ['TOO_LONG weave']],
    [{ source: 'the other one' }, ['NOT_VALID source']],
  ])('%j', (body, expected) => {
    expect(wrong(body)).toEqual(expected)
  })

  test('only what cannot be read keeps a draft from being stored', () => {
    expect(judged({ clothWidth: { value: 63, unit: 'hands' }, batchSize: { from: 9, to: 1 } }).blocking).toEqual([])
    expect(judged({ slotFrom: '2026-02-31' }).blocking).toHaveLength(1)
  })
})

const full = {
  fiberType: ['Cotton'],
  slotFrom: '2026-12-05',
  batchSize: { from: 200, to: 1500 },
  countRange: { from: '30s', to: '60s' },
  clothWidth: { value: 63, unit: 'in' },
  sizeRatio: [{ size: 'small', pieces: 2 }, { size: 'M', pieces: 4 }, { size: 'S' }],
  weave: '40 x 40 / 132 x 72',
}
const listing = { values: full, seller: { country: 'IN', state: '' } } as unknown as Listing

describe('how listings are found', () => {
  test('a measure by its base unit, a range by its two ends, counts in tex', () => {
    const numbers = listingNumbers(full, cloth)
    expect(numbers).toMatchObject({ clothWidth: 160.02, 'batchSize.from': 200, 'batchSize.to': 1500 })
    expect(numbers['countRange.from']).toBeCloseTo(9.84, 2)
    expect(numbers['countRange.to']).toBeCloseTo(19.68, 2)
    expect(numberFacets(cloth).map(({ name, unit, isInterval }) => [name, unit, isInterval])).toEqual(
      expect.arrayContaining([
        ['clothWidth', 'cm', undefined],
        ['batchSize', 'kg', true],
        ['countRange', 'tex', true],
      ]),
    )
  })

  test('an open end of counts is open on the side that it means', () => {
    expect(listingNumbers({ countRange: { from: '30s' } }, cloth)).toEqual({
      'countRange.to': expect.closeTo(19.68, 1),
    })
    expect(listingNumbers({ countRange: { from: '75D' } }, cloth)).toEqual({
      'countRange.from': expect.closeTo(8.33, 1),
    })
    expect(listingNumbers({ countRange: { from: 'fine', to: '60s' } }, cloth)).toEqual({})
  })

  test('an interval by one value inside it: a number, or a count in any system', () => {
    const ranges = (query: string) => parseCatalogueQuery(cloth, new URLSearchParams(query)).query.filter.ranges
    expect(ranges('batchSize=400')).toEqual([{ name: 'batchSize', isInterval: true, min: 400, max: 400 }])
    const tex = expect.closeTo(14.76, 2)
    for (const count of ['40', '40s', '14.76 tex'])
      expect(ranges(`countRange=${count}`), count).toEqual([
        { name: 'countRange', isInterval: true, min: tex, max: tex },
      ])
    const { issues } = parseCatalogueQuery(cloth, new URLSearchParams('countRange=fine'))
    expect(issues).toEqual([expect.objectContaining({ code: 'BAD_PARAMETER', field: 'countRange' })])
  })

  test('an interval by a search that says one value or two', () => {
    const asked = (name: string, value: unknown) => rangesOf(cloth, { name, text: '', value, typed: value })
    expect(asked('batchSize', 400)).toEqual([{ name: 'batchSize', isInterval: true, min: 400, max: 400 }])
    expect(asked('batchSize', { from: 300, to: 200 })).toEqual([
      { name: 'batchSize', isInterval: true, min: 200, max: 300 },
    ])
    expect(asked('countRange', { from: { resultantTex: 20 }, to: { resultantTex: 10 } })).toEqual([
      // A count is rounded, so its ends give way by that much.
      { name: 'countRange', isInterval: true, min: expect.closeTo(10, 1), max: expect.closeTo(20, 1) },
    ])
  })

  test('an interval as the number that tells goods apart by its middle', () => {
    const keyed = (name: string) => ({ ...cloth, keyNumber: { name, same: 0.1, near: 0.2 } })
    const key = (name: string, values: FieldValues) => keyNumberOf(keyed(name), factsOf(keyed(name), values))
    expect(key('batchSize', { batchSize: { from: 200, to: 800 } })).toBe(400)
    expect(key('batchSize', { batchSize: { to: 800 } })).toBe(800)
    expect(promotedNumber(keyed('batchSize'), 'batchSize')).toBeNull()
    expect(promotedNumber(keyed('clothWidth'), 'clothWidth')).toBe('key')
  })

  test('rows by the words of their marked columns, each once', () => {
    expect(valueFacetNames(cloth)).toContain('sizeRatio.size')
    const sizes = listingFacets(listing, cloth).filter(({ field }) => field === 'sizeRatio.size')
    expect(sizes.map(({ label }) => label)).toEqual(['S', 'M'])
  })
})

test('values are said in one line', () => {
  const text = (name: keyof typeof FIELDS) => valueText(FIELDS[name], Reflect.get(full, name))
  expect(text('slotFrom')).toBe('5 Dec 2026')
  expect(text('batchSize')).toBe('200–1,500 kg')
  expect(text('countRange')).toBe('30s–60s')
  expect(text('clothWidth')).toBe('63 in')
  expect(text('sizeRatio')).toBe('Size small, Pieces 2; Size M, Pieces 4; Size S')
})

test('the definition says what only these kinds have', () => {
  const field = (name: string) => describeModule(cloth).fields.find((one) => one.name === name)
  expect(field('clothWidth')).toMatchObject({ kind: 'measure', unit: 'in', base: 'cm', rule: { min: 20, max: 130 } })
  expect(field('countRange')).toMatchObject({ kind: 'range', of: 'count' })
  expect(field('sizeRatio')).toMatchObject({ kind: 'rows', key: 'size', sum: { column: 'pieces' } })
  expect(field('sizeRatio')?.parts?.[2]).toMatchObject({ name: 'until', kind: 'date' })
})

describe('cells of a sheet', () => {
  test('hold every value as words that are read back', () => {
    const word = fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: 12 })
      .map((text) => text.trim())
      .filter(Boolean)
    const figure = fc.double({ min: 0.001, max: 1e6, noNaN: true }).map((n) => Math.round(n * 1e4) / 1e4 || 1)
    const day = fc
      .date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
      .map((at) => at.toISOString().slice(0, 10))
    const values = fc.oneof(
      fc.tuple(fc.constant('slotFrom' as const), day),
      fc.tuple(
        fc.constant('batchSize' as const),
        fc.oneof(fc.record({ from: figure, to: figure }), fc.record({ from: figure }), fc.record({ to: figure })),
      ),
      fc.tuple(
        fc.constant('countRange' as const),
        fc.oneof(
          fc.record({ from: fc.constantFrom('30s', '2/40s', '75D'), to: fc.constantFrom('60s', 'Ne 80') }),
          fc.record({ from: word }),
        ),
      ),
      fc.tuple(
        fc.constant('clothWidth' as const),
        fc.record({ value: figure, unit: fc.oneof(fc.constantFrom('in', 'cm', 'ft'), word) }),
      ),
      fc.tuple(
        fc.constant('sizeRatio' as const),
        fc.array(fc.oneof(fc.record({ size: word, pieces: figure, until: day }), fc.record({ size: word })), {
          minLength: 1,
          maxLength: 4,
        }),
      ),
      fc.tuple(fc.constant('source' as const), fc.constant(ID)),
    )
    fc.assert(
      fc.property(values, ([name, value]) => {
        expect(readCell(FIELDS[name], writeCell(FIELDS[name], value, {}).text)).toEqual({ value })
      }),
      { numRuns: 5000 },
    )
  })

  test('are written as the trade writes them', () => {
    const cell = (name: keyof typeof FIELDS) => writeCell(FIELDS[name], Reflect.get(full, name), {}).text
    expect(cell('batchSize')).toBe('200 to 1500')
    expect(cell('countRange')).toBe('30s to 60s')
    expect(cell('clothWidth')).toBe('63 in')
    expect(cell('sizeRatio')).toBe('Size: small, Pieces: 2; Size: M, Pieces: 4; Size: S')
  })

  test.each<[keyof typeof FIELDS, string, unknown]>([
    ['slotFrom', '5 Dec 2026', '2026-12-05'],
    ['slotFrom', 'soon', 'soon'],
    ['clothWidth', '57/58"', { value: 57, unit: 'in' }],
    ['clothWidth', '44 panna', { value: 44, unit: 'in' }],
    ['countRange', '30-60s', { from: '30s', to: '60s' }],
    [
      'sizeRatio',
      'S, 2, 2026-12-31; M, 1,200, 2026-12-31',
      [
        { size: 'S', pieces: 2, until: '2026-12-31' },
        { size: 'M', pieces: 1200, until: '2026-12-31' },
      ],
    ],
    ['source', `https://example.test/listings/${ID}`, ID],
  ])('%s is read from %s', (name, cell, value) => {
    expect(readCell(FIELDS[name], cell)).toEqual({ value })
  })

  test('say how rows are written when they cannot be read', () => {
    expect(readCell(FIELDS.sizeRatio, 'a few of each')).toMatchObject({ problem: { code: 'ROWS_UNREADABLE' } })
  })
})

describe('what buyers require', () => {
  const judge = (
    field: string,
    op: '=' | '>=' | '<=' | 'between' | 'in',
    value: string | number | string[],
    offered: unknown,
    more = {},
  ) => judgeRequirement({ field, op, value, ...more }, offered, specificationPoint(cloth, field), 'Cotton')

  test('measures compare in one unit', () => {
    expect(judge('clothWidth', '>=', '160 cm', '63"')).toBe('meets')
    expect(judge('clothWidth', '>=', '161 cm', '63"')).toBe('deviates')
    expect(judge('clothWidth', '=', 63, '160 cm', { tolerance: 0.5 })).toBe('meets')
    expect(judge('clothWidth', '=', '160 cm', 158, { tolerance: 2 })).toBe('meets')
    expect(judge('clothWidth', '=', 160, 63, { unit: 'cm' })).toBe('deviates')
    expect(judge('clothWidth', '=', 63, 'wide')).toBe('not_stated')
  })

  test('ranges meet by overlap', () => {
    expect(judge('countRange', '=', '40s', '30s to 60s')).toBe('meets')
    expect(judge('countRange', '=', '80s', '30s to 60s')).toBe('deviates')
    expect(judge('countRange', '>=', '50s', '30s to 60s')).toBe('meets')
    expect(judge('countRange', 'between', ['20s', '29s'], '30s to 60s')).toBe('deviates')
    expect(judge('countRange', '=', '40s', 'from 75D')).toBe('meets')
    expect(judge('countRange', '=', '40s', 'any')).toBe('not_stated')
    expect(judge('batchSize', '<=', 250, '200-1500')).toBe('meets')
    expect(judge('batchSize', '<=', 150, '200-1500')).toBe('deviates')
  })

  test('days compare in their order', () => {
    expect(judge('slotFrom', '<=', '2026-12-31', '5 Dec 2026')).toBe('meets')
    expect(judge('slotFrom', '>=', '2026-12-31', '2026-12-05')).toBe('deviates')
    expect(judge('slotFrom', '=', '2026-12-05', 'soon')).toBe('not_stated')
  })

  test('what a listing says becomes a requirement that it meets', () => {
    const requirements = requirementsOf(cloth, full, names)
    expect(requirements.map(({ field }) => field)).toEqual([
      'slotFrom',
      'batchSize',
      'countRange',
      'clothWidth',
      'weave',
    ])
    expect(requirementIssues(cloth, requirements, full)).toEqual([])
    for (const one of requirements)
      expect(judgeRequirement(one, one.value, specificationPoint(cloth, one.field), 'Cotton'), one.field).toBe('meets')
  })

  test('values that cannot be compared are refused', () => {
    const issues = (field: string, value: string, unit?: string) =>
      requirementIssues(cloth, [{ field, op: '=', value, ...(unit ? { unit } : {}) }], {}).map(
        ({ code, field: path }) => `${code} ${path}`,
      )
    expect(issues('clothWidth', 'wide')).toEqual(['NOT_A_NUMBER requirements[0].value'])
    expect(issues('clothWidth', '5', 'kg')).toContain('UNIT_NOT_COMPARABLE requirements[0].unit')
    expect(issues('slotFrom', '2026-02-31')).toEqual(['BAD_DATE requirements[0].value'])
    expect(issues('batchSize', 'some')).toEqual(['NOT_A_NUMBER requirements[0].value'])
    expect(issues('sizeRatio', 'S')).toEqual([])
  })
})
