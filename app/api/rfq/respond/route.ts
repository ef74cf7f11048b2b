import { respondRfqRoute } from '@/lib/contract/routes/requests'
import { handle } from '@/lib/http/route'
import { quotationGate } from '@/lib/services/rfq/gates'
import { respondRfq } from '@/lib/services/rfq/quotations/respond'

export const POST = handle(respondRfqRoute, {
  gate: ({ ctx }) => quotationGate(ctx),
  run: ({ gate: ctx, body }) => respondRfq(ctx, body),
})
