import { actorRoute } from '@/lib/http/route'
import { contextFor } from '@/lib/services/context'
import { addQuotationEvent, listQuotationEvents } from '@/lib/services/rfq/quotation-events'

export const GET = actorRoute((call) => listQuotationEvents(contextFor(call), call))
export const POST = actorRoute((call) => addQuotationEvent(contextFor(call), call))
