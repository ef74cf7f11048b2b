import { endTokenRoute } from '@/lib/contract/routes/account'
import { handle } from '@/lib/http/route'
import { endToken } from '@/lib/services/accounts/tokens'

export const DELETE = handle(endTokenRoute, async ({ ctx, params: { tokenId } }) => {
  await endToken(ctx, tokenId)
  return { tokenId }
})
