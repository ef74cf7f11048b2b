import { confirmSecondFactorRoute } from '@/lib/contract/routes/account'
import { handle } from '@/lib/http/route'
import { requireSession } from '@/lib/services/accounts/own-password'
import { confirmSecondFactor } from '@/lib/services/accounts/second-factor/second-factor'

export const POST = handle(confirmSecondFactorRoute, {
  gate: async ({ ctx }) => requireSession(ctx.actor),
  run: ({ ctx, body }) => confirmSecondFactor(ctx, body),
})
