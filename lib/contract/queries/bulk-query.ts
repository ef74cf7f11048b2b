import { SHEET_FORMATS, type SheetFormat, TEMPLATE_COLUMNS } from '@/lib/domain/bulk/import-record'
import { LISTING_STATUSES, type ListingStatus } from '@/lib/domain/listing/listing'
import { isUuid } from '@/lib/domain/uuid'
import { queryWords } from './query-words'

/** The format of a spreadsheet, Excel's own when absent. @throws VALIDATION_FAILED */
export function readSheetFormat(search: URLSearchParams): SheetFormat {
  return formatOf(queryWords(search, { format: SHEET_FORMATS }).format)
}

/** @throws VALIDATION_FAILED */
export function readTemplateQuery(search: URLSearchParams): { format: SheetFormat; isShort: boolean } {
  const { format, columns } = queryWords(search, { format: SHEET_FORMATS, columns: TEMPLATE_COLUMNS })
  return { format: formatOf(format), isShort: columns === 'short' }
}

/** @throws VALIDATION_FAILED */
export function readExportQuery(search: URLSearchParams): { format: SheetFormat; status: ListingStatus | null } {
  const { format, status } = queryWords(search, { format: SHEET_FORMATS, status: LISTING_STATUSES })
  return { format: formatOf(format), status: LISTING_STATUSES.find((known) => known === status) ?? null }
}

function formatOf(asked: string | undefined): SheetFormat {
  return asked === 'csv' ? 'csv' : 'xlsx'
}

/** @throws VALIDATION_FAILED */
export function readImportsQuery(search: URLSearchParams): { cursor: string | null } {
  return { cursor: queryWords(search, { cursor: (id) => isUuid(id.toLowerCase()) }).cursor ?? null }
}

/** Which rows of an import: those with problems, or those that were saved, after this row. */
export interface ImportRowsQuery {
  rows: 'failed' | 'saved'
  after: number
}

/** @throws VALIDATION_FAILED */
export function readImportRowsQuery(search: URLSearchParams): ImportRowsQuery {
  const { rows, after = 0 } = queryWords(search, { rows: ['failed', 'saved'], after: /^\d{1,7}$/ })
  return { rows: rows === 'saved' ? 'saved' : 'failed', after: Number(after) }
}

/** A route without parameters. @throws VALIDATION_FAILED */
export function refuseQuery(search: URLSearchParams): void {
  queryWords(search, {})
}
