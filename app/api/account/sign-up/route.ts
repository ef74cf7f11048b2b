import { openRoute } from '@/lib/http/route'
import { signUp } from '@/lib/services/accounts/accounts'
import { contextFor } from '@/lib/services/shared/context'

export const POST = openRoute((call) => signUp(contextFor(call), call))
