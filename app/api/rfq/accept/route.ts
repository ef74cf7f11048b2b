import { actorRoute } from '@/lib/http/route'
import { acceptQuotation } from '@/lib/services/rfq/quotations/accept'
import { contextFor } from '@/lib/services/shared/context'

export const POST = actorRoute((call) => acceptQuotation(contextFor(call), call))
