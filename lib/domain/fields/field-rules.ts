import { errorIssue, type Issue, warningIssue } from '../errors'
import { asMeasure, measureIn, unitsOf } from '../units/measure'
import { decimalPlaces, roundTo, sumOf } from '../units/rounding'
import { foldWord, nearestOptions, optionLabel, writtenValue } from '../vocabulary/vocabulary'
import { isFilled } from './condition'
import type { FieldRule, FieldSpec, FieldValues, PartSpec, Vocabulary } from './field'

/**
 * Rules of this field's stored value: bounds, patterns, closed vocabularies. A breach blocks ACTIVE.
 * @param values the listing's values, with which rows have to agree
 */
export function fieldRuleIssues(spec: FieldSpec, path: string, value: unknown, values: FieldValues = {}): Issue[] {
  switch (spec.kind) {
    case 'number':
    case 'money':
      return numberIssues(spec.rule, spec.label, path, value)
    case 'text':
    case 'longText':
    case 'construction':
      return textIssues(spec.rule, spec.label, path, value)
    case 'url':
      return urlIssues(spec.label, path, value)
    case 'choice':
      return choiceIssues(spec.vocabulary, spec.label, path, value)
    case 'choices':
      return listed(value).flatMap((item, at) => choiceIssues(spec.vocabulary, spec.label, `${path}[${at}]`, item))
    case 'parts':
      return typeof value === 'object' && value !== null
        ? spec.parts.flatMap((part) => partIssues(part, path, value))
        : []
    case 'date':
      return dayIssues(spec.rule, spec.label, path, value)
    case 'range':
      return rangeIssues(spec, path, value)
    case 'measure':
      return measureIssues(spec, path, value)
    case 'rows':
      return rowsIssues(spec, path, value, values)
    // These have rules of their own, or none.
    case 'boolean':
    case 'count':
    case 'blend':
    case 'quantitySlabs':
    case 'pdcSlabs':
    case 'settlement':
    case 'file':
    case 'files':
    case 'reference':
      return []
  }
}

type SpecOf<K extends FieldSpec['kind']> = Extract<FieldSpec, { kind: K }>

function partIssues(part: PartSpec, path: string, whole: object): Issue[] {
  const value: unknown = Object.hasOwn(whole, part.name) ? Reflect.get(whole, part.name) : undefined
  if (value === undefined || value === null) return []
  const { rule, label, vocabulary } = part
  const partPath = `${path}.${part.name}`
  switch (part.kind) {
    case 'number':
      return numberIssues(rule, label, partPath, value)
    case 'text':
      return textIssues(rule, label, partPath, value)
    case 'date':
      return dayIssues(rule, label, partPath, value)
    case 'choice':
      return vocabulary ? choiceIssues(vocabulary, label, partPath, value) : []
    case 'choices':
      return vocabulary
        ? listed(value).flatMap((item, at) => choiceIssues(vocabulary, label, `${partPath}[${at}]`, item))
        : []
    case 'boolean':
      return []
  }
}

function dayIssues(rule: FieldRule | undefined, label: string, path: string, value: unknown): Issue[] {
  if (typeof value !== 'string' || !rule) return []
  const { earliest, latest } = rule
  if (earliest !== undefined && value < earliest)
    return [errorIssue('TOO_EARLY', path, `${label}: must be ${earliest} or later.`)]
  if (latest !== undefined && value > latest)
    return [errorIssue('TOO_LATE', path, `${label}: must be ${latest} or earlier.`)]
  return []
}

/** The ends of numbers; counts are read, and judged, with the listing's fibre. */
function rangeIssues({ rule, label, of }: SpecOf<'range'>, path: string, value: unknown): Issue[] {
  if (of === 'count' || typeof value !== 'object' || value === null) return []
  const { from, to } = value as { from?: unknown; to?: unknown }
  const isReversed = typeof from === 'number' && typeof to === 'number' && from > to
  return [
    ...numberIssues(rule, label, `${path}.from`, from),
    ...numberIssues(rule, label, `${path}.to`, to),
    ...(isReversed ? [reversedRange(label, path)] : []),
  ]
}

/** The end of a range is below its beginning. */
export function reversedRange(label: string, path: string): Issue {
  return errorIssue('RANGE_REVERSED', `${path}.to`, `${label}: the end is below the start. Swap the two.`)
}

function measureIssues(spec: SpecOf<'measure'>, path: string, value: unknown): Issue[] {
  const { rule, label, unit, dimension } = spec
  const measure = asMeasure(value)
  if (measure === null) return []
  const own = measureIn(measure, unit, dimension)
  if (own === null) return choiceIssues(unitsOf(dimension), `${label}, unit`, `${path}.unit`, measure.unit)
  const { decimalsMax, isInteger, step, ...bounds } = rule ?? {}
  return [
    ...numberIssues(bounds, label, path, own, ` ${unit}`),
    ...numberIssues(
      {
        ...(decimalsMax === undefined ? {} : { decimalsMax }),
        ...(isInteger ? { isInteger } : {}),
        ...(step === undefined ? {} : { step }),
      },
      label,
      path,
      measure.value,
    ),
  ]
}

