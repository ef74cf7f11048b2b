import { unsubscribeRoute } from '@/lib/contract/routes/account'
import { handle } from '@/lib/http/route'
import { unsubscribe } from '@/lib/services/notifications/unsubscribe'

export const POST = handle(unsubscribeRoute, ({ ctx, query }) => unsubscribe(ctx, query))
