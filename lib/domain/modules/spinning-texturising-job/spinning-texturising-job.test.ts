import { describe, expect, test } from 'vitest'
import type { FieldValues } from '@/lib/domain/fields/field'
import { factsOf } from '@/lib/domain/listing/facts'
import { parseCatalogueQuery } from '@/lib/domain/listing/finding/catalogue-query'
import { listingNumbers } from '@/lib/domain/listing/finding/number-facets'
import { understandSearch } from '@/lib/domain/listing/finding/search-words'
import { suggestHs } from '@/lib/domain/listing/hs-suggestion'
import { judgeListing } from '@/lib/domain/listing/judging/judge'
import { readLine } from '@/lib/domain/listing/reading/read-line'
import { builtTitle } from '@/lib/domain/listing/titles/built-title'
import { describeModule } from '@/lib/domain/modules/describe'
import { spinningTexturisingJob as definition } from '.'
import { COMPACT, COVERED, DOUBLING, HANKS, TEXTURISING } from './bodies'

const judged = (body: FieldValues) =>
  judgeListing({ definition, body, stored: {}, storedStatus: 'ACTIVE', isMicroOrSmall: false })
const warned = (body: FieldValues) => judged(body).warnings.map(({ code, field }) => `${code} ${field}`)

describe('job work of spinning and texturising', () => {
  test('publishes with title, price and unit, whatever else is left out', () => {
    expect(judged({ title: 'Spinning on job basis', basePrice: 62, uom: 'kg' }).blocking).toEqual([])
  })

  test('is a service without a loom, charged per kg', () => {
    const { dependency, conditions, priceBases, units } = describeModule(definition)
    expect(dependency).toMatchObject({ loomTypeApplies: false, dobby: { visibleWhen: 'not_applicable', fields: [] } })
    expect(conditions).toEqual([])
    expect(priceBases).toEqual([{ unit: 'kg', label: 'kg' }])
    expect(units[0]?.name).toBe('kg')
  })

  test('takes plain numbers as English counts, and refuses a reversed range', () => {
    const body = { ...COMPACT, countRange: { from: 30, to: 60 } }
    expect(judged(body).blocking).toEqual([])
    expect(listingNumbers(judged(body).values, definition)).toMatchObject({
      'countRange.from': expect.closeTo(9.84, 1),
      'countRange.to': expect.closeTo(19.68, 1),
    })
    expect(judged({ ...COMPACT, countRange: { from: 60, to: 30 } }).blocking).toContainEqual(
      expect.objectContaining({ code: 'RANGE_REVERSED', field: 'countRange.to' }),
    )
  })

  test('is found by the counts at the ends of its range', () => {
    const lexicon = { finds: () => true, has: () => true, nearest: () => null }
    const house = listingNumbers({ ...COMPACT, countRange: { from: '30s', to: '60s' } }, definition)
    for (const [count, isTaken] of [
      ['30s', true],
      ['60s', true],
      ['61s', false],
      ['28s', false],
    ] as const) {
      const [asked] = understandSearch(`${count} job`, { definition, lexicon }).ranges
      const [from, to] = [Number(house['countRange.from']), Number(house['countRange.to'])]
      const [low, high] = [Math.min(from, to), Math.max(from, to)]
      expect((asked?.min ?? 0) <= high && (asked?.max ?? 0) >= low, count).toBe(isTaken)
    }
  })

  test('is found by a count inside its range', () => {
    const { query, issues } = parseCatalogueQuery(definition, new URLSearchParams('countRange=40'))
    expect(issues).toEqual([])
    expect(query.filter.ranges).toEqual([
      { name: 'countRange', isInterval: true, min: expect.closeTo(14.76, 2), max: expect.closeTo(14.76, 2) },
    ])
  })

  test.each(['availableQuantity', 'totalQuantity', 'condition'])('takes no %s', (name) => {
    const { blocking, warnings } = judged({ ...COMPACT, [name]: name === 'condition' ? 'Fresh' : 500 })
    expect(blocking).toEqual([])
    expect(warnings).toContainEqual(expect.objectContaining({ code: 'FIELD_NOT_APPLICABLE', field: name }))
  })

  test.each([
    ['intermingling of spun yarn', { ...COMPACT, intermingling: ['NIM'] }, 'FIELD_NOT_APPLICABLE intermingling'],
    ['spindles of texturising', { ...TEXTURISING, spindles: 500 }, 'FIELD_NOT_APPLICABLE spindles'],
    ['combed cotton at 95 %', { ...COMPACT, realisation: 95 }, 'REALISATION_USUAL realisation'],
    ['denier on ring frames', { ...COMPACT, countRange: { from: '75D', to: '150D' } }, 'COUNT_SYSTEM countRange'],
    ['Ne of texturised yarn', { ...TEXTURISING, countRange: { from: '20s', to: '40s' } }, 'COUNT_SYSTEM countRange'],
    [
      'a fine open-end yarn',
      { ...COMPACT, jobType: 'Open-end', countRange: { from: '20s', to: '60s' } },
      'COUNT_OF_MACHINE countRange',
    ],
    ['a slow spindle', { ...COMPACT, spindleSpeed: 2000 }, 'SPEED_USUAL spindleSpeed'],
    ['a fast twister', { ...DOUBLING, spindleSpeed: 30_000 }, 'SPEED_USUAL spindleSpeed'],
    ['more than spindles spin', { ...COMPACT, capacityPerDay: 60_000 }, 'CAPACITY_OVER_SPINDLES capacityPerDay'],
    ['a blend below the lot', { ...COMPACT, minLotPerBlend: 500 }, 'BLEND_BELOW_LOT minLotPerBlend'],
  ])('warns of %s', (_, body, warning) => {
    expect(warned(body)).toContain(warning)
    expect(judged(body).blocking).toEqual([])
  })

  test('fills the group of rates, and says what a spindle makes', () => {
    expect(factsOf(definition, { jobType: 'dty' }).filled).toEqual({ category: 'Texturising' })
    const [grams] = definition.derived
    expect(grams?.compute(factsOf(definition, COMPACT))).toBe(175)
    expect(grams?.compute(factsOf(definition, TEXTURISING))).toBeNull()
  })

  test('has the service accounting code of work on textiles, and none for ginning alone', () => {
    expect(suggestHs(definition, COMPACT)).toMatchObject({ ok: true, code: '998821' })
    expect(suggestHs(definition, { jobType: ['Ginning and pressing'] })).toMatchObject({ ok: false, missing: [] })
    expect(suggestHs(definition, {})).toMatchObject({ ok: false, missing: ['jobType'] })
  })

  test('writes the titles of its own examples', () => {
    for (const body of [COMPACT, TEXTURISING, COVERED, DOUBLING, HANKS])
      expect(builtTitle(definition, body)).toBe(body.title)
  })

  test('reads a line of a rate list into a listing that publishes', () => {
    const { values, rest, issues } = readLine(
      definition,
      'DTY texturising 75-300D NIM, Himson, Rs 11.50/kg, min 1000 kg, 6 days, capacity 14 ton per day',
    )
    expect(rest).toBe('')
    expect(values).toMatchObject({
      jobType: ['Texturising'],
      countRange: { from: '75D', to: '300D' },
      basePrice: 11.5,
      moq: 1000,
      capacityPerDay: 14,
    })
    expect(issues.filter(({ severity }) => severity === 'error')).toEqual([])
  })
})
