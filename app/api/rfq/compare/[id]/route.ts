import { actorRoute } from '@/lib/http/route'
import { compareAnswer } from '@/lib/services/rfq/quotations/compare'
import { contextFor } from '@/lib/services/shared/context'

export const GET = actorRoute((call, params) => compareAnswer(contextFor(call), call, params.id('id')))
