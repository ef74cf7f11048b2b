import { openRoute } from '@/lib/http/route'
import { resetPassword } from '@/lib/services/account-security'
import { contextFor } from '@/lib/services/context'

export const POST = openRoute((call) => resetPassword(contextFor(call), call))
