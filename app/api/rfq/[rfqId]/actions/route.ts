import { actorRoute } from '@/lib/http/route'
import { contextFor } from '@/lib/services/context'
import { actOnRfq } from '@/lib/services/rfq/act'

export const POST = actorRoute((call, params) => actOnRfq(contextFor(call), call, params.id('rfqId')))
