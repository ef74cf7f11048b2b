import { actorRoute } from '@/lib/http/route'
import { exportAuditLog } from '@/lib/services/audit/audit-reading'
import { contextFor } from '@/lib/services/shared/context'

export const GET = actorRoute((call) => exportAuditLog(contextFor(call), call))
