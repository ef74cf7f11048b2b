import { actorRoute } from '@/lib/http/route'
import { contextFor } from '@/lib/services/context'
import { withdrawPlanRequest } from '@/lib/services/plan-requests'

export const POST = actorRoute((call, params) => withdrawPlanRequest(contextFor(call), call, params.id('requestId')))
