import { listSellerAccessRoute } from '@/lib/contract/routes/subscription'
import { readbackResponse } from '@/lib/http/responses/readback'
import { handle } from '@/lib/http/route'
import { readModuleAccess } from '@/lib/services/entitlement/seller-access'

export const GET = handle(listSellerAccessRoute, {
  run: ({ ctx, query }) => readModuleAccess(ctx, query.sellerId ?? null),
  respond: readbackResponse,
})
