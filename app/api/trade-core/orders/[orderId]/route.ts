import { actorRoute } from '@/lib/http/route'
import { contextFor } from '@/lib/services/context'
import { orderAnswer } from '@/lib/services/rfq/orders'

export const GET = actorRoute((call, params) => orderAnswer(contextFor(call), params.id('orderId')))
