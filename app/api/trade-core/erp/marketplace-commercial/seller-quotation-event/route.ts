import { actorRoute } from '@/lib/http/route'
import { addQuotationEvent, listQuotationEvents } from '@/lib/services/rfq/quotations/quotation-events'
import { contextFor } from '@/lib/services/shared/context'

export const GET = actorRoute((call) => listQuotationEvents(contextFor(call), call))
export const POST = actorRoute((call) => addQuotationEvent(contextFor(call), call))
