import { actorRoute } from '@/lib/http/route'
import { contextFor } from '@/lib/services/context'
import { markRead } from '@/lib/services/notifications'

export const POST = actorRoute((call) => markRead(contextFor(call), call))
