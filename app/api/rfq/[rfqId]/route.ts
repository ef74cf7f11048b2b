import { showRfqRoute } from '@/lib/contract/routes/requests'
import { handle } from '@/lib/http/route'
import { readRfq } from '@/lib/services/rfq/requests/read'

export const GET = handle(showRfqRoute, {
  run: ({ ctx, params }) => readRfq(ctx, params.rfqId),
  versionOf: ({ rfq }) => rfq.version,
})
