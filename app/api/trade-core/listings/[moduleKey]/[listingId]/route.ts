import { showListingRoute } from '@/lib/contract/routes/listings'
import { oneListingResponse } from '@/lib/http/responses/listing-page'
import { handle } from '@/lib/http/route'
import { readListing } from '@/lib/services/listings/read'

export const GET = handle(showListingRoute, {
  run: ({ ctx, params }) => readListing(ctx, params),
  respond: oneListingResponse,
})
