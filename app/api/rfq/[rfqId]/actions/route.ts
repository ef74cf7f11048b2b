import { actOnRfqRoute } from '@/lib/contract/routes/requests'
import { handle } from '@/lib/http/route'
import { actOnRfq } from '@/lib/services/rfq/requests/act'

export const POST = handle(actOnRfqRoute, ({ ctx, params, body }) => actOnRfq(ctx, { ...params, body }))
