import { streamNotificationsRoute } from '@/lib/contract/routes/account'
import { eventStreamResponse } from '@/lib/http/responses/event-stream'
import { handle } from '@/lib/http/route'
import { openNotificationStream } from '@/lib/services/notifications/notification-feed'

export const GET = handle(streamNotificationsRoute, {
  run: ({ ctx, header }) => openNotificationStream(ctx, { lastEventId: header('last-event-id') }),
  respond: eventStreamResponse,
})
