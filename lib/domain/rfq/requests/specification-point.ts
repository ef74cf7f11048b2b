import type { Dimension, FieldSpec, PartSpec, Vocabulary } from '@/lib/domain/fields/field'
import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import { fieldSpec } from '@/lib/domain/modules/resolve'

/** Something that a buyer may require and a seller may state: a field, or a part of one ("quality.uPercent"). */
export interface SpecificationPoint {
  /** The path in requirements and quotations. */
  path: string
  label: string
  unit: string
  compares: Comparing
  vocabulary: Vocabulary | null
  /** Of a measure: what it measures. */
  dimension?: Dimension
  /** Written without commas: 2018. */
  isYear?: true
  /** The ends of a range are counts. */
  isOfCounts?: true
  /** It has several words, which people write with commas between them. */
  isList?: true
}

export type Comparing = 'count' | 'number' | 'words' | 'measure' | 'range' | 'date'

/** Null for kinds that cannot be compared as one value: files, rows and prices have their own place in a quotation. */
const KINDS: Readonly<Record<FieldSpec['kind'] | PartSpec['kind'], Comparing | null>> = {
  count: 'count',
  number: 'number',
  money: 'number',
  text: 'words',
  longText: 'words',
  choice: 'words',
  choices: 'words',
  boolean: 'words',
  construction: 'words',
  measure: 'measure',
  range: 'range',
  date: 'date',
  url: null,
  blend: null,
  quantitySlabs: null,
  pdcSlabs: null,
  settlement: null,
  files: null,
  file: null,
  parts: null,
  rows: null,
  reference: null,
}

/** The point of a path in this module; null if there is none. */
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

/** What a point is called, and how its numbers are written. */
export interface PointLabel {
  label: string
  isYear: boolean
  /** The unit of its numbers where the label names none: that of another field, and `usual` while that field is open. A net weight is in kg. */
  unitFrom?: { field?: string; usual: string }
}

function pointOf(path: string, spec: FieldSpec | PartSpec): SpecificationPoint | null {
  const compares = KINDS[spec.kind]
  if (compares === null) return null
  const vocabulary = 'vocabulary' in spec ? (spec.vocabulary ?? null) : null
  return {
    path,
    // A request is written by a buyer.
    label: ('buyerLabel' in spec ? spec.buyerLabel : undefined) ?? spec.label,
    unit: spec.unit ?? '',
    compares,
    vocabulary,
    ...(spec.kind === 'measure' ? { dimension: spec.dimension } : {}),
    ...(spec.rule?.isYear ? { isYear: true } : {}),
    ...(spec.kind === 'range' && spec.of === 'count' ? { isOfCounts: true } : {}),
    ...(spec.kind === 'choices' ? { isList: true } : {}),
  }
}
