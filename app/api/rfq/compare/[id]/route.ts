import { compareQuotationsRoute } from '@/lib/contract/routes/requests'
import { handle } from '@/lib/http/route'
import { readComparison } from '@/lib/services/rfq/quotations/compare'

export const GET = handle(compareQuotationsRoute, ({ ctx, params, query }) =>
  readComparison(ctx, { rfqId: params.id, basis: query }),
)
