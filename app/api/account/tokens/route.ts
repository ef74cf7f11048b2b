import { actorRoute } from '@/lib/http/route'
import { createToken, listTokens } from '@/lib/services/accounts/tokens'
import { contextFor } from '@/lib/services/shared/context'

export const GET = actorRoute(async (call) => ({
  body: { ok: true, success: true, apiTokens: await listTokens(contextFor(call)) },
}))

export const POST = actorRoute((call) => createToken(contextFor(call), call))
