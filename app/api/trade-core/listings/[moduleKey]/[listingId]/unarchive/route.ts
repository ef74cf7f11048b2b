import { actorRoute } from '@/lib/http/route'
import { contextFor } from '@/lib/services/context'
import { moveListing } from '@/lib/services/listings'

export const POST = actorRoute((call, { moduleKey, id }) =>
  moveListing(contextFor(call), call, { moduleKey, listingId: id('listingId'), to: 'unarchive' }),
)
