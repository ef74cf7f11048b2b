import { FIELD_SPELLINGS } from '@/lib/domain/fields/catalogue'
import type { FieldSpec } from '@/lib/domain/fields/field'
import { type ModuleDefinition, SECTION_GROUPS, type SectionGroup } from '@/lib/domain/modules/define-module'
import { fieldSpec, writableFields } from '@/lib/domain/modules/resolve'
import { openVocabulary } from '@/lib/domain/vocabulary/vocabulary'

/** A column of a module's import and export sheets. */
export interface Column {
  name: string
  /** The heading people read: the label with its unit, and a star if a listing cannot be published without it. */
  heading: string
  spec: FieldSpec
  /** Null for the two columns that are not fields. */
  section: SectionGroup | null
}

const LISTING_ID: FieldSpec = {
  kind: 'text',
  label: 'Listing ID',
  help: 'Leave empty for a new listing. Exports fill it in, so that the row changes that listing.',
  placeholder: '019a…',
}

const STATUS: FieldSpec = {
  kind: 'choice',
  label: 'Status',
  help: 'ACTIVE: on the market immediately. DRAFT: only you can see it. Empty: ACTIVE for a new listing, otherwise unchanged',
  // The judgement refuses other words.
  vocabulary: openVocabulary(['ACTIVE', 'DRAFT']),
}

/** Columns that explain a file of failed rows; an import ignores them. */
export const REASON_COLUMNS = { row: 'Row in your file', problems: 'What to fix' } as const

/** Pictures and documents do not fit in a cell; they are added on the listing's own page. */
const NOT_IN_SHEETS: ReadonlySet<FieldSpec['kind']> = new Set(['file', 'files'])

const columnsOf = new WeakMap<ModuleDefinition, readonly Column[]>()

/** The columns of a module's sheet, in the order of its form. Derived from the field matrix. */
export function bulkColumns(definition: ModuleDefinition): readonly Column[] {
  const known = columnsOf.get(definition)
  if (known) return known
  const columns: Column[] = [
    { name: 'listingId', heading: LISTING_ID.label, spec: LISTING_ID, section: null },
    { name: 'status', heading: STATUS.label, spec: STATUS, section: null },
  ]
  const seen = new Set<string>()
  for (const section of SECTION_GROUPS) {
    for (const name of definition.sections[section]) {
      const spec = fieldSpec(definition, name)
      if (!spec || spec.isHidden || spec.isComputed || seen.has(name) || NOT_IN_SHEETS.has(spec.kind)) continue
      seen.add(name)
      columns.push({ name, heading: headingOf(spec), spec, section })
    }
  }
  columnsOf.set(definition, columns)
  return columns
}

function headingOf(spec: FieldSpec): string {
  const isNeeded = spec.need === 'active' || spec.need === 'draft'
  return `${spec.label}${spec.unit ? ` (${spec.unit})` : ''}${isNeeded ? ' *' : ''}`
}

/** A heading as headings are compared: without case, stars and doubled blanks. */
export const foldHeading = (heading: string) =>
  heading
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s_*]+/g, ' ')
    .trim()

/** What a heading of a seller's file means: a field, an ignored column, one that the seller leaves out, or unknown. */
export type HeadingMeaning =
  | { kind: 'field'; name: string; spec: FieldSpec }
  | { kind: 'ignored' }
  | { kind: 'leftOut' }
  | { kind: 'unknown' }

/** Reads headings by field name or label, with or without the unit, in any case. */
export function headingReader(definition: ModuleDefinition): (heading: string) => HeadingMeaning {
  const meanings = new Map<string, HeadingMeaning>()
  const add = (heading: string, meaning: HeadingMeaning) => {
    const key = foldHeading(heading)
    if (!meanings.has(key)) meanings.set(key, meaning)
  }
  const columns = bulkColumns(definition)
  for (const { name, spec } of columns) add(name, { kind: 'field', name, spec })
  for (const name of writableFields(definition)) {
    const spec = fieldSpec(definition, name)
    if (spec && !NOT_IN_SHEETS.has(spec.kind)) add(name, { kind: 'field', name, spec })
  }
  for (const { name, spec, heading } of columns) {
    add(heading, { kind: 'field', name, spec })
    add(spec.label, { kind: 'field', name, spec })
  }
  for (const [spelling, name] of Object.entries(FIELD_SPELLINGS)) {
    const spec = fieldSpec(definition, name)
    if (spec) add(spelling, { kind: 'field', name, spec })
  }
  for (const heading of Object.values(REASON_COLUMNS)) add(heading, { kind: 'ignored' })
  // As our own sheets write them: "Load" is the heading of one field, "load" the name of another.
  const exact = new Map<string, HeadingMeaning>([
    ...columns.map(({ name, spec }) => [name, { kind: 'field', name, spec }] as const),
    ...columns.map(({ name, spec, heading }) => [heading, { kind: 'field', name, spec }] as const),
  ])
  return (typed) => {
    const heading = typed.trim()
    if (heading === '') return { kind: 'ignored' }
    return exact.get(heading) ?? meanings.get(foldHeading(heading)) ?? { kind: 'unknown' }
  }
}

/** The label of a field in the sheet; for a path such as quantitySlabs[1].minQty that of its field. */
export function columnLabel(definition: ModuleDefinition, field: string): string {
  const root = fieldRoot(field)
  const column = bulkColumns(definition).find(({ name }) => name === root)
  return column?.spec.label ?? fieldSpec(definition, root)?.label ?? root
}

/** The field of a path such as quantitySlabs[1].minQty. */
export function fieldRoot(path: string): string {
  return path.split(/[.[]/, 1)[0] ?? ''
}
