import { actorRoute } from '@/lib/http/route'
import { listMyRfqs } from '@/lib/services/rfq/requests/read'
import { contextFor } from '@/lib/services/shared/context'

export const GET = actorRoute((call) => listMyRfqs(contextFor(call), call))
