import { unsubscribeRoute } from '@/lib/contract/routes/account'
import { handle } from '@/lib/http/route'
import { stopPoolDigests } from '@/lib/services/rfq/pool/digest'

export const POST = handle(unsubscribeRoute, ({ ctx, query }) => stopPoolDigests(ctx, query))
