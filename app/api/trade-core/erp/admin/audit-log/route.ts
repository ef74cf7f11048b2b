import { actorRoute } from '@/lib/http/route'
import { showAuditLog } from '@/lib/services/audit/audit-reading'
import { contextFor } from '@/lib/services/shared/context'

export const GET = actorRoute((call) => showAuditLog(contextFor(call), call))
