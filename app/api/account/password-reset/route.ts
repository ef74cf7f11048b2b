import { openRoute } from '@/lib/http/route'
import { resetPassword } from '@/lib/services/accounts/account-security'
import { contextFor } from '@/lib/services/shared/context'

export const POST = openRoute((call) => resetPassword(contextFor(call), call))
