import { actorRoute } from '@/lib/http/route'
import { contextFor } from '@/lib/services/context'
import { createToken, listTokens } from '@/lib/services/tokens'

export const GET = actorRoute(async (call) => ({
  body: { ok: true, success: true, apiTokens: await listTokens(contextFor(call)) },
}))

export const POST = actorRoute((call) => createToken(contextFor(call), call))
