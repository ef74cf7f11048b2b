import { z } from 'zod'
import { readDay } from '@/lib/domain/calendar-day'
import { type Issue, IssueList } from '@/lib/domain/errors'
import type { FieldValues } from '@/lib/domain/fields/field'
import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import { unitsOf } from '@/lib/domain/units/measure'
import { canonicalValue } from '@/lib/domain/vocabulary/vocabulary'
import { countHint } from '../comparison/count-hint'
import { measureAt, rangeAt } from '../comparison/kind-verdicts'
import { REQUIREMENT_OPERATORS, type Requirement } from '../comparison/terms'
import { requiredCount } from '../comparison/verdict'
import { amountValue, optional, unknownField, wordValue } from './request-values'
import { type Comparing, type SpecificationPoint, specificationPoint } from './specification-point'

const REQUIREMENTS_MAX = 40
const CHOICES_MAX = 20

const single = z.union([z.number(), z.string().max(200, 'Use at most 200 characters.')], {
  error: 'Use text or a number.',
})

const requirementSchema = z.strictObject({
  field: wordValue.refine((field) => field !== '', 'Enter the field.'),
  op: z.enum(REQUIREMENT_OPERATORS, { error: `Use one of ${REQUIREMENT_OPERATORS.join(' ')}.` }),
  value: z.union([single, z.array(single).min(1, 'Enter at least one value.').max(CHOICES_MAX)], {
    error: 'Use text, a number, or a list of them.',
  }),
  unit: optional(wordValue),
  tolerance: optional(amountValue),
  tolerancePercent: optional(amountValue),
})

export const requirementsSchema = z
  .array(requirementSchema, { error: 'Use a list of requirements.' })
  .max(REQUIREMENTS_MAX, `Use at most ${REQUIREMENTS_MAX} requirements.`)

/** The requirement lines of a body in their places; null for one that cannot be read. */
export function readableRequirements(body: unknown): (Requirement | null)[] {
  const { requirements } = { requirements: undefined, ...Object(body) } as { requirements: unknown }
  if (!Array.isArray(requirements)) return []
  return requirements.slice(0, REQUIREMENTS_MAX).map((line) => {
    const parsed = requirementSchema.safeParse(line)
    return parsed.success ? requirementOf(parsed.data) : null
  })
}

/** Without the keys of missing values. */
function requirementOf(given: z.infer<typeof requirementSchema>): Requirement {
  const { field, op, value, unit, tolerance, tolerancePercent } = given
  return {
    field,
    op,
    value,
    ...(unit === undefined ? {} : { unit }),
    ...(tolerance === undefined ? {} : { tolerance }),
    ...(tolerancePercent === undefined ? {} : { tolerancePercent }),
  }
}

/**
 * Checks that each requirement can be compared with a quotation: a field of the module, values of its kind, bounds in
 * order.
 */
export function requirementIssues(
  definition: ModuleDefinition,
  requirements: readonly (Requirement | null)[],
  facts: FieldValues,
): Issue[] {
  const readable = requirements.filter((requirement) => requirement !== null)
  const hint = countHint(definition, facts, readable)
  return requirements.flatMap((requirement, position) => {
    if (requirement === null) return []
    const path = `requirements[${position}]`
    const unknown = unknownField(definition, requirement.field, `${path}.field`)
    return unknown ? [unknown] : valueIssues(definition, requirement, path, hint)
  })
}

/** How the values of these points are read, and what is said of one that cannot be read. */
const READABLE = {
  measure: {
    code: 'NOT_A_NUMBER',
    message: 'Enter a number, with a unit if you like: 160 cm.',
    isRead: (value, point, unit) => measureAt(value, point, unit) !== null,
  },
  range: {
    code: 'NOT_A_NUMBER',
    message: 'Enter a value or a range, such as 30-60.',
    isRead: (value, point, _unit, hint) => rangeAt(value, point, hint) !== null,
  },
  date: {
    code: 'BAD_DATE',
    message: 'Enter a date that exists, such as 2026-12-31.',
    isRead: (value) => readDay(String(value)) !== null,
  },
} as const satisfies Partial<Record<Comparing, Readable>>

interface Readable {
  code: string
  message: string
  isRead: (value: unknown, point: SpecificationPoint, unit: string | undefined, hint: string | null) => boolean
}

function valueIssues(definition: ModuleDefinition, requirement: Requirement, path: string, hint: string): Issue[] {
  const { field, op, value, unit, tolerance, tolerancePercent } = requirement
  const values = typeof value === 'object' ? value : [value]
  const point = specificationPoint(definition, field)
  const issues = new IssueList()
  if (op === 'between' && values.length !== 2) {
    issues.error('BETWEEN_TWO', `${path}.value`, '"between" needs two bounds: [28, 32].')
  }
  if ((op === '>=' || op === '<=') && values.length !== 1) {
    issues.error('ONE_VALUE', `${path}.value`, `"${op}" needs one value.`)
  }
  if (values.some((one) => one === '')) issues.error('REQUIRED', `${path}.value`, 'This is missing.')
  if (tolerance !== undefined && tolerancePercent !== undefined) {
    issues.error(
      'TWO_TOLERANCES',
      `${path}.tolerance`,
      'Enter the tolerance as an absolute value or in percent, not both.',
    )
  }
  if (point?.compares === 'count') {
    for (const one of values) {
      if (requiredCount(one, unit, hint || null) === null) {
        issues.error('COUNT_UNREADABLE', `${path}.value`, `"${one}" cannot be read as a count.`)
      }
    }
  } else if (point && point.compares in READABLE) {
    const { code, message, isRead } = READABLE[point.compares as keyof typeof READABLE]
    if (values.some((one) => one !== '' && !isRead(one, point, unit, hint || null))) {
      issues.error(code, `${path}.value`, message)
    }
  } else if (point?.compares === 'number' || op === '>=' || op === '<=' || op === 'between') {
    if (point?.compares === 'words') {
      issues.error('OPERATOR_NOT_POSSIBLE', `${path}.op`, `${point.label} is text. Use = or in.`)
    } else if (values.some((one) => one !== '' && !Number.isFinite(Number(one)))) {
      issues.error('NOT_A_NUMBER', `${path}.value`, 'Enter a number.')
    }
  }
  if (point?.dimension && unit && canonicalValue(unitsOf(point.dimension), unit) === null) {
    issues.error('UNIT_NOT_COMPARABLE', `${path}.unit`, `Use ${point.unit} or another unit of ${point.dimension}.`)
  }
  if ((point?.compares === 'number' || point?.compares === 'range') && unit && point.unit && unit !== point.unit) {
    issues.error('UNIT_NOT_COMPARABLE', `${path}.unit`, `Use ${point.unit} for ${point.label}.`)
  }
  return issues.all
}
