import { createTokenRoute, listTokensRoute } from '@/lib/contract/routes/account'
import { handle } from '@/lib/http/route'
import { requireSession } from '@/lib/services/accounts/own-password'
import { createToken, listTokens } from '@/lib/services/accounts/tokens'

export const GET = handle(listTokensRoute, async ({ ctx }) => ({ apiTokens: await listTokens(ctx) }))
export const POST = handle(createTokenRoute, {
  gate: async ({ ctx }) => requireSession(ctx.actor),
  run: ({ ctx, body }) => createToken(ctx, body),
})
