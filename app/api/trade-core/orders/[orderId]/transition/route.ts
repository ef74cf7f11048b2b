import { actorRoute } from '@/lib/http/route'
import { contextFor } from '@/lib/services/context'
import { transitionOrder } from '@/lib/services/rfq/orders'

export const POST = actorRoute((call, params) => transitionOrder(contextFor(call), call, params.id('orderId')))
