import { showFailedRowsRoute } from '@/lib/contract/routes/files'
import { sheetResponse } from '@/lib/http/responses/sheet'
import { handle } from '@/lib/http/route'
import { failedRowsSheet } from '@/lib/services/imports/listing-imports'

export const GET = handle(showFailedRowsRoute, {
  run: ({ ctx, params, query }) => failedRowsSheet(ctx, { ...params, ...query }),
  respond: sheetResponse,
})
