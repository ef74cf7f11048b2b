import { actorRoute, openRoute } from '@/lib/http/route'
import { listListings } from '@/lib/services/catalogue'
import { contextFor } from '@/lib/services/context'
import { writeListing } from '@/lib/services/listings'

export const GET = openRoute((call, { moduleKey }) => listListings(contextFor(call), call, moduleKey))
export const POST = actorRoute((call, { moduleKey }) => writeListing(contextFor(call), call, moduleKey))
