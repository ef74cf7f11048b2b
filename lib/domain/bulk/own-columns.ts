import { z } from 'zod'
import { errorIssue, type Issue } from '@/lib/domain/errors'
import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import { bulkColumns, foldHeading, type HeadingMeaning, headingReader } from './columns'
import { guessFields, priceListField } from './heading-guess'

/** What the seller says that the columns of their own file are: heading to field name, '' to leave a column out. */
export type OwnColumns = Readonly<Record<string, string>>

/** A column of a seller's file, for the seller to say what it is. */
export interface FileColumn {
  heading: string
  /** Its first values. */
  examples: string[]
  /** The field it is or looks like; '' where it looks like none. */
  field: string
  /** Whether an import reads the column by itself. */
  isKnown: boolean
}

const COLUMNS_MAX = 200
const HEADING_LENGTH_MAX = 200
const EXAMPLES_SHOWN = 3
const EXAMPLE_LENGTH_MAX = 60

export const ownColumnsSchema = z
  .record(z.string().max(HEADING_LENGTH_MAX), z.string().max(HEADING_LENGTH_MAX))
  .refine((columns) => Object.keys(columns).length <= COLUMNS_MAX, `Name at most ${COLUMNS_MAX} columns.`)

/** Every column that is given to an unknown field or to a field that another one has. */
export function ownColumnsIssues(definition: ModuleDefinition, columns: OwnColumns): Issue[] {
  const known = new Set(bulkColumns(definition).map(({ name }) => name))
  const seen = new Map<string, string>()
  return Object.entries(columns).flatMap(([heading, field]) => {
    if (field === '') return []
    if (!known.has(field)) return [errorIssue('UNKNOWN_COLUMN', `columns.${heading}`, `There is no field "${field}".`)]
    const other = seen.get(field)
    if (other === undefined) {
      seen.set(field, heading)
      return []
    }
    const message = `"${other}" and "${heading}" cannot both be ${field}. Leave one out.`
    return [errorIssue('REPEATED_COLUMN', `columns.${heading}`, message)]
  })
}

/** The headings of a row as the seller names them: a second "Rate" is "Rate (2)". */
export function headingNames(values: readonly string[]): string[] {
  const seen = new Map<string, number>()
  return values.map((value) => {
    const heading = value.trim().slice(0, HEADING_LENGTH_MAX - 5)
    const count = (seen.get(foldHeading(heading)) ?? 0) + 1
    seen.set(foldHeading(heading), count)
    return count === 1 || heading === '' ? heading : `${heading} (${count})`
  })
}

/** Reads the headings of a row, the seller's own word for a column first. */
export function rowMeaning(
  definition: ModuleDefinition,
  columns: OwnColumns,
): (values: readonly string[]) => HeadingMeaning[] {
  const ours = headingReader(definition)
  const own = new Map(Object.entries(columns).map(([heading, field]) => [foldHeading(heading), field]))
  return (values) =>
    headingNames(values).map((name, index) => {
      const field = name === '' ? undefined : own.get(foldHeading(name))
      if (field === '') return { kind: 'leftOut' }
      return ours(field ?? values[index] ?? '')
    })
}

/** The columns under the headings of a row, each with what it is or looks like. */
export function fileColumns(
  definition: ModuleDefinition,
  values: readonly string[],
  rows: readonly (readonly string[])[],
): FileColumn[] {
  const names = headingNames(values)
  // Our field names are no words of a price list: the heading "Quality" is its name for the goods, not our `quality`.
  const read = rowMeaning(definition, {})(values)
  const named = new Set(read.flatMap((meaning) => (meaning.kind === 'field' ? [meaning.name] : [])))
  const meanings = read.map((meaning, index): HeadingMeaning => {
    const isOurName = meaning.kind === 'field' && foldHeading(meaning.name) === foldHeading(names[index] ?? '')
    const other = isOurName ? priceListField(definition, names[index] ?? '') : ''
    // A sheet that has both is one of ours: "Cloth width", and the width of the package.
    return isOurName && other !== '' && !named.has(other) ? { kind: 'unknown' } : meaning
  })
  const taken = new Set(meanings.flatMap((meaning) => (meaning.kind === 'field' ? [meaning.name] : [])))
  const guesses = guessFields(definition, names, taken)
  return names.flatMap((heading, index) => {
    const meaning = meanings[index]
    if (heading === '' || !meaning || meaning.kind === 'ignored') return []
    const isFirst = meaning.kind === 'field' && meanings.findIndex((other) => isSame(other, meaning)) === index
    return [
      {
        heading,
        examples: rows
          .map((row) => (row[index] ?? '').trim().slice(0, EXAMPLE_LENGTH_MAX))
          .filter((value) => value !== '')
          .slice(0, EXAMPLES_SHOWN),
        field: meaning.kind !== 'field' ? (guesses[index] ?? '') : isFirst ? meaning.name : '',
        isKnown: isFirst,
      },
    ]
  })
}

/** The row that looks most like headings among the first ones of a file; null where none does. */
export function likelyHeadings(definition: ModuleDefinition, rows: readonly (readonly string[])[]): number | null {
  const scores = rows.map((values) => {
    const filled = values.filter((value) => value.trim() !== '')
    if (filled.length < 2) return 0
    const named = fileColumns(definition, values, []).filter(({ field }) => field !== '').length
    return named > 0 ? named : filled.every((value) => !/^[\d.,\s]+$/.test(value)) ? 0.5 : 0
  })
  const best = Math.max(0, ...scores)
  return best === 0 ? null : scores.indexOf(best)
}

function isSame(one: HeadingMeaning, other: HeadingMeaning): boolean {
  return one.kind === 'field' && other.kind === 'field' && one.name === other.name
}
