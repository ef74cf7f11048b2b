import { renewRecoveryCodesRoute } from '@/lib/contract/routes/account'
import { handle } from '@/lib/http/route'
import { requireSession } from '@/lib/services/accounts/own-password'
import { renewRecoveryCodes } from '@/lib/services/accounts/second-factor/second-factor'

export const POST = handle(renewRecoveryCodesRoute, {
  gate: async ({ ctx }) => requireSession(ctx.actor),
  run: ({ ctx, body }) => renewRecoveryCodes(ctx, body),
})
