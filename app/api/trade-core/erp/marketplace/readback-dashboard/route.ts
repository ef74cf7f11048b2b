import { showDashboardRoute } from '@/lib/contract/routes/orders'
import { dashboardRole } from '@/lib/domain/rfq/lists/list-query'
import { handle } from '@/lib/http/route'
import { readDashboard } from '@/lib/services/rfq/dashboard'

export const GET = handle(showDashboardRoute, ({ ctx, search }) => readDashboard(ctx, dashboardRole(ctx.actor, search)))
