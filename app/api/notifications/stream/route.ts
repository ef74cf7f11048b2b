import { actorRoute } from '@/lib/http/route'
import { openNotificationStream } from '@/lib/services/notifications/notification-feed'
import { contextFor } from '@/lib/services/shared/context'

export const GET = actorRoute((call) => openNotificationStream(contextFor(call), call))
