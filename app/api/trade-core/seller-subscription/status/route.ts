import { actorRoute } from '@/lib/http/route'
import { subscriptionStatus } from '@/lib/services/entitlement/seller-access'
import { contextFor } from '@/lib/services/shared/context'

export const GET = actorRoute((call) => subscriptionStatus(contextFor(call), call))
