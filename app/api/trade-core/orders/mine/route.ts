import { listOrdersRoute } from '@/lib/contract/routes/orders'
import { handle } from '@/lib/http/route'
import { readOrders } from '@/lib/services/rfq/orders/orders'

export const GET = handle(listOrdersRoute, ({ ctx, query }) => readOrders(ctx, query))
