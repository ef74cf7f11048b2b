import { actorRoute } from '@/lib/http/route'
import { answerPlanRequest } from '@/lib/services/entitlement/plan-requests'
import { contextFor } from '@/lib/services/shared/context'

export const POST = actorRoute((call, params) => answerPlanRequest(contextFor(call), call, params.id('requestId')))
