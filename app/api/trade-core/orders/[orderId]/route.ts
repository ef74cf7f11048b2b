import { actorRoute } from '@/lib/http/route'
import { orderAnswer } from '@/lib/services/rfq/orders/orders'
import { contextFor } from '@/lib/services/shared/context'

export const GET = actorRoute((call, params) => orderAnswer(contextFor(call), params.id('orderId')))
