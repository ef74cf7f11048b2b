import { actorRoute } from '@/lib/http/route'
import { showAuditChain } from '@/lib/services/audit-reading'
import { contextFor } from '@/lib/services/context'

export const GET = actorRoute((call) => showAuditChain(contextFor(call), call))
