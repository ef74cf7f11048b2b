import { z } from 'zod'
import { type CountSystem, isDirect, parseCountSystem, toTex } from '@/lib/domain/count/systems'
import { errorIssue, type Issue } from '@/lib/domain/errors'
import { nearestName } from '@/lib/domain/fields/nearest-name'
import { memoize } from '@/lib/domain/memoize'
import { fieldSpec } from '@/lib/domain/modules'
import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import { isStorable } from '@/lib/domain/text'
import { convertMoney, type PlainRates, RUPEE } from '@/lib/domain/units/exchange-rates'
import { currencies } from '@/lib/domain/vocabulary/currencies'
import { canonicalValue, nearestOptions, writtenValue } from '@/lib/domain/vocabulary/vocabulary'
import { LISTING_STATUSES, type ListingStatus } from '../listing'
import { COUNT_TOLERANCE } from './count-search'
import { facetValue, isYesNoFacet, valueFacetNames } from './facets'
import { numberFacets } from './number-facets'

export const SORTS = ['newest', 'price', '-price', 'moq', 'relevance'] as const
export type Sort = (typeof SORTS)[number]

/** Keys of the sort by relevance: matches in the title come first. */
export const RELEVANCE = { title: 2, elsewhere: 1 } as const

export const LIMITS = { limitDefault: 24, limitMax: 100, searchMax: 200 } as const

/** A filter of a module's listings. */
export interface CatalogueFilter {
  /** By field: a listing matches with one of its keys; all fields must match. */
  values: readonly { field: string; keys: readonly string[] }[]
  /** By number facet, in its unit (prices in INR per kg, minimum orders in kg, counts in resultant tex); inclusive. */
  ranges: readonly NumberRange[]
  sellerId: string | null
  /** The words of a search as typed. */
  search: string | null
}

export interface NumberRange {
  name: string
  min: number | null
  max: number | null
}

export interface CatalogueQuery {
  filter: CatalogueFilter
  sort: Sort
  limit: number
  cursor: CatalogueCursor | null
  withFacets: boolean
  view: 'record' | 'card'
  scope: 'public' | 'mine'
  statuses: readonly ListingStatus[]
  /** The system of ranges of the count facet. */
  countSystem: CountSystem | null
}

const cursorSchema = z.object({
  sort: z.enum(SORTS),
  key: z.number().nullable(),
  updatedAt: z.iso.datetime(),
  id: z.uuid(),
})
export type CatalogueCursor = z.infer<typeof cursorSchema>

