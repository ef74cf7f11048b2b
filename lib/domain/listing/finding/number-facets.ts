import { dayNumber } from '@/lib/domain/calendar-day'
import type { CountReading } from '@/lib/domain/count/parsed-count'
import { isDirect } from '@/lib/domain/count/systems'
import type { FieldSpec, FieldValues } from '@/lib/domain/fields/field'
import { memoize } from '@/lib/domain/memoize'
import type { DerivedNumber, ModuleDefinition } from '@/lib/domain/modules/define-module'
import type { Facts } from '@/lib/domain/modules/facts'
import { fieldSpec, listingFields } from '@/lib/domain/modules/resolve'
import { asMeasure, measureIn } from '@/lib/domain/units/measure'
import { roundTo } from '@/lib/domain/units/rounding'
import { convertQuantity, type UnitName } from '@/lib/domain/units/units'
import { fibres } from '@/lib/domain/vocabulary/fibres'
import { canonicalValue } from '@/lib/domain/vocabulary/vocabulary'
import { factsOf } from '../facts'
import { numberValue, textValue } from '../listing'
import { priceNumberName } from '../pricing/price'

/** A number of the listings by its name: stored by itself, or as the two ends of an interval. */
export interface StoredNumber {
  name: string
  /** Found by overlap; stored as `intervalEnds` of its name. */
  isInterval?: true
}

/** The names under which the ends of an interval are stored; a missing end is open. */
export function intervalEnds(name: string): { from: string; to: string } {
  return { from: `${name}.from`, to: `${name}.to` }
}

/** A number that buyers filter by range: `name` is its name in the response, and the stem of its parameters. */
export interface NumberFacet extends StoredNumber {
  /** The field of the matrix that it comes from, which also gives its position. */
  field: string
  label: string
  unit: string
  low: string
  high: string
  /** The share of one fibre: returned only with a filter on that fibre, or the panel would list every fibre. */
  fibre?: string
  /** A day, stored as the number of days since 1970; asked for and returned as YYYY-MM-DD. */
  isDay?: true
  /** A price per this unit, which is not the module's first: returned and filtered by only where it is chosen. */
  basis?: UnitName
}

/** Half of the range by which a link asks for one value of a number, which may be rounded to two decimals. */
const HALF_OF_ONE = 0.01

/** The range of one value: 27 is asked for as 26.99 to 27.01. */
export function aroundOne(value: number): { min: number; max: number } {
  return { min: Math.max(0, value - HALF_OF_ONE), max: value + HALF_OF_ONE }
}

/** The one value that a range asks for; null for any other range. */
export function oneValueOf({ min, max }: { min: number; max: number }): number | null {
  const middle = roundTo(max - HALF_OF_ONE, 2)
  const one = aroundOne(middle)
  return roundTo(one.min, 2) === min && roundTo(one.max, 2) === max ? middle : null
}

/** Stored in their own columns, since lists are sorted by them; parameters as in reference 4.9. */
export type PromotedNumber = 'price' | 'moq' | 'key'

/** The column of a number; null: it is one of `numbers`. */
export function promotedNumber(definition: ModuleDefinition, name: string): PromotedNumber | null {
  if (name === 'basePrice') return 'price'
  if (name === 'moq') return 'moq'
  // An interval is found by its ends; its column holds the middle, for goods that are alike.
  return name === definition.keyNumber?.name && !intervalNames(definition).has(name) ? 'key' : null
}

/** The number that tells these goods apart most; null where it is not stated or cannot be read. */
export function keyNumberOf(definition: ModuleDefinition, facts: Facts): number | null {
  const { keyNumber } = definition
  const source = sourcesOf(definition).find(({ name }) => name === keyNumber?.name)
  return (source?.ends ? middle(source.ends(facts)) : source?.read(facts)) ?? null
}

/** Between the two ends by the same factor from each; the only end where one is open. */
function middle({ from, to }: Ends): number | null {
  return from !== null && to !== null ? Math.sqrt(from * to) : (from ?? to)
}

/** The facet name of a fibre's share. */
function fibreShareName(fibre: string): string {
  return `blendPercentages.${fibre}`
}

interface Source extends Omit<NumberFacet, 'low' | 'high'> {
  stem?: string
  /** Only a text search compares it: its facet is one of values. */
  isForSearch?: true
  read: (facts: Facts) => number | null
  /** Of an interval, in place of `read`. */
  ends?: (facts: Facts) => Ends
}

interface Ends {
  from: number | null
  to: number | null
}

