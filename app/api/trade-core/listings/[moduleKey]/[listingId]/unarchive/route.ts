import { unarchiveListingRoute } from '@/lib/contract/routes/listings'
import { handle } from '@/lib/http/route'
import { moveListing } from '@/lib/services/listings/archive'
import { entitledOwner } from '@/lib/services/listings/gate'

export const POST = handle(unarchiveListingRoute, {
  gate: ({ ctx, params }) => entitledOwner(ctx, params),
  run: ({ ctx, gate: seller, params }) => moveListing(ctx, seller, { listingId: params.listingId, to: 'unarchive' }),
})
