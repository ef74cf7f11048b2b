import { openRoute } from '@/lib/http/route'
import { signUp } from '@/lib/services/accounts'
import { contextFor } from '@/lib/services/context'

export const POST = openRoute((call) => signUp(contextFor(call), call))
