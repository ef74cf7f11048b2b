import { holds, isFilled, openField, verdict } from '@/lib/domain/fields/condition'
import type { Condition, FieldValues } from '@/lib/domain/fields/field'
import { memoize } from '@/lib/domain/memoize'
import { type ModuleDefinition, SECTION_GROUPS, type SectionGroup } from '@/lib/domain/modules/define-module'
import { canonicalValues, fieldSpec } from '@/lib/domain/modules/resolve'
import { factsOf } from '../facts'

export interface SectionCompleteness {
  section: SectionGroup
  /** 0 to 100. */
  score: number
  /** Names of the missing fields, those that buyers filter on most first. */
  missing: string[]
}

export interface Completeness {
  /** 0 to 100; 100 only when nothing is missing. */
  score: number
  /** Sections with fields to fill, in the order of the form. */
  sections: SectionCompleteness[]
  /** The field that would help most; null when nothing is missing. Fields that block ACTIVE come first. */
  next: string | null
}

interface Asked {
  /** The field to fill: the wanted field, or the one that decides whether it applies. */
  name: string
  weight: number
  isBlocking: boolean
  isMissing: boolean
}

/**
 * How complete the listing is, weighted by what buyers filter on. It advises and never blocks (reference 4.20). A
 * field that does not apply to these values does not count; while that is undecided it counts as missing. A filled
 * field always counts, so that filling a field never lowers the score.
 */
export function completeness(definition: ModuleDefinition, typed: FieldValues): Completeness {
  // Needed several times per write: for the row, the record and the response.
  return completenessOf(definition)(typed)
}

const completenessOf = memoize((definition: ModuleDefinition) =>
  memoize((typed: FieldValues) => assess(definition, typed)),
)

interface FieldAskedFor {
  name: string
  weight: number
  isBlocking: boolean
  /** All of them decide whether the field applies. */
  conditions: readonly Condition[]
}

/**
 * The fields that count in a module, by section in the order of the form; a field in two sections counts in the first.
 */
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
  // What follows from other values, as ends and picks from a construction, is not missing.
  const { filled } = factsOf(definition, typed)
  const values = canonicalValues(definition, { ...typed, ...filled })
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

/** Null: the field does not apply. */
function judge({ name, weight, isBlocking, conditions }: FieldAskedFor, values: FieldValues): Asked | null {
  if (isFilled(values[name])) return { name, weight, isBlocking, isMissing: false }
  if (conditions.some((condition) => verdict(condition, values, name) === false)) return null
  // It does not apply now: what is missing is the open field that may change that.
  const undecided = conditions.find((condition) => !holds(condition, values))
  const open = undecided && openField(undecided, values, name)
  return { name: open ?? name, weight, isBlocking, isMissing: true }
}

/** Rounded down, so that 100 means no missing field. */
function share(asked: readonly Asked[]): number {
  const total = weigh(asked)
  return total === 0 ? 100 : Math.floor((weigh(asked.filter(({ isMissing }) => !isMissing)) / total) * 100)
}

function weigh(asked: readonly Asked[]): number {
  return asked.reduce((sum, { weight }) => sum + weight, 0)
}

/** Sorting is stable: equal fields keep the order of the form. */
function missingFirst(asked: readonly Asked[]): Asked[] {
  return asked
    .filter(({ isMissing }) => isMissing)
    .sort((a, b) => Number(b.isBlocking) - Number(a.isBlocking) || b.weight - a.weight)
}
