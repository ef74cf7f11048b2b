import { archiveListingRoute } from '@/lib/contract/routes/listings'
import { handle } from '@/lib/http/route'
import { entitledOwner } from '@/lib/services/entitlement/seller-access'
import { moveListing } from '@/lib/services/listings/archive'

export const POST = handle(archiveListingRoute, {
  gate: ({ ctx, params }) => entitledOwner(ctx, params),
  run: async ({ ctx, gate: seller, params: { listingId }, readJsonIfSent }) =>
    moveListing(ctx, seller, { listingId, to: 'archive', body: await readJsonIfSent() }),
})
