import { actorRoute } from '@/lib/http/route'
import { contextFor } from '@/lib/services/context'
import { subscriptionStatus } from '@/lib/services/seller-access'

export const GET = actorRoute((call) => subscriptionStatus(contextFor(call), call))
