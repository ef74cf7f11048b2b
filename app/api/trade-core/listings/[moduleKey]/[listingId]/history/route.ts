import { actorRoute } from '@/lib/http/route'
import { showListingHistory } from '@/lib/services/listings/listing-history'
import { contextFor } from '@/lib/services/shared/context'

export const GET = actorRoute((call, { moduleKey, id }) =>
  showListingHistory(contextFor(call), call, { moduleKey, listingId: id('listingId') }),
)
