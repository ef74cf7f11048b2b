import { confirmEmailRoute } from '@/lib/contract/routes/account'
import { handle } from '@/lib/http/route'
import { confirmEmail } from '@/lib/services/accounts/account-security'

export const POST = handle(confirmEmailRoute, ({ ctx, body }) => confirmEmail(ctx, body))
