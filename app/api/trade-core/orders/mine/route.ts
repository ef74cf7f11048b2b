import { actorRoute } from '@/lib/http/route'
import { contextFor } from '@/lib/services/context'
import { listMyOrders } from '@/lib/services/rfq/orders'

export const GET = actorRoute((call) => listMyOrders(contextFor(call), call))
