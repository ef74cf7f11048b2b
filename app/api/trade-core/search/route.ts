import { searchMarketRoute } from '@/lib/contract/routes/market'
import { handle } from '@/lib/http/route'
import { searchMarket } from '@/lib/services/market/search-market'

export const GET = handle(searchMarketRoute, async ({ ctx, query }) => ({
  ...(await searchMarket(ctx, query)),
  page: { limit: query.limit, nextCursor: null },
}))
