import { setUpSecondFactorRoute, showSecondFactorRoute } from '@/lib/contract/routes/account'
import { handle } from '@/lib/http/route'
import { requireSession } from '@/lib/services/accounts/own-password'
import { readSecondFactor, setUpSecondFactor } from '@/lib/services/accounts/second-factor/second-factor'

export const GET = handle(showSecondFactorRoute, async ({ ctx }) => ({ secondFactor: await readSecondFactor(ctx) }))
export const POST = handle(setUpSecondFactorRoute, {
  gate: async ({ ctx }) => requireSession(ctx.actor),
  run: ({ ctx, body }) => setUpSecondFactor(ctx, body),
})
