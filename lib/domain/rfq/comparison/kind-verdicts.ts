import { readDay } from '@/lib/domain/calendar-day'
import { parseCount } from '@/lib/domain/count/parse'
import type { ParsedCount } from '@/lib/domain/count/parsed-count'
import { convertCount, isDirect } from '@/lib/domain/count/systems'
import type { SpecificationPoint } from '@/lib/domain/rfq/requests/specification-point'
import { measureIn, readMeasure } from '@/lib/domain/units/measure'
import { readCountRange, readNumberRange } from '@/lib/domain/units/range-text'
import { COUNT_ROUNDING, DUST, listOf, numberVerdict, slackOf, type Verdict, verdict } from './number-verdict'
import type { Requirement } from './terms'

/** A measure as typed, in the point's unit; a plain number is in `plainUnit`. Null when it cannot be read. */
export function measureAt(typed: unknown, point: SpecificationPoint, plainUnit = point.unit): number | null {
  const { dimension, unit } = point
  if (dimension === undefined || (typeof typed !== 'number' && typeof typed !== 'string')) return null
  const measure = readMeasure(String(typed), plainUnit, dimension)
  return measure && measureIn(measure, unit, dimension)
}

/** The unit in which a buyer asked for a measure; otherwise the point's own. */
export function askedUnit({ unit, value }: Pick<Requirement, 'unit' | 'value'>, point: SpecificationPoint): string {
  if (point.compares !== 'measure') return point.unit
  const [first = ''] = listOf(value)
  return unit ?? (point.dimension && readMeasure(String(first), point.unit, point.dimension)?.unit) ?? point.unit
}

/** Measures compare in one unit; a plain number is in the unit that was asked for. */
export function measureVerdict(requirement: Requirement, offered: unknown, point: SpecificationPoint): Verdict {
  const { unit: _unit, tolerance, tolerancePercent, ...rest } = requirement
  const asked = askedUnit(requirement, point)
  const values = listOf(requirement.value).map((value) => measureAt(value, point, asked))
  const known = values.filter((value) => value !== null)
  const given = measureAt(offered, point, asked)
  const slack = tolerance === undefined ? null : measureAt(tolerance, point, asked)
  if (given === null || known.length < values.length) return 'not_stated'
  return numberVerdict(
    {
      ...rest,
      value: known,
      ...(slack === null ? {} : { tolerance: slack }),
      ...(tolerancePercent === undefined ? {} : { tolerancePercent }),
    },
    given,
  )
}

/** Days compare in their order. */
export function dayVerdict({ op, value }: Requirement, offered: readonly unknown[]): Verdict {
  const days = listOf(value).map((day) => readDay(String(day)))
  const given = readDay(String(offered[0]))
  const [first, last = first] = days
  if (given === null || !first || !last || days.includes(null)) return 'not_stated'
  switch (op) {
    case '=':
    case 'in':
      return verdict(days.includes(given))
    case '>=':
      return verdict(given >= first)
    case '<=':
      return verdict(given <= first)
    case 'between': {
      const [low, high] = first <= last ? [first, last] : [last, first]
      return verdict(given >= low && given <= high)
    }
  }
}

/** A range as typed, on the scale of its point; null when it cannot be read. */
export function rangeAt(typed: unknown, point: SpecificationPoint, hint: string | null): Interval | null {
  const text = String(typed)
  return scaleOf(text, point, hint)(text)
}

function scaleOf(value: Requirement['value'], point: SpecificationPoint, hint: string | null): Scale {
  return point.isOfCounts ? countScale(value, hint) : numberScale(point.unit)
}

interface Interval {
  low: number
  high: number
}

/** Ranges meet a requirement when they overlap with it: a mill that spins 30s to 60s meets 40s. */
export function rangeVerdict(
  requirement: Requirement,
  offered: unknown,
  point: SpecificationPoint,
  hint: string | null,
): Verdict {
  const read = scaleOf(requirement.value, point, hint)
  const given = read(String(offered))
  const asked = listOf(requirement.value).map((value) => read(String(value)))
  const [first, last = first] = asked
  if (!given || !first || !last || asked.includes(null)) return 'not_stated'
  const size = Math.abs(Number.isFinite(first.low) ? first.low : first.high)
  const rounding = point.isOfCounts ? COUNT_ROUNDING * size : DUST * Math.max(1, size)
  const slack = slackOf(requirement, size) + rounding
  const meets = ({ low, high }: Interval) => given.low <= high + slack && given.high >= low - slack
  switch (requirement.op) {
    case '=':
    case 'in':
      return verdict(asked.some((one) => one !== null && meets(one)))
    case '>=':
      return verdict(meets({ low: first.low, high: Number.POSITIVE_INFINITY }))
    case '<=':
      return verdict(meets({ low: Number.NEGATIVE_INFINITY, high: first.high }))
    case 'between':
      return verdict(meets({ low: Math.min(first.low, last.low), high: Math.max(first.high, last.high) }))
  }
}

type Scale = (typed: string) => Interval | null

function numberScale(unit: string): Scale {
  return (typed) => {
    const { from, to } = readNumberRange(typed, unit)
    return typeof from === 'string' || typeof to === 'string' ? null : interval(from, to)
  }
}

/** Counts in the system of the first required one, so that "at least 30s" means 30s and finer. */
function countScale(value: Requirement['value'], hint: string | null): Scale {
  const countOf = (typed: string | undefined) => {
    const reading = typed === undefined ? null : parseCount(typed, hint)
    return reading?.ok ? reading.count : null
  }
  const first = readCountRange(String(listOf(value)[0] ?? ''))
  const system = countOf(first.from ?? first.to)?.system ?? 'Ne'
  const onScale = (count: ParsedCount | null) => count && convertCount(count.resultantTex, 'Tex', system)
  return (typed) => {
    const ends = readCountRange(typed)
    const [from, to] = [countOf(ends.from), countOf(ends.to)]
    if ((from === null) !== (ends.from === undefined) || (to === null) !== (ends.to === undefined)) return null
    const [low, high] = [onScale(from) ?? undefined, onScale(to) ?? undefined]
    // "From 75D" is 75D and thicker, which on a scale of fineness is below it.
    const isFlipped = [from, to].some((count) => count !== null && isDirect(count.system) !== isDirect(system))
    return isFlipped ? interval(high, low) : interval(low, high)
  }
}

/** A missing end is open. */
function interval(from = Number.NEGATIVE_INFINITY, to = Number.POSITIVE_INFINITY): Interval {
  return { low: Math.min(from, to), high: Math.max(from, to) }
}
