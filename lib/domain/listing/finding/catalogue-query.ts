import { z } from 'zod'
import { dayNumber } from '@/lib/domain/calendar-day'
import { parseCount } from '@/lib/domain/count/parse'
import { type CountSystem, isDirect, parseCountSystem, toTex } from '@/lib/domain/count/systems'
import { errorIssue, type Issue } from '@/lib/domain/errors'
import { nearestName } from '@/lib/domain/fields/nearest-name'
import { memoize } from '@/lib/domain/memoize'
import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import { cursorTime } from '@/lib/domain/record-schema'
import { isStorable } from '@/lib/domain/text'
import { convertMoney, type PlainRates, RUPEE } from '@/lib/domain/units/exchange-rates'
import { type UnitName, unitName } from '@/lib/domain/units/units'
import { currencies } from '@/lib/domain/vocabulary/currencies'
import { canonicalValue, nearestOptions, writtenValue } from '@/lib/domain/vocabulary/vocabulary'
import { LISTING_STATUSES, type ListingStatus } from '../listing'
import { priceNumber } from '../pricing/price'
import { COUNT_TOLERANCE } from './count-search'
import { facetSpec, facetValue, isYesNoFacet, valueFacetNames } from './facets'
import { LIMITS } from './limits'
import { numberFacets, type StoredNumber } from './number-facets'

export const SORTS = ['newest', 'price', '-price', 'moq', 'relevance'] as const
export type Sort = (typeof SORTS)[number]

/** A filter of a module's listings. */
export interface CatalogueFilter {
  /** By field: a listing matches with one of its keys; all fields must match. */
  values: readonly { field: string; keys: readonly string[] }[]
  /** By number facet, in its unit (prices in INR per the basis, counts in resultant tex); inclusive. */
  ranges: readonly NumberRange[]
  sellerId: string | null
  /** The words of a search as typed. */
  search: string | null
}

export interface NumberRange extends StoredNumber {
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
  /** Prices are compared per this unit; null: per the module's first basis. */
  priceUnit: UnitName | null
}

