import { changeSearchRoute, endSearchRoute } from '@/lib/contract/routes/searches'
import { handle } from '@/lib/http/route'
import { changeSearch, endSearch } from '@/lib/services/searches/searches'

export const PATCH = handle(changeSearchRoute, ({ ctx, body, params: { searchId } }) =>
  changeSearch(ctx, searchId, body),
)
export const DELETE = handle(endSearchRoute, ({ ctx, params: { searchId } }) => endSearch(ctx, searchId))
