import { actorRoute } from '@/lib/http/route'
import { showAuditChain } from '@/lib/services/audit/audit-reading'
import { contextFor } from '@/lib/services/shared/context'

export const GET = actorRoute((call) => showAuditChain(contextFor(call), call))
