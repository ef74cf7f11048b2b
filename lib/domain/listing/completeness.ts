import { holds, isFilled } from '@/lib/domain/fields/condition'
import type { FieldSpec, FieldValues } from '@/lib/domain/fields/field'
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
  name: string
  weight: number
  isBlocking: boolean
  isMissing: boolean
}

/**
 * How much of what the trade asks for is there, weighted by what buyers filter on. It advises and never blocks (contract section 4).
 * A field that does not apply to these values is not asked for.
 */
export function completeness(definition: ModuleDefinition, typed: FieldValues): Completeness {
  const values = canonicalValues(definition, typed)
  const seen = new Set<string>()
  const all: Asked[] = []
  const sections: SectionCompleteness[] = []
  for (const section of SECTION_GROUPS) {
    const asked = definition.sections[section].flatMap((name) => {
      const spec = seen.has(name) ? null : fieldSpec(definition, name)
      seen.add(name)
      return spec && isAsked(spec, values) ? [judge(name, spec, values)] : []
    })
    if (asked.length === 0) continue
    all.push(...asked)
    sections.push({ section, score: share(asked), missing: missingFirst(asked).map(({ name }) => name) })
  }
  return { score: share(all), sections, next: missingFirst(all)[0]?.name ?? null }
}

function isAsked(spec: FieldSpec, values: FieldValues): boolean {
  const isWanted = spec.need === 'draft' || spec.need === 'active' || spec.need === 'asked'
  const isNeeded = !spec.neededWhen || holds(spec.neededWhen, values)
  const isVisible = !spec.isHidden && (!spec.visibleWhen || holds(spec.visibleWhen, values))
  return isWanted && isNeeded && isVisible
}

function judge(name: string, spec: FieldSpec, values: FieldValues): Asked {
  return {
    name,
    weight: spec.weight ?? 1,
    isBlocking: spec.need !== 'asked',
    isMissing: !isFilled(values[name]),
  }
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