export function encodeCursor(cursor: CatalogueCursor): string {
  return btoa(JSON.stringify(cursor)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

function decodeCursor(text: string): CatalogueCursor | null {
  try {
    const parsed = cursorSchema.safeParse(JSON.parse(atob(text.replaceAll('-', '+').replaceAll('_', '/'))))
    return parsed.success ? parsed.data : null
  } catch {
    // Not base64 or not JSON: the same result as a cursor of another shape.
    return null
  }
}

const OWN_PARAMETERS = [
  'q',
  'priceCurrency',
  'countSystem',
  'sellerId',
  'sort',
  'limit',
  'cursor',
  'facets',
  'view',
  'scope',
  'status',
] as const

/** The query parameters of a module: its filters by exact value, its ranges, and all known names. */
const parametersOf = memoize((definition: ModuleDefinition) => {
  const facetNames = valueFacetNames(definition)
  const numbers = numberFacets(definition)
  const ends = numbers.flatMap(({ low, high }) => [low, high])
  const known = new Set<string>([...OWN_PARAMETERS, ...facetNames, ...ends])
  return { facets: new Set(facetNames), numbers, known }
})

/**
 * Reads the query of a catalogue read. An unknown parameter or a bad value is an issue, never ignored (reference
 * 4).
 * @param rates for prices in other currencies; without them only rupees are known
 */
export function parseCatalogueQuery(
  definition: ModuleDefinition,
  params: URLSearchParams,
  rates: PlainRates = RUPEE,
): { query: CatalogueQuery; issues: Issue[] } {
  const issues: Issue[] = []
  const refuse = (field: string, message: string, code = 'BAD_PARAMETER') => {
    issues.push(errorIssue(code, field, message))
  }
  const { facets, numbers, known } = parametersOf(definition)
  const named = new Set(params.keys())
  for (const name of named) {
    if (!known.has(name)) {
      const near = nearestName(name, [...known])
      refuse(name.slice(0, 64), `There is no such filter.${near ? ` Did you mean ${near}?` : ''}`, 'UNKNOWN_PARAMETER')
    } else if (!facets.has(name) && params.getAll(name).length > 1) {
      refuse(name, 'Use this only once.')
    }
    if (!params.getAll(name).every(isStorable))
      refuse(name.slice(0, 64), 'Remove the characters that cannot be stored.')
  }

  const text = (name: string) => params.get(name)?.normalize('NFC').trim() || null
  const number = (name: string): number | null => {
    const given = text(name)
    if (given === null) return null
    const value = /^\d{1,12}(\.\d{1,16})?$/.test(given) ? Number(given) : Number.NaN
    if (Number.isFinite(value)) return value
    refuse(name, 'Use a number of 0 or more.')
    return null
  }
  const choice = <T extends string>(name: string, options: readonly T[], fallback: T): T => {
    const given = text(name)
    if (given === null) return fallback
    const found = options.find((option) => option === given)
    if (found === undefined) refuse(name, `Use one of ${options.join(', ')}.`)
    return found ?? fallback
  }

  const hasCountRange = text('countMin') !== null || text('countMax') !== null
  const givenSystem = text('countSystem')
  // With a range it is the system of the range; alone it filters the field of that name.
  const countSystem = givenSystem && hasCountRange ? parseCountSystem(givenSystem) : null
  if (givenSystem && hasCountRange && !countSystem) refuse('countSystem', 'Use a known count system, such as Ne or Nm.')

  const priceCurrency = text('priceCurrency') ?? 'INR'
  if (convertMoney(1, priceCurrency.toUpperCase(), 'INR', rates) === null) {
    const [meant] = nearestOptions(currencies, priceCurrency)
    const isCode = writtenValue(currencies, priceCurrency) !== null
    const hint = !isCode && meant ? ` Did you mean ${meant}?` : ''
    refuse('priceCurrency', `There is no configured exchange rate for this currency.${hint}`)
  }
  const inr = (amount: number | null) =>
    amount === null ? null : convertMoney(amount, priceCurrency.toUpperCase(), 'INR', rates)
  const ranges = numbers.flatMap(({ name, low, high }): NumberRange[] => {
    if (!named.has(low) && !named.has(high)) return []
    const given = { min: number(low), max: number(high) }
    if (given.min === null && given.max === null) return []
    // Both ends are in one unit, so they are compared as typed, also counts of a system in which finer is higher.
    if (given.min !== null && given.max !== null && given.min > given.max) {
      refuse(low, `This is above ${high}. Swap the two.`, 'RANGE_REVERSED')
      refuse(high, `This is below ${low}. Swap the two.`, 'RANGE_REVERSED')
      return []
    }
    if (name === 'count') return [{ name, ...texRange(countSystem ?? 'Ne', given.min, given.max) }]
    if (name === 'basePrice') return [{ name, min: inr(given.min), max: inr(given.max) }]
    return [{ name, ...given }]
  })

  const values = [...facets].flatMap((field) => {
    if (!named.has(field) || (field === 'countSystem' && hasCountRange)) return []
    const given = params.getAll(field).filter((value) => value.trim() !== '')
    if (given.some((value) => value.length > 200)) refuse(field, 'Use a shorter value.')
    const spec = fieldSpec(definition, field)
    if (spec && 'vocabulary' in spec && spec.vocabulary.isClosed) {
      const { vocabulary } = spec
      const unknown = given.find((value) => canonicalValue(vocabulary, value) === null)
      if (unknown !== undefined) refuse(field, `"${unknown.slice(0, 60)}" is not in the list of ${spec.label}.`)
    }
    if (isYesNoFacet(definition, field) && given.some((value) => !/^(true|false)$/.test(value.trim())))
      refuse(field, 'Use true or false.')
    const keys = [...new Set(given.map((value) => facetValue(spec, field, value).valueKey))]
    return keys.length > 0 ? [{ field, keys }] : []
  })

  const q = text('q')
  if (q && q.length > LIMITS.searchMax) refuse('q', `Use at most ${LIMITS.searchMax} characters.`)
  else if (q && !/[\p{L}\p{N}]/u.test(q)) refuse('q', 'Enter a word or a count, with at least one letter or digit.')
  const sellerId = text('sellerId')
  if (sellerId && !z.uuid().safeParse(sellerId).success) refuse('sellerId', 'Use the id of a seller.')
  const scope = choice('scope', ['public', 'mine'], 'public')
  const statusGiven = params.get('status')
  if (statusGiven !== null && scope !== 'mine') refuse('status', 'Use status only with your own listings (scope=mine).')
  const status = choice('status', [...LISTING_STATUSES, ''], '')

  const limit = number('limit') ?? LIMITS.limitDefault
  if (!Number.isInteger(limit) || limit < 1 || limit > LIMITS.limitMax)
    refuse('limit', `A whole number from 1 to ${LIMITS.limitMax}.`)
  const sort = choice('sort', SORTS, q ? 'relevance' : 'newest')
  const cursorText = text('cursor')
  const cursor = cursorText === null ? null : decodeCursor(cursorText)
  if (cursorText !== null && cursor?.sort !== sort)
    refuse('cursor', 'This cursor belongs to another list. Start from the first page.')

  return {
    issues,
    query: {
      filter: {
        values,
        ranges,
        sellerId: sellerId?.toLowerCase() ?? null,
        search: q && q.length <= LIMITS.searchMax ? q : null,
      },
      sort: sort === 'relevance' && !q ? 'newest' : sort,
      limit,
      cursor,
      withFacets: choice('facets', ['true', 'false'], 'false') === 'true',
      view: choice('view', ['record', 'card'], 'record'),
      scope,
      statuses: status === '' ? LISTING_STATUSES : [status],
      countSystem: hasCountRange ? (countSystem ?? 'Ne') : null,
    },
  }
}

/** A range of counts as tex: in an indirect system the finer end has the higher number. */
function texRange(
  system: CountSystem,
  low: number | null,
  high: number | null,
): { min: number | null; max: number | null } {
  const tex = (value: number | null, slack: number) =>
    value === null || value === 0 ? null : toTex(system, value) * slack
  return isDirect(system)
    ? { min: tex(low, 1 - COUNT_TOLERANCE), max: tex(high, 1 + COUNT_TOLERANCE) }
    : { min: tex(high, 1 - COUNT_TOLERANCE), max: tex(low, 1 + COUNT_TOLERANCE) }
}
