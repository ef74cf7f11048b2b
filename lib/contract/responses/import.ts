import { z } from 'zod'
import { IMPORT_MODES, IMPORT_STATES, ROW_STATES } from '@/lib/domain/bulk/import-record'
import { envelope, id, idOrEmpty, issueSchema, issues, moment, named, openPage, said, text } from '../schema'
import { moduleKeySchema } from './listing'

const importSchema = named(
  'Import',
  'A file of listings on its way.',
  z.object({
    importId: id('The import.'),
    moduleKey: moduleKeySchema,
    mode: z.enum(IMPORT_MODES),
    state: z.enum(IMPORT_STATES),
    fileName: text('', 'stock-november.xlsx'),
    rows: z.object({
      total: said(z.int(), '', 120),
      done: z.int(),
      created: z.int(),
      edited: z.int(),
      failed: z.int(),
      cancelled: z.int(),
    }),
    warnings: issues('Of the file as a whole, such as its encoding.'),
    createdAt: moment(''),
    finishedAt: text('"" while it is under way.', ''),
  }),
)

const importedRowSchema = named(
  'ImportedRow',
  'A row as the spreadsheet counts.',
  z.object({
    row: z.int(),
    state: z.enum(ROW_STATES),
    title: text(),
    listingId: idOrEmpty('The listing made or changed.'),
    issues: z.array(issueSchema.extend({ column: text('The heading of the column.') })),
  }),
)

/** One import as its seller sees it. */
export type ImportRecord = z.infer<typeof importSchema>
/** A row of an import, with its problems under the headings of their columns. */
export type ImportedRow = z.infer<typeof importedRowSchema>

export const importAnswerSchema = named('ImportAnswer', 'One import.', envelope({ import: importSchema }))
export const importPageSchema = named(
  'ImportPage',
  'The imports of the caller, the latest first.',
  envelope({ imports: z.array(importSchema), page: openPage() }),
)
export const importRowsSchema = named(
  'ImportRows',
  'One import with a page of its rows.',
  envelope({
    import: importSchema,
    rows: z.array(importedRowSchema),
    page: z.object({ limit: z.int(), nextAfter: z.int().nullable() }),
  }),
)
