import { exportSellerAccessRoute } from '@/lib/contract/routes/subscription'
import { readAccessFilter } from '@/lib/domain/entitlement/access-filter'
import { sheetResponse } from '@/lib/http/responses/sheet'
import { handle } from '@/lib/http/route'
import { exportSellerDirectory } from '@/lib/services/pages/seller-directory'

export const GET = handle(exportSellerAccessRoute, {
  run: ({ ctx, query: { layout, ...words } }) =>
    exportSellerDirectory(ctx, { filter: readAccessFilter(words), layout }),
  respond: sheetResponse,
})
