import { requestEmailChangeRoute } from '@/lib/contract/routes/account'
import { handle } from '@/lib/http/route'
import { requestEmailChange } from '@/lib/services/accounts/account-security'
import { requireSession } from '@/lib/services/accounts/own-password'

export const POST = handle(requestEmailChangeRoute, {
  gate: async ({ ctx }) => requireSession(ctx.actor),
  run: ({ ctx, body }) => requestEmailChange(ctx, body),
})
