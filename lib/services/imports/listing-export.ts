import 'server-only'
import { type Database, withDeadline } from '@/db/client'
import { listForExport } from '@/db/queries/listings/imports'
import type { RequestContext, ServiceResponse } from '@/lib/contract/request-context'
import type { Actor } from '@/lib/domain/actor'
import { writeCell } from '@/lib/domain/bulk/cells'
import { bulkColumns } from '@/lib/domain/bulk/columns'
import { SHEET_FORMATS, type SheetFormat } from '@/lib/domain/bulk/import-record'
import type { FieldValues } from '@/lib/domain/fields/field'
import { LISTING_STATUSES, type ListingStatus } from '@/lib/domain/listing/listing'
import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import type { ModuleKey } from '@/lib/domain/modules/keys'
import { queryWords } from '../catalogue/query-words'
import { readyDefinition } from '../listings/listing-change'
import type { ServiceContext } from '../shared/context'
import { byteStream, type SheetLine, sheetChunks, sheetHeaders } from './listing-sheets'

/** More listings than this are exported by status, or by a program over the API. */
const EXPORT_ROWS_MAX = 50_000
const ROWS_PER_QUERY = 500

/** The sheet of a module to be filled in, made from its matrix. Open: whoever thinks of selling may look at it. */
export function showTemplate(call: RequestContext, moduleKey: ModuleKey): ServiceResponse {
  const format = formatOf(queryWords(call, { format: SHEET_FORMATS }).format)
  const definition = readyDefinition(moduleKey)
  return {
    isPublic: true,
    content: {
      body: byteStream(sheetChunks({ definition, lines: [] }, format)),
      headers: sheetHeaders(`${moduleKey}-listings-template`, format),
    },
  }
}

/**
 * The caller's own listings in the columns of the template, at most EXPORT_ROWS_MAX, oldest first; without a status the active ones and the
 * drafts. Reading one's own stays open whatever the plan.
 */
export function exportListings(
  ctx: ServiceContext<Actor>,
  call: RequestContext<Actor>,
  moduleKey: ModuleKey,
): ServiceResponse {
  const asked = queryWords(call, { format: SHEET_FORMATS, status: LISTING_STATUSES })
  const format = formatOf(asked.format)
  const status = LISTING_STATUSES.find((candidate) => candidate === asked.status)
  const definition = readyDefinition(moduleKey)
  const filter = { sellerId: ctx.actor.userId, moduleKey, statuses: status ? [status] : (['ACTIVE', 'DRAFT'] as const) }
  const day = ctx.now.toISOString().slice(0, 10)
  return {
    content: {
      body: byteStream(sheetChunks({ definition, lines: exportLines(ctx.db, definition, filter) }, format)),
      headers: sheetHeaders(`${moduleKey}-listings-${day}`, format),
    },
  }
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

/** Excel's own, unless asked otherwise. */
export function formatOf(asked: string | undefined): SheetFormat {
  return asked === 'csv' ? 'csv' : 'xlsx'
}
