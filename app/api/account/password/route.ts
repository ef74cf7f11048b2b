import { actorRoute } from '@/lib/http/route'
import { changePassword } from '@/lib/services/accounts/account-security'
import { contextFor } from '@/lib/services/shared/context'

export const POST = actorRoute((call) => changePassword(contextFor(call), call))
