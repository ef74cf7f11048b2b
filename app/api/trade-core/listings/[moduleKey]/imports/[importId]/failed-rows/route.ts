import { readSheetFormat } from '@/lib/contract/queries/bulk-query'
import { showFailedRowsRoute } from '@/lib/contract/routes/files'
import { sheetResponse } from '@/lib/http/responses/sheet'
import { handle } from '@/lib/http/route'
import { failedRowsSheet } from '@/lib/services/imports/listing-imports'

export const GET = handle(showFailedRowsRoute, {
  run: ({ ctx, params, search }) => failedRowsSheet(ctx, { ...params, format: readSheetFormat(search) }),
  respond: sheetResponse,
})
