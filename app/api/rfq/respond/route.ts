import { actorRoute } from '@/lib/http/route'
import { respondRfq } from '@/lib/services/rfq/quotations/respond'
import { contextFor } from '@/lib/services/shared/context'

export const POST = actorRoute((call) => respondRfq(contextFor(call), call))
