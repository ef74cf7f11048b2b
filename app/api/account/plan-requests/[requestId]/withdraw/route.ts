import { actorRoute } from '@/lib/http/route'
import { withdrawPlanRequest } from '@/lib/services/entitlement/plan-requests'
import { contextFor } from '@/lib/services/shared/context'

export const POST = actorRoute((call, params) => withdrawPlanRequest(contextFor(call), call, params.id('requestId')))
