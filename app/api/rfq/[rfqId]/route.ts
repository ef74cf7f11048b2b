import { actorRoute } from '@/lib/http/route'
import { rfqAnswer } from '@/lib/services/rfq/requests/read'
import { contextFor } from '@/lib/services/shared/context'

export const GET = actorRoute((call, params) => rfqAnswer(contextFor(call), params.id('rfqId')))
