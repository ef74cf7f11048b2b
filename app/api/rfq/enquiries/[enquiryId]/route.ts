import { showEnquiryRoute } from '@/lib/contract/routes/enquiries'
import { handle } from '@/lib/http/route'
import { readEnquiryRecord } from '@/lib/services/rfq/enquiries/read'

export const GET = handle(showEnquiryRoute, ({ ctx, params }) => readEnquiryRecord(ctx, params.enquiryId))
