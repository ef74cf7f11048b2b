import { readAuditQuery } from '@/lib/contract/queries/audit-query'
import { listAuditLogRoute } from '@/lib/contract/routes/audit'
import { handle } from '@/lib/http/route'
import { readAuditLog } from '@/lib/services/audit/audit-reading'

export const GET = handle(listAuditLogRoute, async ({ ctx, search }) => {
  const { filter, limit, cursor } = readAuditQuery(search)
  const { entries, nextCursor } = await readAuditLog(ctx, filter, { cursor, limit })
  return { entries, page: { limit, nextCursor } }
})
