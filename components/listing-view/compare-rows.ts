import type { FieldValues } from '@/lib/domain/fields/field'
import type { ListingRecord } from '@/lib/domain/listing/presenting/present'
import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import { type SpecRow, specSections } from './spec-rows'

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
  const titles = new Map<string, { title: string; names: string[] }>()
  for (const section of perListing.flat()) {
    const known = titles.get(section.key)
    const names = section.rows.map((row) => row.name)
    if (known) known.names.push(...names)
    else titles.set(section.key, { title: section.title, names })
  }
  const sections = [...titles].map(([key, { title, names }]) => {
    const order = definition.sections[key as keyof ModuleDefinition['sections']]
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
