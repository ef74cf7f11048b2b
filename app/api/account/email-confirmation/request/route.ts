import { actorRoute } from '@/lib/http/route'
import { requestEmailConfirmation } from '@/lib/services/accounts/account-security'
import { contextFor } from '@/lib/services/shared/context'

export const POST = actorRoute((call) => requestEmailConfirmation(contextFor(call), call))