const sourcesOf = memoize((definition: ModuleDefinition): readonly Source[] =>
  listingFields(definition).flatMap((field) => {
    const derived = definition.derived.filter(({ from, isFacet }) => isFacet && from[0] === field)
    const sourceOf = ({ name, label, unit, compute, ends }: DerivedNumber): Source => ({
      name,
      field,
      label,
      unit,
      read: compute,
      ...(ends ? { isInterval: true, ends } : {}),
    })
    const own = fieldSources(definition, field).map((source) => {
      const better = derived.find(({ insteadOf }) => insteadOf === source.name)
      return better ? sourceOf(better) : source
    })
    return [...own, ...derived.filter(({ insteadOf }) => insteadOf === undefined).map(sourceOf)]
  }),
)

/** Every range filter of this module, from the facet kinds of its matrix. */
export const numberFacets = memoize((definition: ModuleDefinition): readonly NumberFacet[] =>
  sourcesOf(definition)
    .filter(({ isForSearch }) => !isForSearch)
    .map(({ read: _read, ends: _ends, stem, ...facet }) => ({
      ...facet,
      low: `${stem ?? facet.name}Min`,
      high: `${stem ?? facet.name}Max`,
    })),
)

/** The numbers that a text search compares, by name. */
export const searchedNumbers = memoize(
  (definition: ModuleDefinition): ReadonlySet<string> => new Set(sourcesOf(definition).map(({ name }) => name)),
)

/** The numbers that are intervals: a range of counts or widths that a house can do. */
export const intervalNames = memoize(
  (definition: ModuleDefinition): ReadonlySet<string> =>
    new Set(sourcesOf(definition).flatMap(({ name, isInterval }) => (isInterval ? name : []))),
)

/** The numbers that are the most a service can do: a search finds what can do more. */
export const mostNames = memoize(
  (definition: ModuleDefinition): ReadonlySet<string> =>
    new Set(sourcesOf(definition).flatMap(({ name }) => (fieldSpec(definition, name)?.isMost ? name : []))),
)

/** A listing's numbers by facet name, without the promoted ones. Missing or unconvertible values are left out. */
export function listingNumbers(typed: FieldValues, definition: ModuleDefinition): Record<string, number> {
  const facts = factsOf(definition, typed)
  const numbers: Record<string, number> = {}
  const note = (name: string, value: number | null) => {
    if (value !== null && Number.isFinite(value)) numbers[name] = value
  }
  for (const { name, read, ends } of sourcesOf(definition)) {
    if (ends === undefined) note(name, promotedNumber(definition, name) === null ? read(facts) : null)
    else {
      const [stored, { from, to }] = [intervalEnds(name), ends(facts)]
      note(stored.from, from)
      note(stored.to, to)
    }
  }
  return numbers
}

const unread = () => null

function fieldSources(definition: ModuleDefinition, field: string): Source[] {
  const spec = fieldSpec(definition, field)
  if (!spec || spec.isHidden) return []
  const { label, unit = '' } = spec
  const own = { name: field, field, label }
  if (spec.isSearchedByNumber) {
    const read =
      spec.kind === 'count' ? ({ counts }: Facts) => texOf(counts.get(field)) : searchedNumber(definition, field)
    return [{ ...own, unit, isForSearch: true, read }]
  }
  if (spec.facet !== 'range') return []
  const [first, ...others] = definition.sale.bases
  if (field === 'basePrice') {
    // Prices depend on exchange rates, so they are not read here (pricing/price.ts).
    const price = { ...own, stem: 'price', read: unread }
    const inOthers = others.map(({ unit: per }) => ({
      ...price,
      name: priceNumberName(per),
      unit: `INR/${per}`,
      basis: per,
    }))
    return [{ ...price, unit: `INR/${first.unit}` }, ...inOthers]
  }
  if (field === 'moq') return [{ ...own, unit: first.unit, read: unread }]
  switch (spec.kind) {
    case 'count':
      return [{ ...own, unit: 'tex', read: ({ counts }) => texOf(counts.get(field)) }]
    case 'number': {
      const { unitFrom } = spec
      if (unitFrom === undefined) return [{ ...own, unit, read: ({ values }) => numberValue(values, field) }]
      return [{ ...own, unit: first.unit, read: ({ values }) => inUnit(first.unit, values, field, unitFrom) }]
    }
    case 'parts': {
      const numbers = spec.parts.filter(({ kind }) => kind === 'number')
      return numbers.map((number): Source => {
        // The first number of the terms is the main one: the days of a credit.
        const isMain = field === 'creditTerms' && number === numbers[0]
        return {
          ...own,
          name: isMain ? field : `${field}.${number.name}`,
          label: isMain ? label : number.label,
          unit: number.unit ?? '',
          read: ({ values }) => part(values, field, number.name),
        }
      })
    }
    case 'pdcSlabs':
      return [{ ...own, label: 'Longest cheque term', unit: 'days', read: ({ values }) => longestPdc(values) }]
    case 'blend':
      return fibres.options.map(({ value }) => ({
        ...own,
        name: fibreShareName(value),
        label: `${value} in the blend`,
        unit: '%',
        fibre: value,
        read: ({ values }) => fibreShare(values, value),
      }))
    case 'measure':
      return [{ ...own, unit: spec.base, read: ({ values }) => inBase(spec, values[field]) }]
    case 'range': {
      const isCount = spec.of === 'count'
      const ends = isCount ? (facts: Facts) => texEnds(facts, field) : (facts: Facts) => numberEnds(facts, field)
      return [{ ...own, unit: isCount ? 'tex' : unit, isInterval: true, read: unread, ends }]
    }
    // A day that is no filter is still compared by the key column.
    case 'date': {
      const isFilter = definition.facetOrder.includes(field)
      const read = ({ values }: Facts) => dayNumber(textValue(values, field))
      return [{ ...own, unit: '', isDay: true, ...(isFilter ? {} : { isForSearch: true }), read }]
    }
    // None of these is a number that is compared with others.
    case 'text':
    case 'longText':
    case 'url':
    case 'boolean':
    case 'quantitySlabs':
    case 'settlement':
    case 'file':
    case 'files':
    case 'money':
    case 'choice':
    case 'choices':
    case 'rows':
    case 'construction':
    case 'reference':
      return []
  }
}

