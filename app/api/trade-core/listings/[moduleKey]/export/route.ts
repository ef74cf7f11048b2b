import { exportListingsRoute } from '@/lib/contract/routes/files'
import { sheetResponse } from '@/lib/http/responses/sheet'
import { handle } from '@/lib/http/route'
import { exportListings } from '@/lib/services/imports/listing-export'

export const GET = handle(exportListingsRoute, {
  run: async ({ ctx, params, query }) =>
    exportListings(ctx, { ...params, format: query.format, status: query.status ?? null }),
  respond: sheetResponse,
})
