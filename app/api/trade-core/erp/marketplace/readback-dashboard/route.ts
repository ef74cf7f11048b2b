import { actorRoute } from '@/lib/http/route'
import { dashboardAnswer } from '@/lib/services/rfq/dashboard'
import { contextFor } from '@/lib/services/shared/context'

export const GET = actorRoute((call) => dashboardAnswer(contextFor(call), call))
