import type { Issue } from '@/lib/domain/errors'
import { holds, isFilled } from '@/lib/domain/fields/condition'
import type { FieldValues } from '@/lib/domain/fields/field'
import { fieldRuleIssues } from '@/lib/domain/fields/field-rules'
import { readWriteBody, type WritableStatus, type WriteBody } from '@/lib/domain/fields/listing-schema'
import { memoize } from '@/lib/domain/memoize'
import { canonicalValues, fieldSpec, writableFields } from '@/lib/domain/modules'
import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import type { PlainRates } from '@/lib/domain/units/exchange-rates'
import { suggestHs } from '../hs-suggestion'
import { withoutEchoedTexts } from '../presenting/derived'
import { commercialIssues } from './commercial-validation'
import { countIssue, readListingCount } from './count-reading'
import { normalizeValues } from './normalize'
import { offeredIssues } from './offered'

/** Values whose word the record itself is built on: a draft cannot hold another one either. */
const RECORD_CHOICES: ReadonlySet<string> = new Set(['condition', 'tradeMode'])

export interface Judgement {
  control: WriteBody['control']
  status: WritableStatus
  values: FieldValues
  /** What stands in the way of storing this with this status; empty: it may be stored. */
  blocking: Issue[]
  /** Breaches of rules: they block ACTIVE and stand in a draft's commercialValidation. */
  errors: Issue[]
  /** For the seller's eyes alone. */
  warnings: Issue[]
}

/**
 * The one judgement of a listing's write, for API, preview, form and import alike (contract section 4). Lists every problem.
 * @param stored the values as they stand; {} at creation
 * @param storedStatus keeps when the body says nothing; ACTIVE at creation
 */
export function judgeListing(input: {
  definition: ModuleDefinition
  body: unknown
  stored: FieldValues
  storedStatus: WritableStatus
  isMicroOrSmall: boolean
  /** Without them only prices in rupees are held against what is usual. */
  rates?: PlainRates
}): Judgement {
  const { definition, stored, isMicroOrSmall, rates } = input
  const read = readWriteBody(definition, input.body, stored)
  const status = read.control.status ?? input.storedStatus
  const values = withoutEchoedTexts(normalizeValues(definition, stored, read.given), stored)
  const { errors, warnings } = judgeValues({ definition, values, status, isMicroOrSmall, rates })

  // Of a body that says nothing, or not which listing it is of, there is nothing more to say.
  const isReadable = !read.errors.some(({ field }) => field === '' || field === 'listingId')
  // What could not be read has an error already; the value that stands in its place says nothing about what was typed.
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

/** The rules on values that are stored or about to be: field by field, then across fields. */
export function judgeValues(input: ValuesToJudge): ValuesVerdict {
  // A write asks twice: whether it may be stored, and what its record says of it.
  const known = verdictsOf(input.values)
  const of = `${input.definition.moduleKey} ${input.status} ${input.isMicroOrSmall}`
  const found = known.get(of)
  // Who gives no rates takes a judgement by any: what they add is a hint.
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
  const issues: Issue[] = []
  // Rules compare the trade's one word for a thing; what was typed stays as it is.
  const words = canonicalValues(definition, values)
  if (!isFilled(values.title) && !isFilled(values.productName)) {
    issues.push({
      code: 'NAME_REQUIRED',
      field: 'title',
      severity: 'error',
      message: 'Give the listing a title or a product name.',
    })
  }
  for (const name of writableFields(definition)) {
    const spec = fieldSpec(definition, name)
    const value = values[name]
    if (!spec || !isFilled(value)) continue
    if (spec.visibleWhen && !holds(spec.visibleWhen, words)) {
      const isDefault = definition.defaults[name] === value
      if (!isDefault) {
        issues.push({
          code: 'FIELD_NOT_APPLICABLE',
          field: name,
          severity: 'warning',
          message: `${spec.label} does not apply to this listing as it stands; buyers will not see it asked for.`,
        })
      }
      continue
    }
    issues.push(...fieldRuleIssues(spec, name, value))
    issues.push(
      ...offeredIssues(name, spec, words, (field) => (fieldSpec(definition, field)?.label ?? field).toLowerCase()),
    )
  }
  const count = readListingCount(values, definition.familyField)
  issues.push(...countWarnings(count, values))
  issues.push(...(definition.specificationIssues?.(words, count?.ok ? count.count : null, status) ?? []))
  const commercial = commercialIssues(words, {
    definition,
    status,
    isMicroOrSmall,
    countIssue: countIssue(count),
    hsSuggestion: suggestHs(definition, values),
    rates,
  })
  const all = [...issues, ...commercial.errors, ...commercial.warnings]
  // Title alone is asked for once: the general sentence gives way to the one for ACTIVE.
  const errors = all.filter((issue) => issue.severity === 'error')
  return {
    errors: withoutRepeats(errors),
    warnings: withoutRepeats(all.filter((issue) => issue.severity === 'warning')),
  }
}

function countWarnings(reading: ReturnType<typeof readListingCount>, values: FieldValues): Issue[] {
  if (!reading?.ok) return []
  const { count } = reading
  const issues: Issue[] = count.warnings.map(({ code, message }) => ({
    code,
    field: 'count',
    severity: 'warning',
    message,
  }))
  if (isFilled(values.countSystem) && values.countSystem !== count.system) {
    issues.push({
      code: 'COUNT_SYSTEM_MISMATCH',
      field: 'countSystem',
      severity: 'warning',
      message: `The count reads as ${count.system}, the count system says ${String(values.countSystem)}.`,
    })
  }
  if (typeof values.ply === 'number' && count.ply !== null && count.ply > 1 && values.ply !== count.ply) {
    issues.push({
      code: 'PLY_MISMATCH',
      field: 'ply',
      severity: 'error',
      message: `The count says ${count.ply} ply, this says ${values.ply}.`,
    })
  }
  return issues
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
