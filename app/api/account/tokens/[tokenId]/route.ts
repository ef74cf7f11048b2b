import { actorRoute } from '@/lib/http/route'
import { endToken } from '@/lib/services/accounts/tokens'
import { contextFor } from '@/lib/services/shared/context'

export const DELETE = actorRoute(async (call, params) => {
  const tokenId = params.id('tokenId')
  await endToken(contextFor(call), tokenId)
  return { body: { ok: true, success: true, tokenId } }
})
