import { actorRoute } from '@/lib/http/route'
import { exportListings } from '@/lib/services/imports/listing-export'
import { contextFor } from '@/lib/services/shared/context'

export const GET = actorRoute(async (call, { moduleKey }) => exportListings(contextFor(call), call, moduleKey))
