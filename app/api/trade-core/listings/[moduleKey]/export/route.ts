import { readExportQuery } from '@/lib/contract/queries/bulk-query'
import { exportListingsRoute } from '@/lib/contract/routes/files'
import { sheetResponse } from '@/lib/http/responses/sheet'
import { handle } from '@/lib/http/route'
import { exportListings } from '@/lib/services/imports/listing-export'

export const GET = handle(exportListingsRoute, {
  run: async ({ ctx, params, search }) => exportListings(ctx, { ...params, ...readExportQuery(search) }),
  respond: sheetResponse,
})
