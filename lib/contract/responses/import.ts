import { z } from 'zod'
import { IMPORT_MODES, IMPORT_STATES, ROW_STATES } from '@/lib/domain/bulk/import-record'
import { described, id, idOrEmpty, moment, record, text } from '@/lib/domain/record-schema'
import { issueSchema, issues, openPage, response } from '../schema'
import { moduleKeySchema } from './listing'

const importSchema = record('Import', 'An import of a file of listings.', {
  importId: id('The import.'),
  moduleKey: moduleKeySchema,
  mode: z.enum(IMPORT_MODES),
  state: z.enum(IMPORT_STATES),
  fileName: text('', 'stock-november.xlsx'),
  columns: described(
    z.array(
      z.object({ heading: text('', 'Rate per kg'), field: text('"" for a column that was left out.', 'basePrice') }),
    ),
    'The columns that were read as the seller said; empty for a file with the headings of the template.',
  ),
  rows: z.object({
    total: described(z.int(), '', 120),
    done: z.int(),
    created: z.int(),
    edited: z.int(),
    unchanged: described(z.int(), 'Rows whose listing already has these values: nothing is written.', 3),
    failed: z.int(),
    cancelled: z.int(),
  }),
  warnings: issues('Of the file as a whole, such as its encoding.'),
  createdAt: moment(''),
  finishedAt: text('"" until it ends.', ''),
})

const importedRowSchema = record('ImportedRow', 'A row as the spreadsheet counts.', {
  row: z.int(),
  state: z.enum(ROW_STATES),
  title: text(),
  listingId: idOrEmpty('The listing made or changed.'),
  issues: z.array(issueSchema.extend({ column: text('The heading of the column.') })),
  line: described(
    z
      .object({
        status: described(z.enum(['ACTIVE', 'DRAFT']).optional(), 'Of a new listing.'),
        goods: text('What tells these goods apart most.', '30s'),
        price: text('', '₹285.00 per kg'),
        stock: text('', '5,000 kg'),
        minimum: text('', '60 kg'),
      })
      .optional(),
    'Of the good rows of a dry run: what the listing would say.',
  ),
  double: described(
    z.object({ listingId: id('The listing.'), title: text('', '30s Combed Cotton Yarn') }).optional(),
    'Of a new row of a dry run: your listing that already offers these goods.',
  ),
})

/** One import as its seller sees it. */
export type ImportRecord = z.infer<typeof importSchema>
/** A row of an import, with its problems under the headings of their columns. */
export type ImportedRow = z.infer<typeof importedRowSchema>

export const importResponseSchema = response('OneImport', 'One import.', { import: importSchema })
export const importPageSchema = response('ImportPage', 'The imports of the caller, the latest first.', {
  imports: z.array(importSchema),
  page: openPage(),
})
export const importRowsSchema = response('ImportRows', 'One import with a page of its rows.', {
  import: importSchema,
  rows: z.array(importedRowSchema),
  doubles: described(z.int().optional(), 'With the good rows of a dry run: how many new ones you list already.'),
  page: z.object({ limit: z.int(), nextAfter: z.int().nullable() }),
})
