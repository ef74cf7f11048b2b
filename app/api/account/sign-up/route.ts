import { signUpRoute } from '@/lib/contract/routes/account'
import { handle } from '@/lib/http/route'
import { signUp } from '@/lib/services/accounts/accounts'

export const POST = handle(signUpRoute, ({ ctx, body }) => signUp(ctx, body))
