import { showReadyRoute } from '@/lib/contract/routes/account'
import { handle } from '@/lib/http/route'
import { readiness } from '@/lib/services/operation/health'

export const GET = handle(showReadyRoute, ({ ctx }) => readiness(ctx))
