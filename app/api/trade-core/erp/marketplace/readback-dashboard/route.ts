import { actorRoute } from '@/lib/http/route'
import { contextFor } from '@/lib/services/context'
import { dashboardAnswer } from '@/lib/services/rfq/dashboard'

export const GET = actorRoute((call) => dashboardAnswer(contextFor(call), call))
