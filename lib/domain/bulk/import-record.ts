import type { Issue } from '@/lib/domain/errors'

export const IMPORT_MODES = ['dry-run', 'import'] as const
export type ImportMode = (typeof IMPORT_MODES)[number]

export const IMPORT_STATES = ['QUEUED', 'RUNNING', 'DONE', 'CANCELLED'] as const
export type ImportState = (typeof IMPORT_STATES)[number]

/** In a dry run CREATED, EDITED and UNCHANGED say what would happen to the row. */
export const ROW_STATES = ['PENDING', 'CREATED', 'EDITED', 'UNCHANGED', 'FAILED', 'CANCELLED'] as const
export type RowState = (typeof ROW_STATES)[number]

export const SHEET_FORMATS = ['xlsx', 'csv'] as const
export type SheetFormat = (typeof SHEET_FORMATS)[number]

/** All columns of the module, or the few of a first listing. */
export const TEMPLATE_COLUMNS = ['all', 'short'] as const

/** What becomes of new rows whose goods the seller lists already. */
export const DOUBLE_CHOICES = ['add', 'leave', 'update'] as const
export type DoubleChoice = (typeof DOUBLE_CHOICES)[number]

/** A problem of a row, with the column as its heading reads. */
export interface RowIssue extends Issue {
  column: string
}

export function isUnderWay(state: ImportState): boolean {
  return state === 'QUEUED' || state === 'RUNNING'
}

interface GoodRows {
  created: number
  edited: number
  unchanged: number
}

/** What an import of checked rows would do, with the choice for those of its new rows whose goods are listed already. */
export function chosenRows<T extends GoodRows>(rows: T, doubles: number, choice: DoubleChoice): T {
  if (choice === 'add') return rows
  const created = rows.created - doubles
  return choice === 'update'
    ? { ...rows, created, edited: rows.edited + doubles }
    : { ...rows, created, unchanged: rows.unchanged + doubles }
}
