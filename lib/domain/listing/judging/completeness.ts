import { holds, isFilled, openField, verdict } from '@/lib/domain/fields/condition'
import type { Condition, FieldValues } from '@/lib/domain/fields/field'
import { memoize } from '@/lib/domain/memoize'
import { canonicalValues, fieldSpec } from '@/lib/domain/modules'
import { type ModuleDefinition, SECTION_GROUPS, type SectionGroup } from '@/lib/domain/modules/define-module'

export interface SectionCompleteness {
  section: SectionGroup
  /** 0 to 100. */
  score: number
  /** Names of the fields still asked for, those that buyers filter on most first. */
  missing: string[]
}

export interface Completeness {
  /** 0 to 100; 100 only when nothing is asked for any more. */
  score: number
  /** Sections that ask for something, in the order of the form. */
  sections: SectionCompleteness[]
  /** The field that would help most; null when all is there. What stands in the way of ACTIVE comes first. */
  next: string | null
}

interface Asked {
  /** The field to fill: the asked one, or the one that will decide whether it is asked. */
  name: string
  weight: number
  isBlocking: boolean
  isMissing: boolean
}

/**
 * How much of what the trade asks for is there, weighted by what buyers filter on. It advises and never blocks (contract section 4).
 * A field that does not apply to these values is not asked for; one of which that is still open counts as missing, and what has been
 * filled counts for good, so that filling a field never lowers the score.
 */
export function completeness(definition: ModuleDefinition, typed: FieldValues): Completeness {
  // Asked several times of one write: for its row, its record and its answer.
  return completenessOf(definition)(typed)
}

const completenessOf = memoize((definition: ModuleDefinition) =>
  memoize((typed: FieldValues) => assess(definition, typed)),
)

interface FieldAskedFor {
  name: string
  weight: number
  isBlocking: boolean
  /** All of them decide whether it is asked for. */
  conditions: readonly Condition[]
}

/** What a module may ask for, by section in the order of the form; a field in two sections counts in the first. */
const fieldsAskedFor = memoize((definition: ModuleDefinition) => {
  const seen = new Set<string>()
  return SECTION_GROUPS.map((section) => ({
    section,
    fields: definition.sections[section].flatMap((name): FieldAskedFor[] => {
      const spec = seen.has(name) ? null : fieldSpec(definition, name)
      seen.add(name)
      if (!spec || spec.isHidden || !(spec.need === 'draft' || spec.need === 'active' || spec.need === 'asked'))
        return []
      const conditions = [spec.visibleWhen, spec.neededWhen].filter((condition) => condition !== undefined)
      return [{ name, weight: spec.weight ?? 1, isBlocking: spec.need !== 'asked', conditions }]
    }),
  }))
})

function assess(definition: ModuleDefinition, typed: FieldValues): Completeness {
  const values = canonicalValues(definition, typed)
  const all: Asked[] = []
  const sections: SectionCompleteness[] = []
  for (const { section, fields } of fieldsAskedFor(definition)) {
    const asked = fields.flatMap((field) => judge(field, values) ?? [])
    if (asked.length === 0) continue
    all.push(...asked)
    sections.push({ section, score: share(asked), missing: [...new Set(missingFirst(asked).map((one) => one.name))] })
  }
  return { score: share(all), sections, next: missingFirst(all)[0]?.name ?? null }
}

/** Null: not asked for. */
function judge({ name, weight, isBlocking, conditions }: FieldAskedFor, values: FieldValues): Asked | null {
  if (isFilled(values[name])) return { name, weight, isBlocking, isMissing: false }
  if (conditions.some((condition) => verdict(condition, values, name) === false)) return null
  // Not asked for as things stand: then the open field that may change it is what is missing.
  const undecided = conditions.find((condition) => !holds(condition, values))
  const open = undecided && openField(undecided, values, name)
  return { name: open ?? name, weight, isBlocking, isMissing: true }
}

/** Rounded down, so that one missing field never reads as 100. */
function share(asked: readonly Asked[]): number {
  const total = weigh(asked)
  return total === 0 ? 100 : Math.floor((weigh(asked.filter(({ isMissing }) => !isMissing)) / total) * 100)
}

function weigh(asked: readonly Asked[]): number {
  return asked.reduce((sum, { weight }) => sum + weight, 0)
}

/** Sorting is stable: among equals the order of the form holds. */
function missingFirst(asked: readonly Asked[]): Asked[] {
  return asked
    .filter(({ isMissing }) => isMissing)
    .sort((a, b) => Number(b.isBlocking) - Number(a.isBlocking) || b.weight - a.weight)
}
