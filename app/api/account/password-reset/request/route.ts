import { openRoute } from '@/lib/http/route'
import { requestPasswordReset } from '@/lib/services/account-security'
import { contextFor } from '@/lib/services/context'

export const POST = openRoute((call) => requestPasswordReset(contextFor(call), call))
