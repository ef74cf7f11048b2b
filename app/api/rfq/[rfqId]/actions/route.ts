import { actorRoute } from '@/lib/http/route'
import { actOnRfq } from '@/lib/services/rfq/requests/act'
import { contextFor } from '@/lib/services/shared/context'

export const POST = actorRoute((call, params) => actOnRfq(contextFor(call), call, params.id('rfqId')))
