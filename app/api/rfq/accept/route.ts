import { acceptQuotationRoute } from '@/lib/contract/routes/requests'
import { handle } from '@/lib/http/route'
import { acceptQuotation } from '@/lib/services/rfq/quotations/accept'

export const POST = handle(acceptQuotationRoute, ({ ctx, body }) => acceptQuotation(ctx, body))
