import type { FieldSpec, PartSpec, Vocabulary } from '@/lib/domain/fields/field'
import { fieldSpec } from '@/lib/domain/modules'
import type { ModuleDefinition } from '@/lib/domain/modules/define-module'

/** One thing that a buyer may require and a seller may state: a field, or a part of one ("quality.uPercent"). */
export interface SpecificationPoint {
  /** As it stands in requirements and answers. */
  path: string
  label: string
  unit: string
  compares: 'count' | 'number' | 'words'
  vocabulary: Vocabulary | null
}

/** What cannot be asked for in one value: files, rows, prices have their own places in a quotation. */
const KINDS: Partial<Record<FieldSpec['kind'] | PartSpec['kind'], SpecificationPoint['compares']>> = {
  count: 'count',
  number: 'number',
  text: 'words',
  longText: 'words',
  choice: 'words',
  choices: 'words',
  boolean: 'words',
}

/** The point a path names in this module; null where there is none. */
export function specificationPoint(definition: ModuleDefinition, path: string): SpecificationPoint | null {
  const [name = '', part, ...rest] = path.split('.')
  const spec = fieldSpec(definition, name)
  if (spec === null || rest.length > 0) return null
  if (part === undefined) return pointOf(path, spec)
  const found = spec.kind === 'parts' ? spec.parts.find((one) => one.name === part) : undefined
  return found ? pointOf(path, found) : null
}

/** Every point of the module's specification, in the order of its form. */
export function specificationPoints(definition: ModuleDefinition): SpecificationPoint[] {
  return definition.groups.specifications.flatMap((name) => {
    const spec = fieldSpec(definition, name)
    if (spec === null || spec.isHidden) return []
    const paths = spec.kind === 'parts' ? spec.parts.map((part) => `${name}.${part.name}`) : [name]
    return paths.flatMap((path) => specificationPoint(definition, path) ?? [])
  })
}

function pointOf(path: string, spec: FieldSpec | PartSpec): SpecificationPoint | null {
  const compares = KINDS[spec.kind]
  if (compares === undefined) return null
  const vocabulary = 'vocabulary' in spec ? (spec.vocabulary ?? null) : null
  return { path, label: spec.label, unit: spec.unit ?? '', compares, vocabulary }
}
