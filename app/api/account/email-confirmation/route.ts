import { openRoute } from '@/lib/http/route'
import { confirmEmail } from '@/lib/services/account-security'
import { contextFor } from '@/lib/services/context'

export const POST = openRoute((call) => confirmEmail(contextFor(call), call))
