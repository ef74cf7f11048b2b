import { listPlanRequestsRoute, requestPlanRoute } from '@/lib/contract/routes/subscription'
import { handle } from '@/lib/http/route'
import { readPlanRequests, requestPlan, requireSeller } from '@/lib/services/entitlement/plan-requests'

export const GET = handle(listPlanRequestsRoute, ({ ctx, query: { scope, status, cursor = null } }) =>
  readPlanRequests(ctx, { scope, isOpen: status !== 'closed', cursor }),
)

export const POST = handle(requestPlanRoute, {
  gate: async ({ ctx }) => requireSeller(ctx.actor),
  run: ({ ctx, body }) => requestPlan(ctx, body),
})
