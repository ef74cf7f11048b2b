import { actorRoute } from '@/lib/http/route'
import { contextFor } from '@/lib/services/context'
import { answerPlanRequest } from '@/lib/services/plan-requests'

export const POST = actorRoute((call, params) => answerPlanRequest(contextFor(call), call, params.id('requestId')))
