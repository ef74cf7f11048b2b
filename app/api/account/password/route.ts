import { actorRoute } from '@/lib/http/route'
import { changePassword } from '@/lib/services/account-security'
import { contextFor } from '@/lib/services/context'

export const POST = actorRoute((call) => changePassword(contextFor(call), call))
