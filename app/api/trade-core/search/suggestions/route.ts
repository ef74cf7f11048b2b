import { suggestRoute } from '@/lib/contract/routes/market'
import { handle } from '@/lib/http/route'
import { suggest } from '@/lib/services/market/suggest'

export const GET = handle(suggestRoute, ({ ctx, query }) => suggest(ctx, query))
