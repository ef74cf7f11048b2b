import { describe, expect, test } from 'vitest'
import { matrixDefinition } from '@/lib/domain/modules'
import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import { BUILT_IN_RATES } from '@/lib/domain/units/built-in-rates'
import { encodeCursor, parseCatalogueQuery } from './catalogue-query'
import { numberFacets } from './number-facets'

function yarn(): ModuleDefinition {
  const definition = matrixDefinition('yarn')
  return definition
}

const codesOf = (query: string) =>
  parseCatalogueQuery(yarn(), new URLSearchParams(query), BUILT_IN_RATES).issues.map(
    ({ field, code }) => `${field} ${code}`,
  )

describe('a range', () => {
  test.each(numberFacets(yarn()).map(({ low, high }) => [low, high]))('%s above %s is refused at both', (low, high) => {
    expect(codesOf(`${low}=2&${high}=1`)).toEqual([`${low} RANGE_REVERSED`, `${high} RANGE_REVERSED`])
    expect(codesOf(`${low}=1&${high}=1`)).toEqual([])
    expect(codesOf(`${low}=1&${high}=2`)).toEqual([])
  })

  test.each([
    ['countMin=60&countMax=30', true],
    ['countMin=60&countMax=30&countSystem=Ne', true],
    ['countMin=30&countMax=60&countSystem=Ne', false],
    ['countMin=40&countMax=20&countSystem=Tex', true],
    ['countMin=20&countMax=40&countSystem=Tex', false],
    ['countMin=1&countMax=0', true],
    ['priceMin=3&priceMax=2&priceCurrency=USD', true],
  ])('%s: reversed is %s', (query, isReversed) => {
    expect(codesOf(query).some((code) => code.endsWith(' RANGE_REVERSED'))).toBe(isReversed)
  })

  test('with an end that is no number has that issue alone', () => {
    expect(codesOf('moqMin=x&moqMax=1')).toEqual(['moqMin BAD_PARAMETER'])
  })
})

test.each([
  ['countRangeMin=45&countRangeMax=50&countSystem=Ne', 11.81, 13.12],
  ['countRangeMin=11&countRangeMax=15', 11, 15],
])('a range of counts of another name is in the named system, else in tex: %s', (query, min, max) => {
  const { query: read } = parseCatalogueQuery(
    matrixDefinition('spinning_texturising_job'),
    new URLSearchParams(query),
    BUILT_IN_RATES,
  )
  const [range] = read.filter.ranges
  expect(range).toMatchObject({ name: 'countRange', isInterval: true })
  expect(range?.min).toBeCloseTo(min, 0)
  expect(range?.max).toBeCloseTo(max, 0)
})

describe('a cursor', () => {
  const ID = '0192b000-0000-7000-8000-000000000000'
  const ofTime = (updatedAt: string) => encodeCursor({ sort: 'newest', key: null, updatedAt, id: ID })

  test('of the order by relevance is one of the newest, where nothing was searched for', () => {
    const cursor = ofTime('2026-11-21T06:00:00.000Z')
    expect(codesOf(`cursor=${cursor}`)).toEqual([])
    expect(codesOf(`sort=relevance&cursor=${cursor}`)).toEqual([])
    expect(codesOf(`sort=price&cursor=${cursor}`)).toEqual(['cursor BAD_PARAMETER'])
    expect(codesOf(`q=combed&cursor=${cursor}`)).toEqual(['cursor BAD_PARAMETER'])
  })

  test.each([
    '0000-01-01T00:00:00.000Z',
    '1969-12-31T23:59:59.999Z',
    '2026-02-30T00:00:00.000Z',
    '2026-11-21T25:00:00.000Z',
    '2026-11-21T06:00:00Z',
    '2026-11-21T06:00:00.0000000000001Z',
    '+010000-01-01T00:00:00.000Z',
  ])('of a time that no cursor has is refused: %s', (updatedAt) => {
    expect(codesOf(`cursor=${ofTime(updatedAt)}`)).toEqual(['cursor BAD_PARAMETER'])
  })
})

test('the first twenty unknown names get a suggestion, and all are refused', () => {
  const names = Array.from({ length: 3000 }, (_, at) => `priceMi${at}`)
  const { issues } = parseCatalogueQuery(yarn(), new URLSearchParams(names.map((name) => [name, '1'])))
  expect(issues.filter(({ code }) => code === 'UNKNOWN_PARAMETER')).toHaveLength(3000)
  expect(issues.filter(({ message }) => message.includes('Did you mean priceMin?'))).toHaveLength(20)
})

test.each([
  ['minPrice', 'There is no such filter. Did you mean priceMin?'],
  ['foo', 'There is no such filter. The filters of each module are in the API guide, at /docs.'],
])('an unknown filter %s says what is meant, or where all filters are', (name, message) => {
  expect(parseCatalogueQuery(yarn(), new URLSearchParams({ [name]: '1' })).issues).toMatchObject([{ message }])
})
