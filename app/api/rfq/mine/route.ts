import { actorRoute } from '@/lib/http/route'
import { contextFor } from '@/lib/services/context'
import { listMyRfqs } from '@/lib/services/rfq/read'

export const GET = actorRoute((call) => listMyRfqs(contextFor(call), call))
