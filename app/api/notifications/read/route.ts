import { actorRoute } from '@/lib/http/route'
import { markRead } from '@/lib/services/notifications/notifications'
import { contextFor } from '@/lib/services/shared/context'

export const POST = actorRoute((call) => markRead(contextFor(call), call))
