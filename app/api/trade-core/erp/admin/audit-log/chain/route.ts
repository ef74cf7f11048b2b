import { checkAuditLogRoute } from '@/lib/contract/routes/audit'
import { handle } from '@/lib/http/route'
import { checkAuditChain } from '@/lib/services/audit/audit-reading'

export const GET = handle(checkAuditLogRoute, ({ ctx, query: { check, cursor } }) =>
  checkAuditChain(ctx, { isWhole: check === 'whole', cursor: cursor ?? null }),
)
