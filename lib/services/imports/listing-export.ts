import { dayInIndia } from '@/lib/domain/calendar-day'
import 'server-only'
import { type Database, withDeadline } from '@/db/client'
import { listForExport } from '@/db/queries/listings/imports'
import type { SheetFile } from '@/lib/contract/sheet-file'
import { writeCell } from '@/lib/domain/bulk/cells'
import { bulkColumns } from '@/lib/domain/bulk/columns'
import type { SheetFormat } from '@/lib/domain/bulk/import-record'
import type { FieldValues } from '@/lib/domain/fields/field'
import type { ListingStatus } from '@/lib/domain/listing/listing'
import { matrixDefinition } from '@/lib/domain/modules'
import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import type { ModuleKey } from '@/lib/domain/modules/keys'
import type { ActorContext } from '../shared/context'
import { type SheetLine, sheetChunks } from './listing-sheets'

/** More listings than this are exported by status, or by a program over the API. */
const EXPORT_ROWS_MAX = 50_000
const ROWS_PER_QUERY = 500

/** The sheet of a module to fill in, made from its matrix; anyone may have it. */
export function importTemplate({
  moduleKey,
  format,
  isShort = false,
}: {
  moduleKey: ModuleKey
  format: SheetFormat
  isShort?: boolean
}): SheetFile {
  const definition = matrixDefinition(moduleKey)
  const name = `${moduleKey}-listings-${isShort ? 'short-' : ''}template`
  return { name, format, chunks: sheetChunks({ definition, lines: [], isShort }, format) }
}

/**
 * The caller's own listings in the columns of the template, at most EXPORT_ROWS_MAX, oldest first; without a status the active ones and the
 * drafts. Reading one's own stays open whatever the plan.
 */
export function exportListings(
  ctx: ActorContext,
  { moduleKey, format, status }: { moduleKey: ModuleKey; format: SheetFormat; status: ListingStatus | null },
): SheetFile {
  const definition = matrixDefinition(moduleKey)
  const statuses = status ? [status] : (['ACTIVE', 'DRAFT'] as const)
  const lines = exportLines(ctx.db, definition, { sellerId: ctx.actor.userId, moduleKey, statuses })
  const day = dayInIndia(ctx.now)
  return { name: `${moduleKey}-listings-${day}`, format, chunks: sheetChunks({ definition, lines }, format) }
}

async function* exportLines(
  db: Database,
  definition: ModuleDefinition,
  filter: { sellerId: string; moduleKey: ModuleKey; statuses: readonly ListingStatus[] },
): AsyncGenerator<SheetLine> {
  const position = { after: null as string | null, limit: ROWS_PER_QUERY }
  for (let written = 0; written < EXPORT_ROWS_MAX; written += ROWS_PER_QUERY) {
    const rows = await withDeadline(() => listForExport(db, { ...filter, ...position }))
    for (const { id, status, fields } of rows) yield listingLine(definition, { listingId: id, status, ...fields })
    if (rows.length < ROWS_PER_QUERY) return
    position.after = rows.at(-1)?.id ?? null
  }
}

function listingLine(definition: ModuleDefinition, values: FieldValues): SheetLine {
  const cells = bulkColumns(definition).map(({ name, spec }) => [name, writeCell(spec, values[name], values)] as const)
  return { cells: Object.fromEntries(cells.filter(([, cell]) => cell.text !== '')) }
}
