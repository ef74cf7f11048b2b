import { actorRoute } from '@/lib/http/route'
import { contextFor } from '@/lib/services/context'
import { endToken } from '@/lib/services/tokens'

export const DELETE = actorRoute(async (call, params) => {
  const tokenId = params.id('tokenId')
  await endToken(contextFor(call), tokenId)
  return { body: { ok: true, success: true, tokenId } }
})
