import { readCatalogueQuery } from '@/lib/contract/queries/listing-page'
import { namedSeller, writeMode } from '@/lib/contract/queries/listing-write'
import { listListingsRoute, writeListingRoute } from '@/lib/contract/routes/listings'
import { listingPageResponse } from '@/lib/http/responses/listing-page'
import { handle } from '@/lib/http/route'
import { openCatalogue } from '@/lib/services/catalogue/catalogue'
import { entitledSeller } from '@/lib/services/entitlement/seller-access'
import { writeListing } from '@/lib/services/listings/write'

export const GET = handle(listListingsRoute, {
  run: ({ ctx, params: { moduleKey }, search }) =>
    openCatalogue(ctx, moduleKey, (rates) => readCatalogueQuery(moduleKey, search, rates)),
  respond: listingPageResponse,
})

export const POST = handle(writeListingRoute, {
  gate: async (request) => entitledSeller(request.ctx, { ...request.params, sellerId: await namedSeller(request) }),
  run: ({ ctx, gate, body, query, search }) =>
    writeListing(ctx, gate, { body, mode: writeMode(query), content: { body, query: search.toString() } }),
})
