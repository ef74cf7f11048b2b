import 'server-only'
import { readFile } from 'node:fs/promises'
import { processWide } from '@/lib/config/process-wide'
import type { FileColumn, OwnColumns } from '@/lib/domain/bulk/own-columns'
import { SheetReader, type SheetRow } from '@/lib/domain/bulk/sheet'
import { type Issue, validationFailed } from '@/lib/domain/errors'
import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import { fileRefused } from '../shared/field-refused'
import { KeyedGate } from '../shared/keyed-gate'
import { decodeCsv, readCsv } from './csv'
import { LISTINGS_SHEET } from './listing-sheets'
import { readXlsx } from './xlsx-reader'

/** An unpacked workbook is large: they are read one after the other. */
const gate = () => processWide('import-files', () => new KeyedGate({ runningMax: 1, waitingMax: 20 }))

interface SheetReading {
  rows: SheetRow[]
  warnings: Issue[]
  /** Why the file as a whole cannot be imported. */
  issues: Issue[]
  /** The columns of the file, and what each is or looks like. */
  columns: FileColumn[]
  /** Those that were read as the seller said. */
  own: OwnColumns
}

/**
 * The rows of a seller's file, an .xlsx or a CSV by its content.
 * @param own what the seller says that their columns are
 * @throws VALIDATION_FAILED for a file that is no sheet
 */
export function readImportFile(
  definition: ModuleDefinition,
  file: { path: string; sha256: string },
  own: OwnColumns,
): Promise<SheetReading> {
  return gate().run(file.sha256, async () => readSheet(definition, await readFile(file.path), own))
}

/** As readImportFile, for the bytes of a file. @throws VALIDATION_FAILED */
export async function readSheet(
  definition: ModuleDefinition,
  bytes: Buffer,
  own: OwnColumns = {},
): Promise<SheetReading> {
  if (bytes.length === 0) throw fileRefused('FILE_EMPTY', 'The file is empty.')
  if (bytes.length >= 4 && bytes.readUInt32BE(0) === 0xd0cf11e0) {
    throw fileRefused(
      'OLD_WORKBOOK',
      'This is an old .xls or a protected workbook. Save it as .xlsx without a password.',
    )
  }
  const isZip = bytes.subarray(0, 2).toString('latin1') === 'PK'
  const csv = isZip ? null : decodeCsv(bytes)
  const reader = new SheetReader(definition, own)
  for await (const { number, values } of csv ? readCsv(csv.text) : readXlsx(bytes, LISTINGS_SHEET)) {
    // A hole in a sparse row is an empty cell.
    if (
      !reader.take(
        number,
        Array.from(values, (value) => value ?? ''),
      )
    )
      break
  }
  const issues = reader.finish()
  return {
    rows: reader.rows,
    warnings: csv?.warnings ?? [],
    issues,
    columns: reader.fileColumns(),
    own: reader.ownColumns(),
  }
}

const OF_HEADINGS: ReadonlySet<string> = new Set(['NO_HEADINGS', 'UNKNOWN_COLUMN', 'REPEATED_COLUMN'])

/**
 * @throws VALIDATION_FAILED with every problem of the file; when its headings are the problem, with its columns for the
 * seller to say what they are
 */
export function requireReadable({ issues, columns }: SheetReading): void {
  if (issues.length === 0) return
  const isOfHeadings = columns.length > 0 && issues.some(({ code }) => OF_HEADINGS.has(code))
  throw isOfHeadings ? validationFailed(issues, { columns }) : validationFailed(issues)
}
