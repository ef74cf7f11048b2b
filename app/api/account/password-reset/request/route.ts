import { openRoute } from '@/lib/http/route'
import { requestPasswordReset } from '@/lib/services/accounts/account-security'
import { contextFor } from '@/lib/services/shared/context'

export const POST = openRoute((call) => requestPasswordReset(contextFor(call), call))
