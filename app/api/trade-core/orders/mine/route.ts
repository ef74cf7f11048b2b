import { actorRoute } from '@/lib/http/route'
import { listMyOrders } from '@/lib/services/rfq/orders/orders'
import { contextFor } from '@/lib/services/shared/context'

export const GET = actorRoute((call) => listMyOrders(contextFor(call), call))
