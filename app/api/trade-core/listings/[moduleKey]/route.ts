import { actorRoute, openRoute } from '@/lib/http/route'
import { listListings } from '@/lib/services/catalogue/catalogue'
import { writeListing } from '@/lib/services/listings/listings'
import { contextFor } from '@/lib/services/shared/context'

export const GET = openRoute((call, { moduleKey }) => listListings(contextFor(call), call, moduleKey))
export const POST = actorRoute((call, { moduleKey }) => writeListing(contextFor(call), call, moduleKey))
