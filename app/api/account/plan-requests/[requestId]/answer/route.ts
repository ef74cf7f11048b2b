import { answerPlanRequestRoute } from '@/lib/contract/routes/subscription'
import { handle } from '@/lib/http/route'
import { answerPlanRequest } from '@/lib/services/entitlement/plan-requests'

export const POST = handle(answerPlanRequestRoute, ({ ctx, params, body }) =>
  answerPlanRequest(ctx, { ...params, body }),
)
