import type { FieldValues } from '@/lib/domain/fields/field'
import type { ListingRecord } from '@/lib/domain/listing/presenting/present'
import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import { fieldsOf, type SpecRow, specSections } from '../spec-rows'

/** Shown above the specifications, with the price. */
const SHOWN_ABOVE: ReadonlySet<string> = new Set(['moq', 'availableQuantity', 'dispatchLeadTime'])

export interface CompareRow {
  name: string
  label: string
  /** One per listing; null when the seller did not give it. */
  cells: (SpecRow | null)[]
  /** Whether the listings differ here. */
  differs: boolean
}

export interface CompareSection {
  title: string
  rows: CompareRow[]
}

/** The specifications of several listings: every row that at least one of them fills, in the module's order. */
export function compareSections(definition: ModuleDefinition, records: readonly ListingRecord[]): CompareSection[] {
  const perListing = records.map((record) => {
    const fields: FieldValues = record.fields
    return specSections(definition, fields, record.packagingSnapshot)
  })
  const joined = new Map<string, { title: string; order: string[]; names: string[] }>()
  for (const { key, title, sections, rows } of perListing.flat()) {
    const known = joined.get(key)
    const names = rows.map((row) => row.name)
    if (known) known.names.push(...names)
    else joined.set(key, { title, order: fieldsOf(definition, sections), names })
  }
  const sections = [...joined].map(([key, { title, order, names }]) => {
    const rows = order
      .filter((name) => names.includes(name) && !SHOWN_ABOVE.has(name))
      .map((name) => {
        const cells = perListing.map(
          (sections) => sections.find((section) => section.key === key)?.rows.find((row) => row.name === name) ?? null,
        )
        const texts = new Set(cells.map((cell) => JSON.stringify(cell?.parts ?? null)))
        const label = cells.find((cell) => cell !== null)?.label ?? name
        return { name, label, cells, differs: texts.size > 1 }
      })
    return { title, rows }
  })
  return sections.filter(({ rows }) => rows.length > 0)
}
