import { listRfqsRoute } from '@/lib/contract/routes/requests'
import { handle } from '@/lib/http/route'
import { readRfqs } from '@/lib/services/rfq/requests/read'

export const GET = handle(listRfqsRoute, ({ ctx, query }) => readRfqs(ctx, query))
