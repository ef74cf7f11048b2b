import type { FieldSpec, Vocabulary } from '@/lib/domain/fields/field'
import { type ModuleDefinition, SECTION_GROUPS, type SectionGroup } from '@/lib/domain/modules/define-module'
import { fieldSpec } from '@/lib/domain/modules/resolve'

const PREVIEW: SectionGroup = 'preview_publish'

/** What a form needs to open: the names of its steps and fields, and the fields of its first step. The rest comes once it is worked in. */
export interface ModuleOutline
  extends Pick<
    ModuleDefinition,
    'moduleKey' | 'sections' | 'sectionNames' | 'defaults' | 'lineExample' | 'conditionGuidance'
  > {
  /** Its steps: sections in which its seller has something to fill in, and the preview. */
  steps: readonly [SectionGroup, ...SectionGroup[]]
  /** The field that is the title. */
  titleField: string
  /** The fields of the first step. */
  fields: Readonly<Record<string, FieldSpec>>
  /** Names for people of fields in other steps. */
  labels: Readonly<Record<string, string>>
}

/** A module's outline as plain JSON. @param named fields of any step whose labels the page shows */
export function moduleOutline(definition: ModuleDefinition, named: readonly string[]): ModuleOutline {
  const { moduleKey, sections, sectionNames, defaults, lineExample, conditionGuidance } = definition
  const specOf = (name: string) => {
    const spec = fieldSpec(definition, name)
    return spec ? [[name, spec] as const] : []
  }
  const steps = formSteps(definition)
  return {
    moduleKey,
    steps,
    titleField: definition.titleField ?? 'title',
    sections,
    defaults,
    conditionGuidance,
    ...(sectionNames ? { sectionNames } : {}),
    ...(lineExample ? { lineExample } : {}),
    fields: Object.fromEntries(sections[steps[0]].flatMap(specOf).map(([name, spec]) => [name, shownAlone(spec)])),
    labels: Object.fromEntries(named.flatMap(specOf).map(([name, { label }]) => [name, label])),
  }
}

function formSteps(definition: ModuleDefinition): [SectionGroup, ...SectionGroup[]] {
  const isFilledIn = (name: string) => fieldSpec(definition, name)?.isComputed !== true
  const [first = PREVIEW, ...others] = SECTION_GROUPS.filter(
    (section) => section === PREVIEW || definition.sections[section].some(isFilledIn),
  )
  return [first, ...others]
}

/** A field as people see it, without what only a judgement reads. */
function shownAlone({ rule, canonical, ...spec }: FieldSpec): FieldSpec {
  return 'vocabulary' in spec ? { ...spec, vocabulary: withoutAliases(spec.vocabulary) } : spec
}

function withoutAliases({ isClosed, options }: Vocabulary): Vocabulary {
  return { isClosed, options: options.map(({ aliases: _aliases, ...option }) => option) }
}
