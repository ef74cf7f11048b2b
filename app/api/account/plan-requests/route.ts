import { actorRoute } from '@/lib/http/route'
import { readPlanRequests, requestPlan } from '@/lib/services/entitlement/plan-requests'
import { contextFor } from '@/lib/services/shared/context'

export const GET = actorRoute((call) => readPlanRequests(contextFor(call), call))

export const POST = actorRoute((call) => requestPlan(contextFor(call), call))
