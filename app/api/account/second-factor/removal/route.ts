import { turnOffSecondFactorRoute } from '@/lib/contract/routes/account'
import { handle } from '@/lib/http/route'
import { requireSession } from '@/lib/services/accounts/own-password'
import { turnOffSecondFactor } from '@/lib/services/accounts/second-factor/second-factor'

export const POST = handle(turnOffSecondFactorRoute, {
  gate: async ({ ctx }) => requireSession(ctx.actor),
  run: ({ ctx, body }) => turnOffSecondFactor(ctx, body),
})
