import { actorRoute } from '@/lib/http/route'
import { contextFor } from '@/lib/services/context'
import { setSuspension } from '@/lib/services/suspension'

export const POST = actorRoute((call, params) => setSuspension(contextFor(call), call, params.id('userId')))
