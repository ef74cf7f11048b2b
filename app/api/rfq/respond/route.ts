import { actorRoute } from '@/lib/http/route'
import { contextFor } from '@/lib/services/context'
import { respondRfq } from '@/lib/services/rfq/respond'

export const POST = actorRoute((call) => respondRfq(contextFor(call), call))