/** The number of a field; plies that only the construction says are those of the goods. */
function searchedNumber(definition: ModuleDefinition, field: string): (facts: Facts) => number | null {
  return ({ values, counts }) => {
    const stated = numberValue(values, field)
    if (stated !== null) return stated
    for (const [name, reading] of counts) {
      const spec = fieldSpec(definition, name)
      if (reading.ok && spec?.kind === 'count' && spec.plyIn === field) return reading.count.ply
    }
    return null
  }
}

function inBase({ base, dimension }: Extract<FieldSpec, { kind: 'measure' }>, value: unknown): number | null {
  const measure = asMeasure(value)
  return measure && measureIn(measure, base, dimension)
}

function numberEnds({ values }: Facts, field: string): Ends {
  return inRisingOrder(part(values, field, 'from'), part(values, field, 'to'))
}

/** In tex, where the finer count is the lower number: an open end of one is the open end of the other. */
function texEnds({ countEnds }: Facts, field: string): Ends {
  const { from, to } = intervalEnds(field)
  const [first, last] = [countEnds.get(from), countEnds.get(to)]
  const readings = [first, last].flatMap((reading) => (reading?.ok ? [reading.count] : []))
  const isRising = readings.every(({ system }) => isDirect(system))
  // An unreadable end is not an open one.
  if (readings.length < [first, last].filter((reading) => reading !== undefined).length) return { from: null, to: null }
  return isRising ? inRisingOrder(texOf(first), texOf(last)) : inRisingOrder(texOf(last), texOf(first))
}

function inRisingOrder(from: number | null, to: number | null): Ends {
  return from !== null && to !== null && from > to ? { from: to, to: from } : { from, to }
}

function part(values: FieldValues, field: string, name: string): number | null {
  const value = values[field]
  if (typeof value !== 'object' || value === null) return null
  const number: unknown = Reflect.get(value, name)
  return typeof number === 'number' ? number : null
}

function texOf(reading: CountReading | undefined): number | null {
  return reading?.ok ? reading.count.resultantTex : null
}

function inUnit(unit: UnitName, values: FieldValues, field: string, unitField: string): number | null {
  const quantity = numberValue(values, field)
  return quantity === null ? null : convertQuantity(quantity, textValue(values, unitField) || unit, unit, values)
}

/** Days of the longest post-dated cheque that is offered; null when none is. */
export function longestPdc(values: FieldValues): number | null {
  const rows: unknown[] = Array.isArray(values.pdcSlabs) ? values.pdcSlabs : []
  let longest: number | null = null
  for (const row of rows) {
    if (typeof row !== 'object' || row === null || Reflect.get(row, 'enabled') === false) continue
    const days: unknown = Reflect.get(row, 'days')
    if (typeof days === 'number' && (longest === null || days > longest)) longest = days
  }
  return longest
}

/** A fibre's share in percent; null when the blend does not name it. */
function fibreShare(values: FieldValues, fibre: string): number | null {
  const rows: unknown[] = Array.isArray(values.blendPercentages) ? values.blendPercentages : []
  let share: number | null = null
  for (const row of rows) {
    if (typeof row !== 'object' || row === null) continue
    const [name, percent]: unknown[] = [Reflect.get(row, 'fibre'), Reflect.get(row, 'percent')]
    if (typeof name !== 'string' || typeof percent !== 'number') continue
    if ((canonicalValue(fibres, name) ?? name) === fibre) share = (share ?? 0) + percent
  }
  return share
}
