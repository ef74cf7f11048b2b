import { actorRoute } from '@/lib/http/route'
import { contextFor } from '@/lib/services/context'
import { readInbox } from '@/lib/services/notifications'

export const GET = actorRoute(async (call) => ({
  body: { ok: true, success: true, ...(await readInbox(contextFor(call), call.query)) },
}))
