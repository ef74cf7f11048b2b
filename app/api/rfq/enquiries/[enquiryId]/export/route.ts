import { readSheetFormat } from '@/lib/contract/queries/bulk-query'
import { exportEnquiryRoute } from '@/lib/contract/routes/enquiries'
import { sheetResponse } from '@/lib/http/responses/sheet'
import { handle } from '@/lib/http/route'
import { exportEnquiry } from '@/lib/services/rfq/enquiries/export'

export const GET = handle(exportEnquiryRoute, {
  run: async ({ ctx, params, search }) => exportEnquiry(ctx, { ...params, format: readSheetFormat(search) }),
  respond: sheetResponse,
})
