import { openRoute } from '@/lib/http/route'
import { confirmEmail } from '@/lib/services/accounts/account-security'
import { contextFor } from '@/lib/services/shared/context'

export const POST = openRoute((call) => confirmEmail(contextFor(call), call))
