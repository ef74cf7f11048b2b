import { actorRoute } from '@/lib/http/route'
import { readInbox } from '@/lib/services/notifications/notifications'
import { contextFor } from '@/lib/services/shared/context'

export const GET = actorRoute(async (call) => ({
  body: { ok: true, success: true, ...(await readInbox(contextFor(call), call.query)) },
}))
