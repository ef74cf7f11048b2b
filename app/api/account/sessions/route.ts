import { endOtherSessionsRoute, listSessionsRoute } from '@/lib/contract/routes/account'
import { handle } from '@/lib/http/route'
import { closeOtherSessions, listSessions } from '@/lib/services/accounts/sessions'

export const GET = handle(listSessionsRoute, async ({ ctx }) => ({ sessions: await listSessions(ctx) }))

/** Signs out everywhere but here. */
export const DELETE = handle(endOtherSessionsRoute, async ({ ctx }) => ({ ended: await closeOtherSessions(ctx) }))
