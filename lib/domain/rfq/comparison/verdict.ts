import { formatCountValue } from '@/lib/domain/count/display'
import { parseCount } from '@/lib/domain/count/parse'
import type { ParsedCount } from '@/lib/domain/count/parsed-count'
import { convertCount, fromTex, isDirect, parseCountSystem } from '@/lib/domain/count/systems'
import type { Vocabulary } from '@/lib/domain/fields/field'
import type { SpecificationPoint } from '@/lib/domain/rfq/requests/specification-point'
import { spoken } from '@/lib/domain/spoken'
import { canonicalValue, foldWord, listedWords } from '@/lib/domain/vocabulary/vocabulary'
import { dayVerdict, measureVerdict, rangeVerdict } from './kind-verdicts'
import { COUNT_ROUNDING, listOf, numberOf, numberVerdict, slackOf, type Verdict, verdict } from './number-verdict'
import type { Requirement } from './terms'

/**
 * Compares a seller's statement with a requirement. Counts compare as tex, across systems; vocabulary values by their
 * canonical label; numbers with the tolerance, absolute in the requirement's unit or in percent of its value.
 * @param point null for a point that the module does not know: compared as typed
 * @param hint fibre or family, for counts without a system
 */
export function judgeRequirement(
  requirement: Requirement,
  offered: unknown,
  point: SpecificationPoint | null,
  hint: string | null,
): Verdict {
  const stated = Array.isArray(offered) ? offered.filter(isStated) : isStated(offered) ? [offered] : []
  if (stated.length === 0) return 'not_stated'
  if (isInItsWords(requirement, stated, point)) return 'meets'
  switch (point?.compares) {
    case 'count':
      return countVerdict(requirement, String(stated[0]), hint)
    case 'measure':
      return measureVerdict(requirement, stated[0], point)
    case 'range':
      return rangeVerdict(requirement, stated[0], point, hint)
    case 'date':
      return dayVerdict(requirement, stated)
    case 'number':
    case 'words':
    case undefined:
  }
  const numbers = listOf(requirement.value).map(numberOf)
  const isNumeric = numbers.every((value) => value !== null) && point?.compares !== 'words'
  if (isNumeric) {
    const value = numberOf(stated[0])
    return value === null ? 'not_stated' : numberVerdict(requirement, value)
  }
  return textVerdict(requirement, stated, point)
}

/** "100 to 115", "Plain or Twill": several values that will do, in the words of the request, promise one of them. */
function isInItsWords(requirement: Requirement, stated: readonly unknown[], point: SpecificationPoint | null): boolean {
  const isOne =
    listOf(requirement.value).length > 1 && stated.length === 1 && !(point?.isList && requirement.op === '=')
  return isOne && foldWord(String(stated[0])) === foldWord(requirementText(requirement, point))
}

function textVerdict(
  { op, value }: Requirement,
  stated: readonly unknown[],
  point: SpecificationPoint | null,
): Verdict {
  const wanted = listOf(value).flatMap((item) => wordsOf(item, point))
  const words = stated.flatMap((item) => wordsOf(item, point))
  // "=" of several values (certificates) requires all of them, "in" requires one.
  return op === 'in' || op === 'between'
    ? verdict(words.some((word) => wanted.includes(word)))
    : verdict(wanted.every((word) => words.includes(word)))
}

/** The words that a value says, each in its one spelling. */
function wordsOf(value: unknown, point: SpecificationPoint | null): string[] {
  const vocabulary = point?.vocabulary ?? null
  const words = point?.isList ? listedWords(vocabulary, String(value)) : [String(value)]
  return words.map((word) => sameWord(vocabulary, word))
}

function sameWord(vocabulary: Vocabulary | null, typed: string): string {
  return foldWord((vocabulary && canonicalValue(vocabulary, typed)) ?? typed)
}

function countVerdict(requirement: Requirement, offered: string, hint: string | null): Verdict {
  const wanted = listOf(requirement.value).map((value) => requiredCount(value, requirement.unit, hint))
  const reading = parseCount(offered, hint)
  const given = reading.ok
    ? reading.count
    : numberOf(offered) === null
      ? null
      : requiredCount(offered, requirement.unit, hint)
  const known = wanted.filter((count) => count !== null)
  const [first, second = first] = known
  if (!given || !first || !second || known.length < wanted.length) return 'not_stated'

  switch (requirement.op) {
    case '=':
      return verdict(isNear(given, first, requirement))
    case 'in':
      return verdict(known.some((count) => isNear(given, count, requirement)))
    case '>=':
      return verdict(inTermsOf(given, first) >= first.value - slackOfCount(requirement, first))
    case '<=':
      return verdict(inTermsOf(given, first) <= first.value + slackOfCount(requirement, first))
    case 'between': {
      const upper = convertCount(second.value, second.system, first.system)
      const value = inTermsOf(given, first)
      const low = Math.min(first.value, upper)
      const high = Math.max(first.value, upper)
      const slack = slackOfCount(requirement, first)
      return verdict(value >= low - slack && value <= high + slack)
    }
  }
}

/** A required count; a bare number is in the unit of the requirement. Null when it cannot be read. */
export function requiredCount(
  value: string | number,
  unit: string | undefined,
  hint: string | null,
): ParsedCount | null {
  const text = String(value)
  const system = unit ? parseCountSystem(unit) : null
  const reading = parseCount(system !== null && numberOf(text) !== null ? `${system} ${text}` : text, hint)
  return reading.ok ? reading.count : null
}

function isNear(given: ParsedCount, wanted: ParsedCount, requirement: Requirement): boolean {
  return Math.abs(inTermsOf(given, wanted) - wanted.value) <= slackOfCount(requirement, wanted)
}

/** The offered yarn's thickness as a count in the form of the required one: for 2/40s, the number in place of 40. */
function inTermsOf(given: ParsedCount, wanted: ParsedCount): number {
  const ratio = given.resultantTex / wanted.resultantTex
  return isDirect(wanted.system) ? wanted.value * ratio : wanted.value / ratio
}

function slackOfCount(requirement: Requirement, { value }: ParsedCount): number {
  return slackOf(requirement, value) + value * COUNT_ROUNDING
}

/** A requirement as people read it: "at least 2,400", "30s ± 1.5", "8 to 10". @param point null for one that the module does not know */
export function requirementText(
  { op, value, unit, tolerance, tolerancePercent }: Requirement,
  point: Pick<SpecificationPoint, 'isYear'> | null,
): string {
  const values = listOf(value).map((item) => (typeof item === 'number' ? spoken(item, point) : item))
  const bound = op === 'between' ? values.join(' to ') : values.join(' or ')
  const sign = op === '>=' ? 'at least ' : op === '<=' ? 'at most ' : ''
  const slack = tolerance ? ` ± ${spoken(tolerance)}` : tolerancePercent ? ` ± ${spoken(tolerancePercent)} %` : ''
  return `${sign}${bound}${unit ? ` ${unit}` : ''}${slack}`
}

/** An offered count with its thickness in tex; null when it cannot be read. */
export function normalizedCount(offered: unknown, hint: string | null): { tex: number; text: string } | null {
  const reading = parseCount(String(offered), hint)
  if (!reading.ok) return null
  const { resultantTex } = reading.count
  return { tex: resultantTex, text: `${formatCountValue('Tex', fromTex('Tex', resultantTex))} tex` }
}

function isStated(value: unknown): boolean {
  return value !== null && value !== undefined && value !== ''
}
