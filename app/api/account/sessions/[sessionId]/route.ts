import { actorRoute } from '@/lib/http/route'
import { closeSessionById } from '@/lib/services/accounts/sessions'
import { contextFor } from '@/lib/services/shared/context'

export const DELETE = actorRoute(async (call, params) => {
  const sessionId = params.id('sessionId')
  await closeSessionById(contextFor(call), sessionId)
  return { body: { ok: true, success: true, sessionId } }
})
