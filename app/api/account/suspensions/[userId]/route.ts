import { actorRoute } from '@/lib/http/route'
import { setSuspension } from '@/lib/services/accounts/suspension'
import { contextFor } from '@/lib/services/shared/context'

export const POST = actorRoute((call, params) => setSuspension(contextFor(call), call, params.id('userId')))
