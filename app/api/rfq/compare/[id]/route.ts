import { actorRoute } from '@/lib/http/route'
import { contextFor } from '@/lib/services/context'
import { compareAnswer } from '@/lib/services/rfq/compare'

export const GET = actorRoute((call, params) => compareAnswer(contextFor(call), call, params.id('id')))
