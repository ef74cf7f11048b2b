import { listNotificationsRoute } from '@/lib/contract/routes/account'
import { handle } from '@/lib/http/route'
import { readInbox } from '@/lib/services/notifications/notifications'

export const GET = handle(listNotificationsRoute, ({ ctx, query }) => readInbox(ctx, query))
