import { actorRoute } from '@/lib/http/route'
import { contextFor } from '@/lib/services/context'
import { exportListings } from '@/lib/services/listing-export'

export const GET = actorRoute(async (call, { moduleKey }) => exportListings(contextFor(call), call, moduleKey))