const cursorSchema = z.object({
  sort: z.enum(SORTS),
  key: z.number().nullable(),
  updatedAt: cursorTime,
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
  'priceUnit',
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
  const numbers = numberFacets(definition).filter(({ basis }) => basis === undefined)
  const ends = numbers.flatMap(({ low, high }) => [low, high])
  const inside = numbers.flatMap(({ name, isInterval }) => (isInterval ? name : []))
  const known = new Set<string>([...OWN_PARAMETERS, ...facetNames, ...ends, ...inside])
  return { facets: new Set(facetNames), numbers, known, names: [...known] }
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
  const reader = new QueryReader(definition, params)
  reader.checkNames()
  const countSystem = reader.countSystem()
  const priceUnit = reader.priceUnit()
  const filter = { ranges: reader.ranges({ countSystem, priceUnit, rates }), values: reader.values() }
  const q = reader.search()
  const sellerId = reader.text('sellerId')
  if (sellerId && !z.uuid().safeParse(sellerId).success) reader.refuse('sellerId', 'Use the id of a seller.')
  const scope = reader.choice('scope', ['public', 'mine'], 'public')
  if (params.has('status') && scope !== 'mine') {
    reader.refuse('status', 'Use status only with your own listings (scope=mine).')
  }
  const status = reader.choice('status', [...LISTING_STATUSES, ''], '')
  const limit = reader.limit()
  const asked = reader.choice('sort', SORTS, q ? 'relevance' : 'newest')
  const sort = asked === 'relevance' && !q ? 'newest' : asked
  return {
    issues: reader.issues,
    query: {
      filter: {
        ...filter,
        sellerId: sellerId?.toLowerCase() ?? null,
        search: q && q.length <= LIMITS.searchMax ? q : null,
      },
      sort,
      limit,
      cursor: reader.cursor(sort),
      withFacets: reader.choice('facets', ['true', 'false'], 'false') === 'true',
      view: reader.choice('view', ['record', 'card'], 'record'),
      scope,
      statuses: status === '' ? LISTING_STATUSES : [status],
      countSystem,
      priceUnit,
    },
  }
}

/** Names that are compared with all known ones, which takes a while: an address may have thousands. */
const SUGGESTED_MAX = 20

/** What the numbers of ranges mean. */
interface RangeTerms {
  countSystem: CountSystem | null
  priceUnit: UnitName | null
  rates: PlainRates
}

/** Reads one parameter after the other and collects what is wrong with them. */
class QueryReader {
  readonly issues: Issue[] = []
  private readonly parameters: ReturnType<typeof parametersOf>

  constructor(
    private readonly definition: ModuleDefinition,
    private readonly params: URLSearchParams,
  ) {
    this.parameters = parametersOf(definition)
  }

  refuse(field: string, message: string, code = 'BAD_PARAMETER'): void {
    this.issues.push(errorIssue(code, field, message))
  }

  text(name: string): string | null {
    return this.params.get(name)?.normalize('NFC').trim() || null
  }

  number(name: string): number | null {
    const given = this.text(name)
    if (given === null) return null
    const value = /^\d{1,12}(\.\d{1,16})?$/.test(given) ? Number(given) : Number.NaN
    if (Number.isFinite(value)) return value
    this.refuse(name, 'Use a number of 0 or more.')
    return null
  }

  /** A day as its number. */
  private day(name: string): number | null {
    const given = this.text(name)
    if (given === null) return null
    const number = /^\d{4}-\d{2}-\d{2}$/.test(given) ? dayNumber(given) : null
    if (number === null) this.refuse(name, 'Use a day such as 2026-12-01.')
    return number
  }

  choice<T extends string>(name: string, options: readonly T[], fallback: T): T {
    const given = this.text(name)
    if (given === null) return fallback
    const found = options.find((option) => option === given)
    if (found === undefined) this.refuse(name, `Use one of ${options.join(', ')}.`)
    return found ?? fallback
  }

  checkNames(): void {
    const { facets, known, names } = this.parameters
    let unknown = 0
    for (const name of new Set(this.params.keys())) {
      const given = this.params.getAll(name)
      if (!known.has(name)) {
        const near = ++unknown <= SUGGESTED_MAX ? nearestName(name, names) : null
        const hint = near ? ` Did you mean ${near}?` : ' The filters of each module are in the API guide, at /docs.'
        this.refuse(name.slice(0, 64), `There is no such filter.${hint}`, 'UNKNOWN_PARAMETER')
      } else if (!facets.has(name) && given.length > 1) {
        this.refuse(name, 'Use this only once.')
      }
      if (!given.every(isStorable)) this.refuse(name.slice(0, 64), 'Remove the characters that cannot be stored.')
    }
  }

  private hasCountRange(): boolean {
    return this.text('countMin') !== null || this.text('countMax') !== null
  }

  /** The system of a range of counts; null without one: the parameter alone filters the field of that name. */
  countSystem(): CountSystem | null {
    return this.hasCountRange() ? (this.spokenSystem() ?? 'Ne') : null
  }

  /** The system of counts that have another name than `count`; null without one. */
  private spokenSystem(): CountSystem | null {
    const given = this.text('countSystem')
    const system = given ? parseCountSystem(given) : null
    if (given && !system) this.refuse('countSystem', 'Use a known count system, such as Ne or Nm.')
    return system
  }

  /** The unit of prices; null for the module's first basis. */
  priceUnit(): UnitName | null {
    const given = this.text('priceUnit')
    if (given === null) return null
    const { bases } = this.definition.sale
    const basis = bases.findIndex(({ unit }) => unit === unitName(given))
    if (basis < 0) this.refuse('priceUnit', `Use one of ${bases.map(({ unit }) => unit).join(', ')}.`)
    return basis > 0 ? (bases[basis]?.unit ?? null) : null
  }

  ranges({ countSystem, priceUnit, rates }: RangeTerms): NumberRange[] {
    const inRupees = this.rupees(rates)
    const named = new Set(this.params.keys())
    // A request names few of a module's numbers.
    const asked = this.parameters.numbers.filter(({ name, low, high }) =>
      [low, high, name].some((one) => named.has(one)),
    )
    return asked.flatMap(({ name, low, high, unit, isInterval, isDay }): NumberRange[] => {
      if (isInterval && this.text(name) !== null) return this.inside(name, unit === 'tex')
      const given = isDay
        ? { min: this.day(low), max: this.day(high) }
        : { min: this.number(low), max: this.number(high) }
      if (given.min === null && given.max === null) return []
      // Both ends are in one unit, so they are compared as typed, also counts of a system in which finer is higher.
      if (given.min !== null && given.max !== null && given.min > given.max) {
        this.refuse(low, `This is above ${high}. Swap the two.`, 'RANGE_REVERSED')
        this.refuse(high, `This is below ${low}. Swap the two.`, 'RANGE_REVERSED')
        return []
      }
      if (name === 'count') return [{ name, ...texRange(countSystem ?? 'Ne', given.min, given.max) }]
      if (name === 'basePrice') {
        const ends = { min: inRupees(given.min), max: inRupees(given.max) }
        return [{ name: priceNumber({ priceUnit }), ...ends }]
      }
      // Counts under other names are in tex, unless the request names their system.
      const spoken = unit === 'tex' ? this.spokenSystem() : null
      const ends = spoken ? texRange(spoken, given.min, given.max) : given
      return [{ name, ...(isInterval ? { isInterval } : {}), ...ends }]
    })
  }

  /** One value that the interval must contain: `countRange=40` finds work on 30s to 60s. */
  private inside(name: string, isCount: boolean): NumberRange[] {
    if (!isCount) {
      const value = this.number(name)
      return value === null ? [] : [{ name, isInterval: true, min: value, max: value }]
    }
    const reading = parseCount(this.text(name) ?? '', 'Cotton')
    if (!reading.ok) this.refuse(name, 'Use a count, such as 40s or 75D.')
    return reading.ok
      ? [{ name, isInterval: true, min: reading.count.resultantTex, max: reading.count.resultantTex }]
      : []
  }

  private rupees(rates: PlainRates): (amount: number | null) => number | null {
    const typed = this.text('priceCurrency') ?? 'INR'
    const code = typed.toUpperCase()
    if (convertMoney(1, code, 'INR', rates) === null) {
      const [meant] = nearestOptions(currencies, typed)
      const isCode = writtenValue(currencies, typed) !== null
      const hint = !isCode && meant ? ` Did you mean ${meant}?` : ''
      this.refuse('priceCurrency', `There is no configured exchange rate for this currency.${hint}`)
    }
    return (amount) => (amount === null ? null : convertMoney(amount, code, 'INR', rates))
  }

  /** The filters by exact value. */
  values(): CatalogueFilter['values'] {
    return [...this.parameters.facets].flatMap((field) => {
      if (!this.params.has(field) || (field === 'countSystem' && this.hasCountRange())) return []
      const given = this.params.getAll(field).filter((value) => value.trim() !== '')
      if (given.some((value) => value.length > 200)) this.refuse(field, 'Use a shorter value.')
      const spec = facetSpec(this.definition, field)
      const vocabulary = spec && 'vocabulary' in spec ? spec.vocabulary : undefined
      if (spec && vocabulary?.isClosed) {
        const unknown = given.find((value) => canonicalValue(vocabulary, value) === null)
        if (unknown !== undefined) this.refuse(field, `"${unknown.slice(0, 60)}" is not in the list of ${spec.label}.`)
      }
      if (isYesNoFacet(this.definition, field) && given.some((value) => !/^(true|false)$/.test(value.trim()))) {
        this.refuse(field, 'Use true or false.')
      }
      const keys = [...new Set(given.map((value) => facetValue(spec, field, value).valueKey))]
      return keys.length > 0 ? [{ field, keys }] : []
    })
  }

  search(): string | null {
    const q = this.text('q')
    if (q && q.length > LIMITS.searchMax) {
      this.refuse('q', `Use at most ${LIMITS.searchMax} characters.`)
    } else if (q && !/[\p{L}\p{N}]/u.test(q)) {
      this.refuse('q', 'Enter a word or a count, with at least one letter or digit.')
    }
    return q
  }

  limit(): number {
    const limit = this.number('limit') ?? LIMITS.limitDefault
    if (!Number.isInteger(limit) || limit < 1 || limit > LIMITS.limitMax) {
      this.refuse('limit', `Use a whole number from 1 to ${LIMITS.limitMax}.`)
    }
    return limit
  }

  cursor(sort: Sort): CatalogueCursor | null {
    const text = this.text('cursor')
    const cursor = text === null ? null : decodeCursor(text)
    if (text !== null && cursor?.sort !== sort) {
      this.refuse('cursor', 'This cursor belongs to another list. Start from the first page.')
    }
    return cursor
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
