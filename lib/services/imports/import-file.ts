import 'server-only'
import { readFile } from 'node:fs/promises'
import { processWide } from '@/lib/config/process-wide'
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

/** The rows of a seller's file, an .xlsx or a CSV by its content. @throws VALIDATION_FAILED with every problem of the file */
export function readImportFile(
  definition: ModuleDefinition,
  file: { path: string; sha256: string },
): Promise<{ rows: SheetRow[]; warnings: Issue[] }> {
  return gate().run(file.sha256, async () => readSheet(definition, await readFile(file.path)))
}

/** As readImportFile, for the bytes of a file. @throws VALIDATION_FAILED */
export async function readSheet(
  definition: ModuleDefinition,
  bytes: Buffer,
): Promise<{ rows: SheetRow[]; warnings: Issue[] }> {
  if (bytes.length === 0) throw fileRefused('FILE_EMPTY', 'The file is empty.')
  if (bytes.length >= 4 && bytes.readUInt32BE(0) === 0xd0cf11e0) {
    throw fileRefused(
      'OLD_WORKBOOK',
      'This is an old .xls or a protected workbook. Save it as .xlsx without a password.',
    )
  }
  const isZip = bytes.subarray(0, 2).toString('latin1') === 'PK'
  const csv = isZip ? null : decodeCsv(bytes)
  const reader = new SheetReader(definition)
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
  if (issues.length > 0) throw validationFailed(issues)
  return { rows: reader.rows, warnings: csv?.warnings ?? [] }
}
