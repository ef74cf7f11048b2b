import { changePasswordRoute } from '@/lib/contract/routes/account'
import { handle } from '@/lib/http/route'
import { changePassword } from '@/lib/services/accounts/account-security'
import { requireSession } from '@/lib/services/accounts/own-password'

export const POST = handle(changePasswordRoute, {
  gate: async ({ ctx }) => requireSession(ctx.actor),
  run: ({ ctx, body }) => changePassword(ctx, body),
})
