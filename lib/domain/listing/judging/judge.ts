import { dayText } from '@/lib/domain/calendar-day'
import { errorIssue, type Issue, IssueList } from '@/lib/domain/errors'
import { isFilled } from '@/lib/domain/fields/condition'
import type { FieldValues } from '@/lib/domain/fields/field'
import { fieldRuleIssues, reversedRange } from '@/lib/domain/fields/field-rules'
import { readWriteBody, type WritableStatus, type WriteBody } from '@/lib/domain/fields/listing-schema'
import { kindCondition } from '@/lib/domain/fields/service-listing'
import { memoize } from '@/lib/domain/memoize'
import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import type { Facts } from '@/lib/domain/modules/facts'
import { canonicalValues, fieldSpec, valuedFields } from '@/lib/domain/modules/resolve'
import type { PlainRates } from '@/lib/domain/units/exchange-rates'
import { factsOf, withoutEchoedFills } from '../facts'
import { suggestHs } from '../hs-suggestion'
import { type SourceListing, textValue } from '../listing'
import { withoutEchoedTexts } from '../presenting/derived'
import { withSource } from '../source'
import { commercialIssues } from './commercial-validation'
import { countIssue, isReversedCounts } from './count-reading'
import { normalizeValues } from './normalize'
import { offeredIssues } from './offered'

/** Values that the record depends on, so a draft cannot hold unknown ones either. */
const RECORD_CHOICES: ReadonlySet<string> = new Set(['condition', 'tradeMode'])

export interface Judgement {
  control: WriteBody['control']
  status: WritableStatus
  values: FieldValues
  /** What prevents storing the listing with this status; empty: it can be stored. */
  blocking: Issue[]
  /** Breaches of rules: they block ACTIVE and are shown in a draft's commercialValidation. */
  errors: Issue[]
  /** For the seller only. */
  warnings: Issue[]
}

/**
 * Judges a write of a listing, for API, preview, form and import alike (reference 4). Lists every problem.
 * @param stored the current values; {} at creation
 * @param storedStatus kept when the body has no status; ACTIVE at creation
 */
export function judgeListing(input: {
  definition: ModuleDefinition
  body: unknown
  stored: FieldValues
  storedStatus: WritableStatus
  isMicroOrSmall: boolean
  /** Without rates only prices in rupees are compared with usual ones. */
  rates?: PlainRates
  /** The day of the write. Without it no date is filled in or compared with it. */
  day?: string
  /** The listing that this one points to; null when it does not exist. Leave it out when it was not read. */
  source?: SourceListing | null
}): Judgement {
  const { definition, stored, isMicroOrSmall, rates, day, source } = input
  const read = readWriteBody(definition, input.body, stored)
  const status = read.control.status ?? input.storedStatus
  const given = withoutEchoedTexts(normalizeValues(definition, stored, read.given, day), stored)
  const typed = withoutEchoedFills(definition, given, stored)
  const values = source === undefined ? typed : withSource(definition, typed, source)
  const lasting = judgeValues({ definition, values, status, isMicroOrSmall, rates })
  const dated = day === undefined ? NO_ISSUES : issuesOfDay(definition, values, day)
  const errors = [...lasting.errors, ...dated.errors]
  const warnings = [...lasting.warnings, ...dated.warnings]

  // For a body that is empty or has no valid listing id there is nothing more to report.
  const isReadable = !read.errors.some(({ field }) => field === '' || field === 'listingId')
  // A value that could not be read has an error already; the value in its place was not typed.
  const unread = new Set(read.errors.map((issue) => rootOf(issue.field)))
  const ruleErrors = isReadable ? errors.filter((issue) => !unread.has(rootOf(issue.field))) : []
  const unstorable = ruleErrors.filter((issue) => RECORD_CHOICES.has(issue.field) || issue.code === 'NAME_REQUIRED')
  return {
    control: read.control,
    status,
    values,
    blocking: [...read.errors, ...(status === 'ACTIVE' ? ruleErrors : unstorable)],
    errors: ruleErrors,
    warnings: isReadable ? [...read.warnings, ...warnings] : [],
  }
}

/** What is wrong on this day. The verdict of the other rules depends on the values alone, so that a stored one stays right. */
export function issuesOfDay(definition: ModuleDefinition, values: FieldValues, day: string): ValuesVerdict {
  const facts = factsOf(definition, values)
  return {
    errors: endedIssues(definition, values, day),
    warnings: definition.hooks.rules.flatMap((rule) => ('judgeOn' in rule ? rule.judgeOn(facts, day) : [])),
  }
}

/** A listing whose last day is over cannot be open. */
export function endedIssues(definition: ModuleDefinition, values: FieldValues, day: string): Issue[] {
  const { lastDayField } = definition
  const last = lastDayField === undefined ? '' : textValue(values, lastDayField)
  if (lastDayField === undefined || last === '' || last >= day) return []
  const message = `The last day, ${dayText(last)}, is over. Choose a later one.`
  return [errorIssue('VALIDITY_OVER', lastDayField, message)]
}

