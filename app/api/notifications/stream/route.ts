import { actorRoute } from '@/lib/http/route'
import { contextFor } from '@/lib/services/context'
import { openNotificationStream } from '@/lib/services/notification-feed'

export const GET = actorRoute((call) => openNotificationStream(contextFor(call), call))
