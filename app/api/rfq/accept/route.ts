import { actorRoute } from '@/lib/http/route'
import { contextFor } from '@/lib/services/context'
import { acceptQuotation } from '@/lib/services/rfq/accept'

export const POST = actorRoute((call) => acceptQuotation(contextFor(call), call))
