import { openRoute } from '@/lib/http/route'
import { showListing } from '@/lib/services/catalogue/catalogue'
import { contextFor } from '@/lib/services/shared/context'

export const GET = openRoute((call, { moduleKey, id }) => showListing(contextFor(call), moduleKey, id('listingId')))
