import { describe, expect, test } from 'vitest'
import type { FieldValues } from '@/lib/domain/fields/field'
import { factsOf } from '@/lib/domain/listing/facts'
import { titleNumber } from '@/lib/domain/listing/finding/count-search'
import { intervalEnds, keyNumberOf, listingNumbers } from '@/lib/domain/listing/finding/number-facets'
import { searchText } from '@/lib/domain/listing/finding/search-text'
import { understandSearch } from '@/lib/domain/listing/finding/search-words'
import { wordsOf } from '@/lib/domain/listing/finding/titles/count-in-title'
import { titleNumbers } from '@/lib/domain/listing/finding/titles/title-numbers'
import { completeness } from '@/lib/domain/listing/judging/completeness'
import { judgeListing } from '@/lib/domain/listing/judging/judge'
import type { Listing } from '@/lib/domain/listing/listing'
import { builtTitle } from '@/lib/domain/listing/titles/built-title'
import { matrixDefinition } from '@/lib/domain/modules'
import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import { MODULE_KEYS } from '@/lib/domain/modules/keys'
import { hasPrices } from '@/lib/domain/modules/resolve'
import { specificationPoint } from '@/lib/domain/rfq/requests/specification-point'
import { EXAMPLE_DAY } from '@/lib/testing/example-listings'
import { moduleExamples } from './examples'

const SCORE_MIN = 80
const EXAMPLES_MIN = 3
const FIGURE = /\d+(?:\.\d+)?/g
const MEASURE = /(\d[\d,]*(?:\.\d+)?) ?(?:mm|cm|g|%)(?![a-z²/])/g

describe.each(MODULE_KEYS.map((key) => [key] as const))('the examples of %s', (key) => {
  const definition = matrixDefinition(key)
  const { whole, broken, searches } = moduleExamples(key)
  // No listing exists that they could point to.
  const judged = (body: Readonly<Record<string, unknown>>, storedStatus: 'ACTIVE' | 'DRAFT' = 'ACTIVE') =>
    judgeListing({ definition, body, stored: {}, storedStatus, isMicroOrSmall: false, day: EXAMPLE_DAY, source: null })

  test('are one for each main branch at least', () => {
    expect(whole.length).toBeGreaterThanOrEqual(EXAMPLES_MIN)
    expect(new Set(whole.map(({ name }) => name)).size).toBe(whole.length)
  })

  test.each(whole.map((example) => [example.name, example] as const))(
    '%s publishes, nearly complete',
    (_, { body }) => {
      const { blocking, errors, warnings, values } = judged(body)
      expect({ blocking, errors, warnings }).toEqual({ blocking: [], errors: [], warnings: [] })
      const { score, sections } = completeness(definition, values)
      expect(score, JSON.stringify(sections)).toBeGreaterThanOrEqual(SCORE_MIN)
      expect(builtTitle(definition, values)).not.toBe('')
    },
  )

  test.each(whole.map((example) => [example.name, example] as const))(
    '%s has each measure of its title in its fields',
    (_, { body }) => {
      const { title, productName: _name, ...fields } = body
      const stated = new Set(JSON.stringify(fields).match(FIGURE))
      const measured = [...String(title ?? '').matchAll(MEASURE)].map(([, figure = '']) => figure.replace(/,/g, ''))
      expect(measured.filter((figure) => !stated.has(figure))).toEqual([])
    },
  )

  test.each(searches.map((search) => [search.q, search] as const))('are found by "%s"', (q, { finds, not = [] }) => {
    const found = whole.filter(({ body }) => isFound(definition, q, judged(body).values)).map(({ name }) => name)
    expect(found).toEqual(expect.arrayContaining([...finds]))
    expect(found.filter((name) => not.includes(name))).toEqual([])
  })

  test('break each rule that blocks, with its code and path', () => {
    for (const { code, path, change, example } of broken) {
      const from = whole.find(({ name }) => name === example) ?? whole[0]
      const { blocking } = judged({ ...from?.body, ...change })
      expect(blocking, `${code} by ${JSON.stringify(change)}`).toContainEqual(
        expect.objectContaining({ code, field: path }),
      )
      const draft = judged({ ...from?.body, ...change, status: 'DRAFT' }, 'DRAFT')
      expect(draft.blocking).toEqual([])
      expect(draft.errors).toContainEqual(expect.objectContaining({ code, field: path }))
    }
    const blocking = definition.hooks.rules.filter(
      ({ severity, needsListing }) => severity === 'error' && !needsListing,
    )
    const shown = new Set(broken.map(({ code }) => code))
    expect(blocking.map(({ code }) => code).filter((code) => !shown.has(code))).toEqual([])
  })
})

/** Whether a search finds a listing with these values: by its words, and by its numbers or those of its title. */
function isFound(definition: ModuleDefinition, q: string, values: FieldValues): boolean {
  const listing = { values, seller: SELLER } as unknown as Listing
  const words = wordsOf(`${String(values.title)} ${searchText(listing, definition)}`)
  const lexicon = {
    finds: (word: string) => words.some((own) => own.startsWith(word)),
    has: (word: string) => words.includes(word),
    nearest: () => null,
  }
  const asked = understandSearch(q, { definition, lexicon })
  const facts = factsOf(definition, values)
  const key = keyNumberOf(definition, facts)
  const inTitle = titleNumbers(definition, values, key)
  const numbers = { ...inTitle.numbers, ...listingNumbers(values, definition) }
  const numberOf = (name: string) =>
    name === definition.keyNumber?.name ? (key ?? inTitle.key) : (numbers[name] ?? numbers[titleNumber(name)] ?? null)
  return (
    asked.words.every((word) => lexicon.finds(word)) &&
    asked.ranges.every(({ name, isInterval, min, max }) => {
      if (isInterval) {
        const ends = [intervalEnds(name), intervalEnds(titleNumber(name))]
        return ends.some(({ from, to }) => {
          const [low, high] = [numbers[from] ?? numbers[to], numbers[to] ?? numbers[from]]
          return low !== undefined && high !== undefined && high >= (min ?? high) && low <= (max ?? low)
        })
      }
      const number = numberOf(name)
      return number !== null && number >= (min ?? number) && number <= (max ?? number)
    })
  )
}

const SELLER = { companyName: 'Mill', city: 'Surat', state: 'Gujarat', country: 'IN' }

describe.each(MODULE_KEYS.map((key) => [key] as const))('the definition of %s', (key) => {
  const definition = matrixDefinition(key)

  test('asks first for points of its own specification', () => {
    // Who asks about a card asks the seller of its goods.
    if (hasPrices(definition)) expect(definition.firstQuestions.length).toBeGreaterThanOrEqual(3)
    else expect(definition.firstQuestions).toEqual([])
    const unknown = definition.firstQuestions.filter(({ field }) => specificationPoint(definition, field) === null)
    expect(unknown).toEqual([])
  })

  test('sells in its own units and compares prices by some of them', () => {
    const units = definition.sale.units.options.map(({ value }) => value)
    expect(definition.sale.bases.map(({ unit }) => unit).filter((unit) => !units.includes(unit))).toEqual([])
    if (hasPrices(definition)) expect(units).toContain(definition.defaults.uom)
  })
})
