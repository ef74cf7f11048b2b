import { readAccessExportQuery } from '@/lib/contract/queries/access-query'
import { exportSellerAccessRoute } from '@/lib/contract/routes/subscription'
import { sheetResponse } from '@/lib/http/responses/sheet'
import { handle } from '@/lib/http/route'
import { exportSellerDirectory } from '@/lib/services/pages/seller-directory'

export const GET = handle(exportSellerAccessRoute, {
  run: ({ ctx, search }) => exportSellerDirectory(ctx, readAccessExportQuery(search)),
  respond: sheetResponse,
})
