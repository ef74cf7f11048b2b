import { changePasswordRoute } from '@/lib/contract/routes/account'
import { handle } from '@/lib/http/route'
import { changePassword, requireSession } from '@/lib/services/accounts/account-security'

export const POST = handle(changePasswordRoute, {
  gate: async ({ ctx }) => requireSession(ctx.actor),
  run: ({ ctx, body }) => changePassword(ctx, body),
})
