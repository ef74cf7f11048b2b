import { actorRoute } from '@/lib/http/route'
import { closeOtherSessions, listSessions } from '@/lib/services/accounts/sessions'
import { contextFor } from '@/lib/services/shared/context'

export const GET = actorRoute(async (call) => ({
  body: { ok: true, success: true, sessions: await listSessions(contextFor(call)) },
}))

/** Signs out everywhere but here. */
export const DELETE = actorRoute(async (call) => ({
  body: { ok: true, success: true, ended: await closeOtherSessions(contextFor(call)) },
}))
