import { createTokenRoute, listTokensRoute } from '@/lib/contract/routes/account'
import { handle } from '@/lib/http/route'
import { createToken, listTokens } from '@/lib/services/accounts/tokens'

export const GET = handle(listTokensRoute, async ({ ctx }) => ({ apiTokens: await listTokens(ctx) }))
export const POST = handle(createTokenRoute, ({ ctx, body }) => createToken(ctx, body))
