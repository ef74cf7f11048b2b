import { actorRoute } from '@/lib/http/route'
import { requestEmailConfirmation } from '@/lib/services/account-security'
import { contextFor } from '@/lib/services/context'

export const POST = actorRoute((call) => requestEmailConfirmation(contextFor(call), call))
