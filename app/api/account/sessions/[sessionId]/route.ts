import { actorRoute } from '@/lib/http/route'
import { contextFor } from '@/lib/services/context'
import { closeSessionById } from '@/lib/services/sessions'

export const DELETE = actorRoute(async (call, params) => {
  const sessionId = params.id('sessionId')
  await closeSessionById(contextFor(call), sessionId)
  return { body: { ok: true, success: true, sessionId } }
})
