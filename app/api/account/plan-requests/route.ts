import { actorRoute } from '@/lib/http/route'
import { contextFor } from '@/lib/services/context'
import { readPlanRequests, requestPlan } from '@/lib/services/plan-requests'

export const GET = actorRoute((call) => readPlanRequests(contextFor(call), call))

export const POST = actorRoute((call) => requestPlan(contextFor(call), call))
