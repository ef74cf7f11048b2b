import { requestPasswordResetRoute } from '@/lib/contract/routes/account'
import { handle } from '@/lib/http/route'
import { requestPasswordReset } from '@/lib/services/accounts/account-security'

export const POST = handle(requestPasswordResetRoute, ({ ctx, body }) => requestPasswordReset(ctx, body))
