import { showSubscriptionRoute } from '@/lib/contract/routes/subscription'
import { readbackResponse } from '@/lib/http/responses/readback'
import { handle } from '@/lib/http/route'
import { readSubscription, requireSubscriber } from '@/lib/services/entitlement/seller-access'

export const GET = handle(showSubscriptionRoute, {
  gate: async ({ ctx }) => requireSubscriber(ctx.actor),
  run: ({ ctx, query }) => readSubscription(ctx, query.sellerId ?? null),
  respond: readbackResponse,
})
