import { createEnquiryRoute } from '@/lib/contract/routes/enquiries'
import { handle } from '@/lib/http/route'
import { createEnquiry } from '@/lib/services/rfq/enquiries/create'
import { requestGate } from '@/lib/services/rfq/gates'

export const POST = handle(createEnquiryRoute, {
  gate: ({ ctx }) => requestGate(ctx),
  run: ({ gate: ctx, body }) => createEnquiry(ctx, body),
})