interface ValuesToJudge {
  definition: ModuleDefinition
  values: FieldValues
  status: WritableStatus
  isMicroOrSmall: boolean
  rates?: PlainRates | undefined
}

interface ValuesVerdict {
  errors: readonly Issue[]
  warnings: readonly Issue[]
}

const NO_ISSUES: ValuesVerdict = { errors: [], warnings: [] }

/** The rules for values that are stored or about to be: field by field, then across fields. */
export function judgeValues(input: ValuesToJudge): ValuesVerdict {
  // A write asks twice: to decide whether it can be stored, and for its record.
  const known = verdictsOf(input.values)
  const of = `${input.definition.moduleKey} ${input.status} ${input.isMicroOrSmall}`
  const found = known.get(of)
  // A caller without rates accepts a judgement by any rates: they only add a hint.
  if (found && (input.rates === undefined || input.rates === found.rates)) return found.verdict
  const verdict = judge(input)
  known.set(of, { verdict, rates: input.rates })
  return verdict
}

const verdictsOf = memoize(
  (_values: FieldValues) => new Map<string, { verdict: ValuesVerdict; rates: PlainRates | undefined }>(),
)

function judge(input: ValuesToJudge): ValuesVerdict {
  const { definition, values, status, isMicroOrSmall, rates } = input
  const issues = new IssueList()
  // Rules compare canonical words; the typed values stay as they are.
  const facts = factsOf(definition, values)
  const { words } = facts
  if (!isFilled(values.title) && !isFilled(values.productName)) {
    const { titleField = 'title' } = definition
    issues.error('NAME_REQUIRED', titleField, 'Enter a title or a product name.')
  }
  for (const name of valuedFields(definition, values)) {
    const spec = fieldSpec(definition, name)
    const value = values[name]
    if (!spec || spec.isComputed || !isFilled(value)) continue
    if (!facts.applicable.has(name)) {
      const isDefault = definition.defaults[name] === value
      if (!isDefault) {
        issues.warning(
          'FIELD_NOT_APPLICABLE',
          name,
          `${spec.label} does not apply to this listing. Buyers will not see it.`,
        )
      }
      continue
    }
    issues.add(...fieldRuleIssues(spec, name, value, facts.values))
    issues.add(
      ...offeredIssues(name, spec, words, (field) => (fieldSpec(definition, field)?.label ?? field).toLowerCase()),
    )
  }
  const countIssues = [...facts.counts].flatMap(([name, reading]) => countIssue(name, reading) ?? [])
  issues.add(...countWarnings(facts), ...countEndIssues(definition, facts))
  issues.add(...definition.hooks.rules.flatMap((rule) => ('judge' in rule ? rule.judge(facts, status) : [])))
  const commercial = commercialIssues(termsOf(definition, values, words), {
    definition,
    status,
    isMicroOrSmall,
    countIssues,
    hsSuggestion: suggestHs(definition, values),
    rates,
  })
  const all = [...issues.all, ...commercial.errors, ...commercial.warnings]
  // The general message about a missing title is dropped for the one of ACTIVE.
  const errors = all.filter((issue) => issue.severity === 'error')
  return {
    errors: withoutRepeats(errors),
    warnings: withoutRepeats(all.filter((issue) => issue.severity === 'warning')),
  }
}

/**
 * The words that the commercial rules judge. Terms that contradict the trade mode are judged although they do not
 * apply (cheque prices of an export); specifications are not.
 */
function termsOf(definition: ModuleDefinition, values: FieldValues, words: FieldValues): FieldValues {
  const { specifications } = definition.groups
  const all = Object.entries(canonicalValues(definition, values))
  // The stock of a service is no term of it.
  const isTerm = (name: string) => !specifications.includes(name) && kindCondition(definition, name) === null
  return Object.fromEntries(all.filter(([name]) => name in words || isTerm(name)))
}

/** Ranges of counts: each end as the parser reads it, and the two in order. */
function countEndIssues(definition: ModuleDefinition, { countEnds, values }: Facts): Issue[] {
  return [...countEnds].flatMap(([path, reading]) => {
    const [name = '', end] = path.split('.')
    const label = fieldSpec(definition, name)?.label ?? name
    const isReversed = end === 'to' && isReversedCounts(values[name], countEnds.get(`${name}.from`), reading)
    return [countIssue(path, reading) ?? [], isReversed ? reversedRange(label, name) : []].flat()
  })
}

function countWarnings({ counts }: Facts): Issue[] {
  const issues = new IssueList()
  for (const [name, reading] of counts) {
    if (reading.ok) for (const { code, message } of reading.count.warnings) issues.warning(code, name, message)
  }
  return issues.all
}

function withoutRepeats(issues: readonly Issue[]): Issue[] {
  const seen = new Set<string>()
  return issues.filter(({ code, field }) => {
    const key = `${code} ${field}`
    return seen.has(key) ? false : seen.add(key)
  })
}

function rootOf(path: string): string {
  return path.replace(/^fields\./, '').split(/[.[]/, 1)[0] ?? ''
}
