import { errorIssue, type Issue } from '../errors'
import { decimalPlaces } from '../units/rounding'
import { nearestOptions, optionLabel, writtenValue } from '../vocabulary/vocabulary'
import type { FieldRule, FieldSpec, PartSpec, Vocabulary } from './field'

/** Rules of this field's stored value: bounds, patterns, closed vocabularies. A breach blocks ACTIVE. */
export function fieldRuleIssues(spec: FieldSpec, path: string, value: unknown): Issue[] {
  switch (spec.kind) {
    case 'number':
    case 'money':
      return numberIssues(spec.rule, spec.label, path, value)
    case 'text':
    case 'longText':
      return textIssues(spec.rule, spec.label, path, value)
    case 'url':
      return urlIssues(spec.label, path, value)
    case 'choice':
      return choiceIssues(spec.vocabulary, spec.label, path, value)
    case 'choices': {
      const list = Array.isArray(value) ? value : []
      return list.flatMap((item, index) => choiceIssues(spec.vocabulary, spec.label, `${path}[${index}]`, item))
    }
    case 'parts':
      return typeof value === 'object' && value !== null
        ? spec.parts.flatMap((part) => partIssues(part, path, value))
        : []
    default:
      // Rows and counts have their own rules; booleans and files have no rules.
      return []
  }
}

function partIssues(part: PartSpec, path: string, whole: object): Issue[] {
  const value: unknown = Object.hasOwn(whole, part.name) ? Reflect.get(whole, part.name) : undefined
  if (value === undefined || value === null) return []
  const partPath = `${path}.${part.name}`
  if (part.kind === 'number') return numberIssues(part.rule, part.label, partPath, value)
  if (part.kind === 'text') return textIssues(part.rule, part.label, partPath, value)
  if (part.kind === 'choice' && part.vocabulary) return choiceIssues(part.vocabulary, part.label, partPath, value)
  return []
}

function numberIssues(rule: FieldRule | undefined, label: string, path: string, value: unknown): Issue[] {
  if (typeof value !== 'number' || !rule) return []
  const say = (code: string, message: string): Issue[] => [errorIssue(code, path, `${label}: ${message}`)]
  const { min, max, isMinExclusive, isInteger, decimalsMax } = rule
  if (min !== undefined && (isMinExclusive ? value <= min : value < min)) {
    return say('TOO_SMALL', isMinExclusive ? `must be more than ${number(min)}.` : `must be ${number(min)} or more.`)
  }
  if (max !== undefined && value > max) return say('TOO_LARGE', `must be ${number(max)} or less.`)
  if (isInteger && !Number.isInteger(value)) return say('NOT_WHOLE', 'must be a whole number.')
  if (decimalsMax !== undefined && decimalPlaces(value) > decimalsMax) {
    return say('TOO_MANY_DECIMALS', `use at most ${decimalsMax} decimals.`)
  }
  return []
}

function textIssues(rule: FieldRule | undefined, label: string, path: string, value: unknown): Issue[] {
  if (typeof value !== 'string' || !rule) return []
  const say = (code: string, severity: Issue['severity'], message: string): Issue[] => [
    { code, field: path, severity, message: `${label}: ${message}` },
  ]
  // A short name is still a name: only reference 4.4 decides what blocks.
  if (rule.lengthMin !== undefined && value.length < rule.lengthMin)
    return say('TOO_SHORT', 'warning', `use at least ${rule.lengthMin} characters, so that buyers find it.`)
  if (rule.pattern && !rule.pattern.test(value))
    return say('BAD_FORMAT', 'error', rule.patternHint ?? 'has the wrong format.')
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
