import { exportAuditLogRoute } from '@/lib/contract/routes/audit'
import { readAuditFilter } from '@/lib/domain/audit/filter'
import { sheetResponse } from '@/lib/http/responses/sheet'
import { handle } from '@/lib/http/route'
import { exportAuditLog } from '@/lib/services/audit/audit-reading'

export const GET = handle(exportAuditLogRoute, {
  run: ({ ctx, query }) => exportAuditLog(ctx, readAuditFilter(query).filter),
  respond: sheetResponse,
})
