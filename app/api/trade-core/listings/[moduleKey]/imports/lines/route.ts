import { readPastedListRoute } from '@/lib/contract/routes/files'
import { handle } from '@/lib/http/route'
import { readPastedList } from '@/lib/services/imports/pasted-list'

export const POST = handle(readPastedListRoute, ({ ctx, params: { moduleKey }, body }) =>
  readPastedList(ctx, moduleKey, body),
)
