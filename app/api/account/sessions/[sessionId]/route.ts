import { endSessionRoute } from '@/lib/contract/routes/account'
import { handle } from '@/lib/http/route'
import { closeSessionById } from '@/lib/services/accounts/sessions'

export const DELETE = handle(endSessionRoute, async ({ ctx, params: { sessionId } }) => {
  await closeSessionById(ctx, sessionId)
  return { sessionId }
})
