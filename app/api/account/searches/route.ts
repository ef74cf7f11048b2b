import { listSearchesRoute, saveSearchRoute } from '@/lib/contract/routes/searches'
import { handle } from '@/lib/http/route'
import { listSavedSearches, saveSearch } from '@/lib/services/searches/searches'

export const GET = handle(listSearchesRoute, async ({ ctx }) => ({ searches: await listSavedSearches(ctx) }))
export const POST = handle(saveSearchRoute, ({ ctx, body }) => saveSearch(ctx, body))
