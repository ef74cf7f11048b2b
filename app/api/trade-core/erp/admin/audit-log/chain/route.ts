import { readChainQuery } from '@/lib/contract/queries/audit-query'
import { checkAuditLogRoute } from '@/lib/contract/routes/audit'
import { handle } from '@/lib/http/route'
import { checkAuditChain } from '@/lib/services/audit/audit-reading'

export const GET = handle(checkAuditLogRoute, ({ ctx, search }) => checkAuditChain(ctx, readChainQuery(search)))
