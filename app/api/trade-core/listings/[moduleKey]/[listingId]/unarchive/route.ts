import { actorRoute } from '@/lib/http/route'
import { moveListing } from '@/lib/services/listings/listings'
import { contextFor } from '@/lib/services/shared/context'

export const POST = actorRoute((call, { moduleKey, id }) =>
  moveListing(contextFor(call), call, { moduleKey, listingId: id('listingId'), to: 'unarchive' }),
)
