import { readCatalogueQuery } from '@/lib/contract/queries/listing-page'
import { namedSeller, readWriteMode } from '@/lib/contract/queries/listing-write'
import { listListingsRoute, writeListingRoute } from '@/lib/contract/routes/listings'
import { listingPageResponse } from '@/lib/http/responses/listing-page'
import { handle } from '@/lib/http/route'
import { catalogueState, readCatalogue, readOwnCatalogue } from '@/lib/services/catalogue/catalogue'
import { entitledSeller } from '@/lib/services/entitlement/seller-access'
import { writeListing } from '@/lib/services/listings/write'

export const GET = handle(listListingsRoute, {
  run: async ({ ctx, params: { moduleKey }, search }) => {
    const { version, rates } = await catalogueState(ctx, moduleKey)
    const query = readCatalogueQuery(moduleKey, search, rates)
    const read = query.scope === 'mine' ? readOwnCatalogue : readCatalogue
    return { version, query, page: () => read(ctx, moduleKey, query) }
  },
  respond: listingPageResponse,
})

export const POST = handle(writeListingRoute, {
  // For an admin the body names the seller; for everyone else the entitlement comes before the body is read.
  gate: async ({ ctx, params, search, readJson }) => {
    const mode = readWriteMode(search)
    const early = ctx.actor.roles.includes('admin') ? await readJson() : undefined
    const seller = await entitledSeller(ctx, { ...params, sellerId: namedSeller(search, early) })
    return { seller, mode }
  },
  run: ({ ctx, gate: { seller, mode }, body, search }) =>
    writeListing(ctx, seller, { body, mode, content: { body, query: search.toString() } }),
})
