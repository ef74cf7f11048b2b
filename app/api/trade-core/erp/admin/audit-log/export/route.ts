import { readAuditExportQuery } from '@/lib/contract/queries/audit-query'
import { exportAuditLogRoute } from '@/lib/contract/routes/audit'
import { sheetResponse } from '@/lib/http/responses/sheet'
import { handle } from '@/lib/http/route'
import { exportAuditLog } from '@/lib/services/audit/audit-reading'

export const GET = handle(exportAuditLogRoute, {
  run: ({ ctx, search }) => exportAuditLog(ctx, readAuditExportQuery(search)),
  respond: sheetResponse,
})
