import { actorRoute } from '@/lib/http/route'
import { exportAuditLog } from '@/lib/services/audit-reading'
import { contextFor } from '@/lib/services/context'

export const GET = actorRoute((call) => exportAuditLog(contextFor(call), call))
