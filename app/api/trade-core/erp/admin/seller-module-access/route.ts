import { actorRoute } from '@/lib/http/route'
import { adminModuleAccess } from '@/lib/services/entitlement/seller-access'
import { contextFor } from '@/lib/services/shared/context'

export const GET = actorRoute((call) => adminModuleAccess(contextFor(call), call))
