import { markNotificationsReadRoute } from '@/lib/contract/routes/account'
import { handle } from '@/lib/http/route'
import { markRead } from '@/lib/services/notifications/notifications'

export const POST = handle(markNotificationsReadRoute, ({ ctx, body }) => markRead(ctx, body))
