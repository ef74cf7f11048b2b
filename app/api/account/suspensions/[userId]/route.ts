import { setSuspensionRoute } from '@/lib/contract/routes/account'
import { handle } from '@/lib/http/route'
import { requireOtherAccount, setSuspension } from '@/lib/services/accounts/suspension'

export const POST = handle(setSuspensionRoute, {
  gate: async ({ ctx, params }) => requireOtherAccount(ctx.actor, params.userId),
  run: ({ ctx, params, body }) => setSuspension(ctx, { ...params, body }),
})
