import { exportEnquiryRoute } from '@/lib/contract/routes/enquiries'
import { sheetResponse } from '@/lib/http/responses/sheet'
import { handle } from '@/lib/http/route'
import { exportEnquiry } from '@/lib/services/rfq/enquiries/export'

export const GET = handle(exportEnquiryRoute, {
  run: async ({ ctx, params, query }) => exportEnquiry(ctx, { ...params, ...query }),
  respond: sheetResponse,
})