function rowsIssues(spec: SpecOf<'rows'>, path: string, value: unknown, values: FieldValues): Issue[] {
  const { parts, key, sum, label } = spec
  const rows = listed(value).filter((row): row is Record<string, unknown> => typeof row === 'object' && row !== null)
  const first = parts[0]?.name ?? ''
  const needed = key ?? first
  const labelOf = (name: string) => parts.find((part) => part.name === name)?.label ?? name
  const seen = new Set<string>()
  const issues = rows.flatMap((row, position): Issue[] => {
    const place = `${path}[${position}]`
    // A row without its number has its first column as its name: the navy of a shop that has one navy.
    const named = key === undefined || isFilled(row[key]) || !isFilled(row[first]) ? needed : first
    const own = key === undefined ? undefined : row[named]
    const word = isFilled(own) ? foldWord(String(own)) : null
    const isRepeated = word !== null && seen.has(`${named} ${word}`)
    if (word !== null) seen.add(`${named} ${word}`)
    const isMissing = key === undefined ? !isFilled(row) : word === null
    return [
      ...(isMissing ? [errorIssue('REQUIRED', `${place}.${needed}`, `${labelOf(needed)}: this is missing.`)] : []),
      ...(isRepeated
        ? [errorIssue('ROW_REPEATED', `${place}.${named}`, `${labelOf(named)}: "${String(own)}" is in a row above.`)]
        : []),
      ...parts.flatMap((part) => partIssues(part, place, row)),
    ]
  })
  if (sum === undefined) return issues
  const whole = values[sum.equalsField]
  const figures = rows.map((row) => row[sum.column]).filter((figure) => typeof figure === 'number')
  const total = sumOf(figures)
  if (typeof whole !== 'number' || figures.length < rows.length || total === whole) return issues
  const message = `${label}: ${labelOf(sum.column)} adds up to ${number(total)}, but must add up to ${number(whole)}.`
  return [...issues, errorIssue(sum.code ?? 'ROWS_SUM', path, message)]
}

function listed(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

function numberIssues(rule: FieldRule | undefined, label: string, path: string, value: unknown, unit = ''): Issue[] {
  if (typeof value !== 'number' || !rule) return []
  const say = (code: string, message: string): Issue[] => [errorIssue(code, path, `${label}: ${message}`)]
  const { min, max, isMinExclusive, isInteger, decimalsMax, step } = rule
  if (min !== undefined && (isMinExclusive ? value <= min : value < min)) {
    const least = `${number(min)}${unit}`
    return say('TOO_SMALL', isMinExclusive ? `must be more than ${least}.` : `must be ${least} or more.`)
  }
  if (max !== undefined && value > max) return say('TOO_LARGE', `must be ${number(max)}${unit} or less.`)
  if (isInteger && !Number.isInteger(value)) return say('NOT_WHOLE', 'must be a whole number.')
  if (decimalsMax !== undefined && decimalPlaces(value) > decimalsMax) {
    return say('TOO_MANY_DECIMALS', `use at most ${decimalsMax} decimals.`)
  }
  if (step !== undefined && !Number.isInteger(roundTo(value / step, 6)))
    return say('NOT_IN_STEPS', `use steps of ${number(step)}.`)
  return []
}

function textIssues(rule: FieldRule | undefined, label: string, path: string, value: unknown): Issue[] {
  if (typeof value !== 'string' || !rule) return []
  // A short name is still a name: only reference 4.4 decides what blocks.
  if (rule.lengthMin !== undefined && value.length < rule.lengthMin)
    return [
      warningIssue('TOO_SHORT', path, `${label}: use at least ${rule.lengthMin} characters, so that buyers find it.`),
    ]
  if (rule.pattern && !rule.pattern.test(value))
    return [errorIssue('BAD_FORMAT', path, `${label}: ${rule.patternHint ?? 'has the wrong format.'}`)]
  return []
}

function urlIssues(label: string, path: string, value: unknown): Issue[] {
  if (typeof value !== 'string' || (URL.canParse(value) && new URL(value).protocol === 'https:')) return []
  return [errorIssue('NOT_HTTPS', path, `${label}: must be an address that starts with https://.`)]
}

function choiceIssues(vocabulary: Vocabulary, label: string, path: string, value: unknown): Issue[] {
  if (typeof value !== 'string' || !vocabulary.isClosed || writtenValue(vocabulary, value) !== null) return []
  const refusal = vocabulary.refusals?.[value.trim().toUpperCase()]
  const near = nearestOptions(vocabulary, value).map((option) =>
    vocabulary.takesCodesAlone ? option : optionLabel(vocabulary, option),
  )
  const hint = refusal ?? (near.length > 0 ? `Did you mean ${near.join(' or ')}?` : 'Choose one from the list.')
  return [errorIssue('NOT_IN_LIST', path, `${label}: "${value}" is not in the list. ${hint}`)]
}

function number(value: number): string {
  return value.toLocaleString('en-IN')
}
