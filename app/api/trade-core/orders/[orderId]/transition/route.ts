import { moveOrderRoute } from '@/lib/contract/routes/orders'
import { handle } from '@/lib/http/route'
import { moveOrder } from '@/lib/services/rfq/orders/orders'

export const POST = handle(moveOrderRoute, ({ ctx, params, body }) => moveOrder(ctx, { ...params, body }))
