import { requestEmailConfirmationRoute } from '@/lib/contract/routes/account'
import { handle } from '@/lib/http/route'
import { requestEmailConfirmation } from '@/lib/services/accounts/account-security'

export const POST = handle(requestEmailConfirmationRoute, ({ ctx }) => requestEmailConfirmation(ctx))
