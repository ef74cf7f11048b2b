import { actorRoute } from '@/lib/http/route'
import { contextFor } from '@/lib/services/context'
import { showListingHistory } from '@/lib/services/listing-history'

export const GET = actorRoute((call, { moduleKey, id }) =>
  showListingHistory(contextFor(call), call, { moduleKey, listingId: id('listingId') }),
)
