import { withdrawPlanRequestRoute } from '@/lib/contract/routes/subscription'
import { handle } from '@/lib/http/route'
import { requireSeller, withdrawPlanRequest } from '@/lib/services/entitlement/plan-requests'

export const POST = handle(withdrawPlanRequestRoute, {
  gate: async ({ ctx }) => requireSeller(ctx.actor),
  run: ({ ctx, params, body }) => withdrawPlanRequest(ctx, { ...params, body }),
})
