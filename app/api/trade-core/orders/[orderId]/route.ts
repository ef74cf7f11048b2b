import { showOrderRoute } from '@/lib/contract/routes/orders'
import { handle } from '@/lib/http/route'
import { readOrder } from '@/lib/services/rfq/orders/orders'

export const GET = handle(showOrderRoute, {
  run: ({ ctx, params }) => readOrder(ctx, params.orderId),
  versionOf: ({ order }) => order.version,
})
