import type { Issue } from '@/lib/domain/errors'
import type { ModuleKey } from '@/lib/domain/modules/keys'

export const IMPORT_MODES = ['dry-run', 'import'] as const
export type ImportMode = (typeof IMPORT_MODES)[number]

export const IMPORT_STATES = ['QUEUED', 'RUNNING', 'DONE', 'CANCELLED'] as const
export type ImportState = (typeof IMPORT_STATES)[number]

/** In a dry run CREATED and EDITED say what would become of the row. */
export const ROW_STATES = ['PENDING', 'CREATED', 'EDITED', 'FAILED', 'CANCELLED'] as const
export type RowState = (typeof ROW_STATES)[number]

export const SHEET_FORMATS = ['xlsx', 'csv'] as const
export type SheetFormat = (typeof SHEET_FORMATS)[number]

/** One import as its seller sees it. */
export interface ImportRecord {
  importId: string
  moduleKey: ModuleKey
  mode: ImportMode
  state: ImportState
  fileName: string
  rows: { total: number; done: number; created: number; edited: number; failed: number; cancelled: number }
  /** Of the file as a whole, such as its encoding. */
  warnings: Issue[]
  createdAt: string
  /** "" while it is under way. */
  finishedAt: string
}

/** A problem of a row, with the column as its heading reads. */
export interface RowIssue extends Issue {
  column: string
}

export interface ImportedRow {
  /** As the seller's spreadsheet counts. */
  row: number
  state: RowState
  title: string
  /** "" where the row made or changed none. */
  listingId: string
  issues: RowIssue[]
}

export function isUnderWay(state: ImportState): boolean {
  return state === 'QUEUED' || state === 'RUNNING'
}
