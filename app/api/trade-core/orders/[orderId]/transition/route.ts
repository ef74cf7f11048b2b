import { actorRoute } from '@/lib/http/route'
import { transitionOrder } from '@/lib/services/rfq/orders/orders'
import { contextFor } from '@/lib/services/shared/context'

export const POST = actorRoute((call, params) => transitionOrder(contextFor(call), call, params.id('orderId')))
