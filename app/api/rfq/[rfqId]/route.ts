import { actorRoute } from '@/lib/http/route'
import { contextFor } from '@/lib/services/context'
import { rfqAnswer } from '@/lib/services/rfq/read'

export const GET = actorRoute((call, params) => rfqAnswer(contextFor(call), params.id('rfqId')))
