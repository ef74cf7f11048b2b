import { createRfqRoute } from '@/lib/contract/routes/requests'
import { handle } from '@/lib/http/route'
import { requestGate } from '@/lib/services/rfq/gates'
import { createRfq } from '@/lib/services/rfq/requests/create'

export const POST = handle(createRfqRoute, {
  gate: ({ ctx }) => requestGate(ctx),
  run: ({ gate: ctx, body }) => createRfq(ctx, body),
})
