import { listAuditLogRoute } from '@/lib/contract/routes/audit'
import { readAuditFilter } from '@/lib/domain/audit/filter'
import { handle } from '@/lib/http/route'
import { readAuditLog } from '@/lib/services/audit/audit-reading'

export const GET = handle(listAuditLogRoute, async ({ ctx, query: { limit, cursor = null, ...words } }) => {
  const { filter } = readAuditFilter(words)
  const { entries, nextCursor } = await readAuditLog(ctx, filter, { cursor, limit })
  return { entries, page: { limit, nextCursor } }
})
