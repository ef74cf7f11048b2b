import { actorRoute } from '@/lib/http/route'
import { contextFor } from '@/lib/services/context'
import { adminModuleAccess } from '@/lib/services/seller-access'

export const GET = actorRoute((call) => adminModuleAccess(contextFor(call), call))
