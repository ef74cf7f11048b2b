import { actorRoute } from '@/lib/http/route'
import { createRfq } from '@/lib/services/rfq/requests/create'
import { contextFor } from '@/lib/services/shared/context'

export const POST = actorRoute((call) => createRfq(contextFor(call), call))
