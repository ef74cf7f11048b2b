import { listEnquiriesRoute } from '@/lib/contract/routes/enquiries'
import { handle } from '@/lib/http/route'
import { readEnquiries } from '@/lib/services/rfq/enquiries/read'

export const GET = handle(listEnquiriesRoute, ({ ctx, query }) => readEnquiries(ctx, query))
