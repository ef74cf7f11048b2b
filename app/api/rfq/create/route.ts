import { actorRoute } from '@/lib/http/route'
import { contextFor } from '@/lib/services/context'
import { createRfq } from '@/lib/services/rfq/create'

export const POST = actorRoute((call) => createRfq(contextFor(call), call))
