import { readPlanRequestQuery } from '@/lib/contract/queries/plan-request-query'
import { listPlanRequestsRoute, requestPlanRoute } from '@/lib/contract/routes/subscription'
import { handle } from '@/lib/http/route'
import { readPlanRequests, requestPlan, requireSeller } from '@/lib/services/entitlement/plan-requests'

export const GET = handle(listPlanRequestsRoute, ({ ctx, search }) =>
  readPlanRequests(ctx, readPlanRequestQuery(search)),
)

export const POST = handle(requestPlanRoute, {
  gate: async ({ ctx }) => requireSeller(ctx.actor),
  run: ({ ctx, body }) => requestPlan(ctx, body),
})
